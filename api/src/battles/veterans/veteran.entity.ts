import type { Honour } from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';

/** A line of a seat's muster roll; the fallen stay on it. */
@Entity('veteran')
@ForeignKey(() => SeatEntity, ['campaignId', 'seat'], ['campaignId', 'letter'], {
  name: 'veteran_seat_fkey',
  onDelete: 'CASCADE',
})
export class VeteranEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'veteran_pkey' })
  campaignId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'veteran_pkey' })
  seat: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'veteran_pkey' })
  name: string;

  /** The line of the army list. */
  @Column('text')
  unit: string;

  @Column('text')
  honour: Honour;

  @Column('integer', { name: 'won_turn' })
  wonTurn: number;

  @Column('text', { name: 'won_battle' })
  wonBattle: string;

  @Column('integer', { name: 'lost_turn', nullable: true })
  lostTurn: number | null;

  @Column('text', { name: 'lost_battle', nullable: true })
  lostBattle: string | null;
}
