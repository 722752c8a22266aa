import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from './campaign.entity.js';

/** What happened, in the past tense; only ever added to. Readers word it in their language. */
@Entity('journal_entry')
export class JournalEntryEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'journal_entry_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'journal_entry_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  /** From 1 without a gap. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'journal_entry_pkey' })
  number: number;

  @Column('integer')
  turn: number;

  @Column('text')
  code: string;

  /** The rule it follows, where it follows one. */
  @Column('text', { nullable: true })
  rule: string | null;

  @Column('jsonb')
  parameters: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** The number of a later entry that took this one back: a corrected result voids what followed from it. */
  @Column('integer', { name: 'retracted_by', nullable: true })
  retractedBy: number | null;
}
