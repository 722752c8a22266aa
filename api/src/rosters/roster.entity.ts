import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/entities/account.entity.js';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

/** A roster of a player's own. What it holds is locked away: nobody is to read in the tables what he means to field. */
@Entity('roster')
export class RosterEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'roster_pkey' })
  @ForeignKey(() => AccountEntity, { name: 'roster_account_id_fkey', onDelete: 'CASCADE' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'roster_pkey' })
  id: string;

  /** The campaign it was made for; absent: it is free, or the campaign is gone. */
  @Column('uuid', { name: 'campaign_id', nullable: true })
  @ForeignKey(() => CampaignEntity, { name: 'roster_campaign_id_fkey', onDelete: 'SET NULL' })
  @Index('roster_campaign_id_idx')
  campaignId: string | null;

  /** Name, army, size, entries, and the secret of its link. */
  @Column('bytea')
  locked: Buffer;

  @Column('boolean')
  template: boolean;

  /** Of the secret that its link ends in; absent: it is not shared. */
  @Column('bytea', { name: 'share_hash', nullable: true })
  @Index('roster_share_hash_idx', { unique: true })
  shareHash: Buffer | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
