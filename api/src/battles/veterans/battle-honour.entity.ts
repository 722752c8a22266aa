import type { Honour } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BattleEntity } from '../battle.entity.js';

/** `withdrawn`: the battle was not won after all. */
export const honourStates = ['open', 'given', 'declined', 'lapsed', 'withdrawn'] as const;
export type HonourState = (typeof honourStates)[number];

/** Section 8: the honour that the winner of a battle rolled, and what became of it. */
@Entity('battle_honour')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_honour_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleHonourEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_honour_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_honour_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_honour_pkey' })
  battle: string;

  @Column('text')
  seat: string;

  @Column('integer')
  die: number;

  @Column('text')
  honour: Honour;

  /** Until when the winner may choose a unit. */
  @Column('timestamptz')
  deadline: Date;

  @Column('text')
  state: HonourState;
}
