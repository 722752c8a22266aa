import type { LedgerEntry } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';

/** What players themselves do to their standing armies; losses and the points of the map are not written but derived. */
export type ArmyActKind = Extract<LedgerEntry['kind'], 'mustered' | 'recruited' | 'disbanded'>;

/** S3, option `persistentArmies`: a line that a player wrote into the ledger of his army. */
@Entity('army_ledger_entry')
@ForeignKey(() => SeatEntity, ['campaignId', 'seat'], ['campaignId', 'letter'], {
  name: 'army_ledger_entry_seat_fkey',
  onDelete: 'CASCADE',
})
export class ArmyLedgerEntryEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'army_ledger_entry_pkey' })
  campaignId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'army_ledger_entry_pkey' })
  seat: string;

  /** From 1 up. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'army_ledger_entry_pkey' })
  number: number;

  @Column('integer')
  turn: number;

  @Column('text')
  kind: ArmyActKind;

  /** What came or went; a rival is not to read it in the tables. */
  @Column('bytea')
  locked: Buffer;

  @Column('timestamptz')
  at: Date;
}
