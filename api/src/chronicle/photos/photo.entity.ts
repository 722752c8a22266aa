import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { ArticleEntity } from '../article.entity.js';

/** A photograph, as we drew it anew: nothing of the file that was sent is kept. */
@Entity('photo')
@Index('photo_turn_idx', ['campaignId', 'turn', 'battle'])
@Index('photo_article_idx', ['campaignId', 'articleId'])
@ForeignKey(() => ArticleEntity, ['campaignId', 'articleId'], ['campaignId', 'id'], {
  name: 'photo_article_fkey',
  onDelete: 'CASCADE',
})
export class PhotoEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'photo_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'photo_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  /** By chance, so that nobody finds it who was not told. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_pkey' })
  id: string;

  @Column('integer')
  turn: number;

  @Column('text', { nullable: true })
  battle: string | null;

  /** The piece it belongs to; absent: it was hung beside the battle. */
  @Column('uuid', { name: 'article_id', nullable: true })
  articleId: string | null;

  @Index('photo_author_id_idx')
  @Column('uuid', { name: 'author_id', nullable: true })
  @ForeignKey('account', { name: 'photo_author_id_fkey', onDelete: 'SET NULL' })
  authorId: string | null;

  @Column('text', { default: '' })
  alt: string;

  @Column('text', { default: '' })
  caption: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** Of both pictures together. */
  @Column('integer')
  bytes: number;

  /** SHA-256 of the large picture. */
  @Column('text')
  digest: string;

  @Column('timestamptz', { name: 'taken_in_at' })
  takenInAt: Date;

  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  @Index('photo_hidden_by_idx')
  @Column('uuid', { name: 'hidden_by', nullable: true })
  @ForeignKey('account', { name: 'photo_hidden_by_fkey', onDelete: 'SET NULL' })
  hiddenBy: string | null;

  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;

  @Column('bytea', { select: false })
  large: Buffer;

  @Column('bytea', { select: false })
  thumbnail: Buffer;
}
