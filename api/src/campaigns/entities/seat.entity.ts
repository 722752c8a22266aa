import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from './campaign.entity.js';

/** A place at the table. Its name stays when the account behind it is gone. */
@Entity('seat')
export class SeatEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'seat_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'seat_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  /** A to H: fixes colour and pattern too. In the lobby it may change; from then on the rules know players by it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'seat_pkey' })
  letter: string;

  @Column('text')
  realm: string;

  /** The army list it plays; absent: not chosen yet. */
  @Column('text', { nullable: true })
  army: string | null;

  @Column('text')
  name: string;

  @Index('seat_account_id_idx')
  @Column('uuid', { name: 'account_id', nullable: true })
  @ForeignKey('account', { name: 'seat_account_id_fkey', onDelete: 'SET NULL' })
  accountId: string | null;

  /** Whether an organiser has agreed that this account plays it. */
  @Column('boolean', { default: false })
  confirmed: boolean;

  /** Turns missed in a row. */
  @Column('integer', { default: 0 })
  misses: number;

  /** After too many misses: anybody may be given it. */
  @Column('boolean', { name: 'open_for_replacement', default: false })
  openForReplacement: boolean;
}
