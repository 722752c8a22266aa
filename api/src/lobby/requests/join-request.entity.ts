import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';

/** Somebody asks to play. Once accepted it is deleted; declined, it stays a while so that he does not ask at once again. */
@Entity('join_request')
export class JoinRequestEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'join_request_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'join_request_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @Index('join_request_account_id_idx')
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'join_request_pkey' })
  @ForeignKey('account', { name: 'join_request_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string;

  /** The seat he would like. */
  @Column('text', { nullable: true })
  seat: string | null;

  /** A word to the organisers. */
  @Column('text', { nullable: true })
  message: string | null;

  @Column('timestamptz')
  at: Date;

  @Column('timestamptz', { name: 'declined_at', nullable: true })
  declinedAt: Date | null;
}
