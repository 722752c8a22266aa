import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ArticleEntity } from './article.entity.js';
import { viewerIsOfficial } from './viewer-is-official.js';

/** Which pieces, and how many of each campaign. */
export type ArticlesAsked = Readonly<{
  turn: number | null;
  battle: string | null;
  /** The last of the page before. */
  after: string | null;
  limit: number;
}>;

/** A piece with what else its readers are shown. */
export type ArticleRecord = ArticleEntity &
  Readonly<{
    authorName: string | null;
    hiddenByName: string | null;
    /** Whether the viewer may read what is hidden, as an organiser or referee. */
    official: boolean;
  }>;

const columns = `article.campaign_id as "campaignId", article.id, article.turn, article.battle,
  article.author_id as "authorId", article.author_part as "authorPart", article.seat,
  article.seat_name as "seatName", article.title, article.text, article.language,
  article.written_at as "writtenAt", article.edited_at as "editedAt", article.hidden_at as "hiddenAt",
  article.hidden_reason as "hiddenReason", author.display_name as "authorName",
  hider.display_name as "hiddenByName",
  ${viewerIsOfficial('article')} as official`;
const people = `left join account author on author.id = article.author_id
  left join account hider on hider.id = article.hidden_by`;

@Injectable()
export class ArticlesRepository {
  /** One statement, however many campaigns; each has its own page, the newest first. */
  async pages(
    manager: EntityManager,
    viewerId: string | undefined,
    campaignIds: readonly string[],
    { turn, battle, after, limit }: ArticlesAsked,
  ): Promise<ArticleRecord[]> {
    return manager.query(
      `select ${columns}
         from unnest($2::uuid[]) as campaign (id)
        cross join lateral (
          select * from article
           where campaign_id = campaign.id
             and ($3::integer is null or turn = $3) and ($4::text is null or battle = $4)
             and ($5::uuid is null
                  or (written_at, id) < (select written_at, id from article
                                          where campaign_id = campaign.id and id = $5))
           order by written_at desc, id desc limit $6) as article
         ${people}
        order by article.campaign_id, article.written_at desc, article.id desc`,
      [viewerId ?? null, campaignIds, turn, battle, after, limit],
    );
  }

  async one(
    manager: EntityManager,
    viewerId: string | undefined,
    campaignId: string,
    id: string,
  ): Promise<ArticleRecord | undefined> {
    const [found] = await manager.query<ArticleRecord[]>(
      `select ${columns} from article ${people} where article.campaign_id = $2 and article.id = $3`,
      [viewerId ?? null, campaignId, id],
    );
    return found;
  }
}
