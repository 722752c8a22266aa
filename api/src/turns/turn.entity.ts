import type { CommitmentView, DieRoll, TurnPhase } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import type { AppliedChange, RequestedChange } from './map-change.js';
import type { TurnStart } from './turn-start.js';

@Entity('turn')
export class TurnEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'turn_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'turn_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'turn_pkey' })
  number: number;

  @Column('text')
  phase: TurnPhase;

  /** The map and all else that the adjudicator starts from. */
  @Column('jsonb')
  start: TurnStart;

  /** What the referee did to its start while orders were open, or before it opened. */
  @Column('jsonb', { default: () => `'[]'` })
  interventions: readonly AppliedChange[];

  /** What the referee did once orders were locked: it waits for the next turn. */
  @Column('jsonb', { default: () => `'[]'` })
  queued: readonly RequestedChange[];

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  /** When orders are locked; absent: when somebody says so. */
  @Column('timestamptz', { nullable: true })
  deadline: Date | null;

  @Column('timestamptz', { name: 'locked_at', nullable: true })
  lockedAt: Date | null;

  @Column('timestamptz', { name: 'revealed_at', nullable: true })
  revealedAt: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** What is published of the sealed orders at the lock. */
  @Column('jsonb', { default: () => `'[]'` })
  commitments: readonly CommitmentView[];

  @Column('text', { name: 'dice_commitment' })
  diceCommitment: string;

  /** Published when the turn has ended. */
  @Column('text', { name: 'dice_seed', nullable: true })
  diceSeed: string | null;

  /** The dice that were rolled, once it has ended. */
  @Column('jsonb', { default: () => `'[]'` })
  rolls: readonly DieRoll[];

  /** By how much organisers and votes have moved the deadline. */
  @Column('integer', { name: 'extended_hours', default: 0 })
  extendedHours: number;

  /** How long it has been paused in all. */
  @Column('integer', { name: 'paused_minutes', default: 0 })
  pausedMinutes: number;

  /** Which reminders have gone out, in hours before the deadline. */
  @Column('integer', { name: 'reminded_hours', array: true, default: () => `'{}'` })
  remindedHours: number[];
}
