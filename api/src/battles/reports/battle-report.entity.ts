import type { BattleOutcome, Casualty, Role } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BattleEntity, type BySide } from '../battle.entity.js';

/** B5: how much of a result was told. */
export const resultDepths = ['rosters', 'full', 'totals', 'outcome'] as const;
export type ResultDepth = (typeof resultDepths)[number];

/** What became of a report. */
export const reportAnswers = ['confirmed', 'silence', 'disputed', 'replaced'] as const;
export type ReportAnswer = (typeof reportAnswers)[number];

/** A result as one side told it; the newest counts. */
@Entity('battle_report')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_report_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleReportEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_report_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_report_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_report_pkey' })
  battle: string;

  /** From 1 up. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_report_pkey' })
  number: number;

  @Column('text')
  side: Role;

  @Column('text')
  depth: ResultDepth;

  @Column('jsonb')
  outcome: BattleOutcome;

  @Column('jsonb', { name: 'victory_points', nullable: true })
  victoryPoints: BySide<number> | null;

  /** The document it was computed from, as `checkScore` takes it; only where it was told in full. */
  @Column('jsonb', { nullable: true })
  score: Record<string, unknown> | null;

  @Column('jsonb', { name: 'veterans_lost' })
  veteransLost: BySide<readonly string[]>;

  /** What happened to the entries of both rosters; absent where it was told in another way. */
  @Column('jsonb', { nullable: true })
  casualties: BySide<readonly Casualty[] | null> | null;

  @Column('timestamptz')
  at: Date;

  @Column('text', { nullable: true })
  answer: ReportAnswer | null;

  /** Why it is disputed. */
  @Column('text', { nullable: true })
  reason: string | null;
}
