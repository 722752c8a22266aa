import type { Role } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { BattleEntity } from '../battle.entity.js';

/** Who plays a side of a battle in its player's stead. */
@Entity('battle_stand_in')
@ForeignKey(() => BattleEntity, ['campaignId', 'turn', 'battle'], ['campaignId', 'turn', 'key'], {
  name: 'battle_stand_in_battle_fkey',
  onDelete: 'CASCADE',
})
export class BattleStandInEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_stand_in_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_stand_in_pkey' })
  turn: number;

  /** Its key. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_stand_in_pkey' })
  battle: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_stand_in_pkey' })
  side: Role;

  @Index('battle_stand_in_account_id_idx')
  @Column('uuid', { name: 'account_id', nullable: true })
  @ForeignKey('account', { name: 'battle_stand_in_account_id_fkey', onDelete: 'SET NULL' })
  accountId: string | null;

  /** It stays when the account is gone. */
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  note: string | null;
}
