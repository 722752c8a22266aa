import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';

/** Days on which a player has said he will be away; days of the campaign's zone, the last included. */
@Entity('seat_leave')
export class SeatLeaveEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'seat_leave_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'seat_leave_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'seat_leave_pkey' })
  id: string;

  @Column('text')
  seat: string;

  /** Whose leave it is: a successor is not away because his predecessor was. */
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('date', { name: 'first_day' })
  firstDay: string;

  @Column('date', { name: 'last_day' })
  lastDay: string;
}
