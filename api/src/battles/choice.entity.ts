import type { Answer, Choice } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TurnEntity } from '../turns/turn.entity.js';

/** By what a choice was settled. */
export const choiceSettlements = ['given', 'standing', 'bot', 'default', 'ruled'] as const;
export type ChoiceSettlement = (typeof choiceSettlements)[number];

/** Something a seat must decide before the turn goes on. */
@Entity('choice')
@ForeignKey(() => TurnEntity, ['campaignId', 'turn'], ['campaignId', 'number'], {
  name: 'choice_turn_fkey',
  onDelete: 'CASCADE',
})
export class ChoiceEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'choice_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'choice_pkey' })
  turn: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'choice_pkey' })
  key: string;

  @Column('text')
  kind: Choice['kind'];

  @Column('text')
  seat: string;

  /** Seats to be put in order, or `fight` and `withdraw`. */
  @Column('text', { array: true })
  among: string[];

  @Column('timestamptz')
  deadline: Date;

  /** Absent while it waits. */
  @Column('jsonb', { nullable: true })
  answer: Answer | null;

  @Column('text', { name: 'settled_by', nullable: true })
  settledBy: ChoiceSettlement | null;
}
