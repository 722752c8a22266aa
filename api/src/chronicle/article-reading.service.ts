import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Authority } from '../campaigns/authority/authority.js';
import { isUuid } from '../database/uuid.js';
import { AppError } from '../errors/app-error.js';
import { Batches } from '../graphql/batches.js';
import { articleFor } from './article.mapper.js';
import type { ArticleModel, ArticlePageModel } from './article.models.js';
import { type ArticleRecord, type ArticlesAsked, ArticlesRepository } from './articles.repository.js';

const mostArticles = 50;

type Question = ArticlesAsked & Readonly<{ viewerId: string | undefined }>;

/** Reads chronicles; whoever may see a campaign may read all of its chronicle that is not hidden. */
@Injectable()
export class ArticleReadingService {
  private readonly batches = new Batches<Question, ArticlePageModel>((question, ids) =>
    this.read(question, ids),
  );

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly articles: ArticlesRepository,
  ) {}

  async page(
    viewerId: string | undefined,
    campaignId: string,
    { turn, battle, after, limit }: ArticlesAsked,
  ): Promise<ArticlePageModel> {
    if (after !== null && !isUuid(after)) throw new AppError('BAD_USER_INPUT', 'There is no such page.');
    const count = Math.min(Math.max(limit, 1), mostArticles);
    return this.batches.ask({ viewerId, turn, battle, after, limit: count }, campaignId);
  }

  async one(caller: Caller | undefined, campaignId: string, id: string): Promise<ArticleModel> {
    const { manager } = this.dataSource;
    const { campaign } = await this.authority.see(manager, caller, campaignId);
    const found = isUuid(id)
      ? await this.articles.one(manager, caller?.accountId, campaign.id, id)
      : undefined;
    if (found === undefined) throw new AppError('NOT_FOUND', 'The chronicle has no such piece.');
    return articleFor(caller?.accountId, found);
  }

  private async read(
    question: Question,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ArticlePageModel>> {
    const { viewerId, limit } = question;
    // One more than asked for tells whether there are more.
    const asked = { ...question, limit: limit + 1 };
    const found = await this.articles.pages(this.dataSource.manager, viewerId, ids, asked);
    return new Map(
      ids.map((id) => {
        const own = found.filter(({ campaignId }) => campaignId === id);
        return [id, pageOf(viewerId, own, limit)];
      }),
    );
  }
}

function pageOf(
  viewerId: string | undefined,
  found: readonly ArticleRecord[],
  limit: number,
): ArticlePageModel {
  const articles = found.slice(0, limit).map((article) => articleFor(viewerId, article));
  return { articles, next: found.length > limit ? (articles.at(-1)?.id ?? null) : null };
}
