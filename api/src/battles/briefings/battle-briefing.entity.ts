import type { Role } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BattleEntity } from '../battle.entity.js';

/** What a referee tells one side of a battle alone, locked away; no read model looks here. */
@Entity('battle_briefing')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_briefing_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleBriefingEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_briefing_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_briefing_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_briefing_pkey' })
  battle: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_briefing_pkey' })
  side: Role;

  @Column('bytea')
  locked: Buffer;

  @Column('uuid', { name: 'written_by', nullable: true })
  @ForeignKey('account', { name: 'battle_briefing_written_by_fkey', onDelete: 'SET NULL' })
  writtenBy: string | null;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt: Date;
}
