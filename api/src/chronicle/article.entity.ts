import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../accounts/language.js';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

/** As what somebody wrote. */
export const authorParts = ['player', 'standIn', 'referee', 'organiser'] as const;
export type AuthorPart = (typeof authorParts)[number];

/**
 * A piece of the chronicle. It names its turn and battle without holding on to them: a correction may play them anew, and
 * what people wrote stays.
 */
@Entity('article')
@Index('article_turn_idx', ['campaignId', 'turn', 'battle'])
export class ArticleEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'article_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'article_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'article_pkey' })
  id: string;

  @Column('integer')
  turn: number;

  /** Key of the battle it tells of; absent: of the turn. */
  @Column('text', { nullable: true })
  battle: string | null;

  @Index('article_author_id_idx')
  @Column('uuid', { name: 'author_id', nullable: true })
  @ForeignKey('account', { name: 'article_author_id_fkey', onDelete: 'SET NULL' })
  authorId: string | null;

  @Column('text', { name: 'author_part' })
  authorPart: AuthorPart;

  /** Letter of the seat its author played. */
  @Column('text', { nullable: true })
  seat: string | null;

  /** What the seat was called then; it stays when the account is gone. */
  @Column('text', { name: 'seat_name', nullable: true })
  seatName: string | null;

  @Column('text')
  title: string;

  /** Markdown, as it was written; whoever shows it makes it safe. */
  @Column('text')
  text: string;

  @Column('text')
  language: Language;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt: Date;

  @Column('timestamptz', { name: 'edited_at', nullable: true })
  editedAt: Date | null;

  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  @Index('article_hidden_by_idx')
  @Column('uuid', { name: 'hidden_by', nullable: true })
  @ForeignKey('account', { name: 'article_hidden_by_fkey', onDelete: 'SET NULL' })
  hiddenBy: string | null;

  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;
}
