import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { type Act, CampaignActs } from '../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../campaigns/campaign-results.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { refuse } from '../campaigns/refusal.js';
import { InvalidInput } from '../errors/user-error.js';
import { ArticleEntity } from './article.entity.js';
import type { EditArticleInput, WithdrawArticleInput, WriteArticleInput } from './article.inputs.js';
import { ArticleWrittenModel, type WriteArticleAnswer } from './article.models.js';
import { checkArticle } from './check-article.js';
import { findArticle } from './find-article.js';
import { reviveWritten } from './revive-written.js';
import { type Subject, Witnesses } from './witnesses.js';

/** How many pieces one may write on a turn. */
const mostOfTurn = 20;

/** What authors do with their pieces. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly witnesses: Witnesses,
    private readonly journal: Journal,
  ) {}

  write(caller: Caller, input: WriteArticleInput): Promise<WriteArticleAnswer> {
    return this.acts.perform(caller, 'writeArticle', input, reviveWritten, async (act) => {
      const subject = { turn: input.turn, battle: input.battle ?? null };
      const authorPart = await this.witnesses.partIn(act, subject);
      const checked = checkArticle(input);
      if ('faults' in checked) return new InvalidInput(checked.faults);
      await this.checkNumber(act, subject.turn);
      const { manager, campaign, now, seat } = act;
      const id = randomUUID();
      await manager.insert(ArticleEntity, {
        ...subject,
        ...checked.words,
        campaignId: campaign.id,
        id,
        authorId: caller.accountId,
        authorPart,
        seat: seat ?? null,
        seatName: await seatName(act),
        language: input.language,
        writtenAt: now,
      });
      await this.tell(act, subject, id);
      const { campaignId, version } = await this.acts.settled(act);
      return new ArticleWrittenModel(campaignId, version, id);
    });
  }

  edit(caller: Caller, input: EditArticleInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'editArticle', input, async (act) => {
      const article = await this.own(act, input.articleId);
      if (act.campaign.status === 'archived') refuse('CHRONICLE_CLOSED');
      const { title, text, language } = input;
      const checked = checkArticle({ title: title ?? article.title, text: text ?? article.text });
      if ('faults' in checked) return new InvalidInput(checked.faults);
      const { campaignId, id } = article;
      await act.manager.update(
        ArticleEntity,
        { campaignId, id },
        { ...checked.words, language: language ?? article.language, editedAt: act.now },
      );
      return undefined;
    });
  }

  /** For good, with its photos. */
  withdraw(caller: Caller, input: WithdrawArticleInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'withdrawArticle', input, async (act) => {
      const { campaignId, id, turn, seat } = await this.own(act, input.articleId);
      await act.manager.delete(ArticleEntity, { campaignId, id });
      await this.journal.write(act.manager, campaignId, turn, act.now, [
        { code: 'ARTICLE_WITHDRAWN', parameters: { article: id, seat } },
      ]);
    });
  }

  private async own(act: Act, articleId: string): Promise<ArticleEntity> {
    const article = await findArticle(act, articleId);
    return article.authorId === act.caller.accountId ? article : refuse('ARTICLE_NOT_YOURS');
  }

  private async checkNumber({ manager, campaign, caller }: Act, turn: number): Promise<void> {
    const written = { campaignId: campaign.id, turn, authorId: caller.accountId };
    if ((await manager.countBy(ArticleEntity, written)) >= mostOfTurn) refuse('ARTICLE_LIMIT_REACHED');
  }

  /** The journal does not repeat the title: it could not be withdrawn or hidden there. */
  private async tell({ manager, campaign, now, seat }: Act, { turn, battle }: Subject, article: string) {
    const about = { article, seat: seat ?? null };
    await this.journal.write(manager, campaign.id, turn, now, [
      battle === null
        ? { code: 'ARTICLE_WRITTEN', parameters: about }
        : { code: 'ARTICLE_ON_BATTLE_WRITTEN', parameters: { key: battle, ...about } },
    ]);
  }
}

async function seatName({ manager, campaign, seat }: Act): Promise<string | null> {
  if (seat === undefined) return null;
  const { name } = await manager.findOneByOrFail(SeatEntity, { campaignId: campaign.id, letter: seat });
  return name;
}
