import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { viewerIsOfficial } from '../viewer-is-official.js';
import type { Subject } from '../witnesses.js';
import { PhotoEntity } from './photo.entity.js';

export type PhotoSize = 'large' | 'thumbnail';

/** A photograph without its pictures, with what else its viewers are shown. */
export type PhotoRecord = Omit<PhotoEntity, 'large' | 'thumbnail' | 'hiddenBy'> &
  Readonly<{
    hiddenByName: string | null;
    /** Whether the viewer may see what is hidden, as an organiser or referee. */
    official: boolean;
  }>;

const columns = `photo.campaign_id as "campaignId", photo.id, photo.turn, photo.battle,
  photo.article_id as "articleId", photo.author_id as "authorId", photo.alt, photo.caption, photo.width,
  photo.height, photo.bytes, photo.digest, photo.taken_in_at as "takenInAt", photo.hidden_at as "hiddenAt",
  photo.hidden_reason as "hiddenReason", hider.display_name as "hiddenByName",
  ${viewerIsOfficial('photo')} as official
  from photo left join account hider on hider.id = photo.hidden_by`;

@Injectable()
export class PhotosRepository {
  async bytesOf(manager: EntityManager, campaignId: string): Promise<number> {
    return Number((await manager.sum(PhotoEntity, 'bytes', { campaignId })) ?? 0);
  }

  /** How many somebody has sent for a piece, or for a battle or turn besides. */
  async countOf(
    manager: EntityManager,
    campaignId: string,
    authorId: string,
    { turn, battle, articleId }: Subject & { articleId: string | null },
  ): Promise<number> {
    return manager.countBy(
      PhotoEntity,
      articleId === null
        ? { campaignId, authorId, turn, battle: battle ?? IsNull(), articleId: IsNull() }
        : { campaignId, articleId },
    );
  }

  /** The oldest first. */
  async ofArticles(
    manager: EntityManager,
    viewerId: string | undefined,
    articleIds: readonly string[],
  ): Promise<PhotoRecord[]> {
    if (articleIds.length === 0) return [];
    return manager.query(
      `select ${columns} where photo.article_id = any($2::uuid[]) order by photo.taken_in_at, photo.id`,
      [viewerId ?? null, articleIds],
    );
  }

  async ofSubject(
    manager: EntityManager,
    viewerId: string | undefined,
    campaignIds: readonly string[],
    { turn, battle }: { turn: number | null; battle: string | null },
  ): Promise<PhotoRecord[]> {
    return manager.query(
      `select ${columns}
        where photo.campaign_id = any($2::uuid[]) and photo.article_id is null
          and ($3::integer is null or photo.turn = $3) and ($4::text is null or photo.battle = $4)
        order by photo.taken_in_at, photo.id limit 500`,
      [viewerId ?? null, campaignIds, turn, battle],
    );
  }

  /** The picture, and whether it is hidden, by itself or with its piece. */
  async picture(
    manager: EntityManager,
    campaignId: string,
    id: string,
    size: PhotoSize,
  ): Promise<{ picture: Buffer; digest: string; authorId: string | null; hidden: boolean } | undefined> {
    const column = { large: 'large', thumbnail: 'thumbnail' }[size];
    const [found] = await manager.query(
      `select photo.${column} as picture, photo.digest, photo.author_id as "authorId",
              coalesce(photo.hidden_at, article.hidden_at) is not null as hidden
         from photo left join article
              on article.campaign_id = photo.campaign_id and article.id = photo.article_id
        where photo.campaign_id = $1 and photo.id = $2`,
      [campaignId, id],
    );
    return found as Awaited<ReturnType<PhotosRepository['picture']>>;
  }
}
