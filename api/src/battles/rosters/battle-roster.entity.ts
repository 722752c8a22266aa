import type { Role } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { BattleEntity } from '../battle.entity.js';

/** What a side fields in a battle; nobody can read it but through `BattleRosters`, which knows when who may. */
@Entity('battle_roster')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_roster_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleRosterEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_roster_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_roster_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_roster_pkey' })
  battle: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_roster_pkey' })
  side: Role;

  @Column('bytea')
  locked: Buffer;

  @Column('uuid', { name: 'given_by', nullable: true })
  @ForeignKey(() => AccountEntity, { name: 'battle_roster_given_by_fkey', onDelete: 'SET NULL' })
  @Index('battle_roster_given_by_idx')
  givenBy: string | null;

  @Column('timestamptz', { name: 'given_at' })
  givenAt: Date;
}
