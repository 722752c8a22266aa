import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TurnEntity } from '../turns/turn.entity.js';

/** Where a seat's order came from, down the ladder. */
export const orderSources = ['sealed', 'delegate', 'standing', 'repeat', 'bot', 'default'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Why a seat was or was not absent, settled once at the lock. */
export const attendances = ['present', 'leave', 'absent', 'vacant', 'eliminated'] as const;
export type Attendance = (typeof attendances)[number];

/** An order that lies open, written when its turn is revealed. */
@Entity('revealed_order')
@ForeignKey(() => TurnEntity, ['campaignId', 'turn'], ['campaignId', 'number'], {
  name: 'revealed_order_turn_fkey',
  onDelete: 'CASCADE',
})
export class RevealedOrderEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'revealed_order_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'revealed_order_pkey' })
  turn: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'revealed_order_pkey' })
  seat: string;

  /** The canonical line that was sealed; absent: no order was given. */
  @Column('text', { nullable: true })
  sheet: string | null;

  @Column('text', { nullable: true })
  nonce: string | null;

  @Column('text', { nullable: true })
  commitment: string | null;

  @Column('text')
  source: OrderSource;

  @Column('text')
  attendance: Attendance;

  @Column('timestamptz', { name: 'sealed_at', nullable: true })
  sealedAt: Date | null;
}
