import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TurnEntity } from '../turn.entity.js';

export const voteOutcomes = ['passed', 'rejected', 'lapsed'] as const;
export type VoteOutcome = (typeof voteOutcomes)[number];

/** The players' vote on moving a turn's deadline; one at a time. */
@Entity('extension_vote')
@Index('extension_vote_open_idx', ['campaignId', 'turn'], { unique: true, where: 'outcome is null' })
@ForeignKey(() => TurnEntity, ['campaignId', 'turn'], ['campaignId', 'number'], {
  name: 'extension_vote_turn_fkey',
  onDelete: 'CASCADE',
})
export class ExtensionVoteEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'extension_vote_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'extension_vote_pkey' })
  turn: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'extension_vote_pkey' })
  number: number;

  @Column('text', { name: 'proposed_by' })
  proposedBy: string;

  @Column('integer')
  hours: number;

  @Column('text')
  reason: string;

  /** By seat: whether it is for it. */
  @Column('jsonb')
  votes: Record<string, boolean>;

  /** Absent while it is open. */
  @Column('text', { nullable: true })
  outcome: VoteOutcome | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;
}
