import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { Subject } from '../witnesses.js';
import { PhotoEntity } from './photo.entity.js';

export type PhotoSize = 'large' | 'thumbnail';

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

  /** Without the pictures themselves, the oldest first. */
  async ofArticles(manager: EntityManager, articleIds: readonly string[]): Promise<PhotoEntity[]> {
    if (articleIds.length === 0) return [];
    return manager.find(PhotoEntity, {
      where: { articleId: In([...articleIds]) },
      order: { takenInAt: 'asc', id: 'asc' },
    });
  }

  async ofSubject(
    manager: EntityManager,
    campaignIds: readonly string[],
    { turn, battle }: { turn: number | null; battle: string | null },
  ): Promise<PhotoEntity[]> {
    const where = {
      campaignId: In([...campaignIds]),
      articleId: IsNull(),
      ...(turn !== null && { turn }),
      ...(battle !== null && { battle }),
    };
    return manager.find(PhotoEntity, { where, order: { takenInAt: 'asc', id: 'asc' }, take: 500 });
  }

  /** The picture, and whether it is hidden with its piece. */
  async picture(
    manager: EntityManager,
    campaignId: string,
    id: string,
    size: PhotoSize,
  ): Promise<{ picture: Buffer; digest: string; authorId: string | null; hidden: boolean } | undefined> {
    const column = { large: 'large', thumbnail: 'thumbnail' }[size];
    const [found] = await manager.query(
      `select photo.${column} as picture, photo.digest, photo.author_id as "authorId",
              article.hidden_at is not null as hidden
         from photo left join article
              on article.campaign_id = photo.campaign_id and article.id = photo.article_id
        where photo.campaign_id = $1 and photo.id = $2`,
      [campaignId, id],
    );
    return found as Awaited<ReturnType<PhotosRepository['picture']>>;
  }
}
