import type { Role } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BattleEntity } from '../battle.entity.js';

/** What became of times that a side proposed. */
export const proposalAnswers = ['accepted', 'declined', 'replaced'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** Times and a place that one side has proposed; the newest without an answer waits for the other side. */
@Entity('battle_proposal')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_proposal_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleProposalEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_proposal_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_proposal_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_proposal_pkey' })
  battle: string;

  /** From 1 up. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_proposal_pkey' })
  number: number;

  @Column('text')
  side: Role;

  @Column('timestamptz', { array: true })
  times: Date[];

  @Column('text')
  place: string;

  @Column('timestamptz')
  at: Date;

  @Column('text', { nullable: true })
  answer: ProposalAnswer | null;
}
