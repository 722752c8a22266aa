import type { CampaignSettings } from '@pelagonia/rules';
import type { TurnStart } from '../../turns/turn-start.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const campaignStatuses = ['lobby', 'running', 'finished', 'archived'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
export const visibilities = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof visibilities)[number];
export const formats = ['conquest', 'league'] as const;
export type CampaignFormat = (typeof formats)[number];

@Entity('campaign')
@Index('campaign_public_idx', ['visibility', 'createdAt'])
export class CampaignEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'campaign_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  format: CampaignFormat;

  @Column('text')
  status: CampaignStatus;

  @Column('text')
  visibility: Visibility;

  /** Whether somebody only tries things in it. */
  @Column('boolean', { default: false })
  sample: boolean;

  /** The map it is played on; `campaign_content` says which edition of it. */
  @Column('text', { name: 'map_id' })
  mapId: string;

  @Column('jsonb')
  settings: CampaignSettings;

  /** The turn being played; nought in the lobby. */
  @Column('integer', { default: 0 })
  turn: number;

  /** When the clock has something to do for it; absent: it waits for people only. */
  @Index('campaign_next_due_at_idx')
  @Column('timestamptz', { name: 'next_due_at', nullable: true })
  nextDueAt: Date | null;

  /** Until then nothing is due. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil: Date | null;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  /** Letters of the seats that won; several share the victory. */
  @Column('text', { array: true, default: () => `'{}'` })
  winners: string[];

  /** How it ended; absent while it is played. */
  @Column('jsonb', { name: 'final_state', nullable: true })
  finalState: TurnStart | null;

  /** Raised by every change that somebody can see. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
