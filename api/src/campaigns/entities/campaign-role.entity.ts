import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from './campaign.entity.js';

export const campaignRoles = ['organiser', 'referee', 'player', 'delegate', 'spectator'] as const;
export type CampaignRole = (typeof campaignRoles)[number];

/** Who was what in a campaign, and from when to when: what a person sees of the past depends on it. */
@Entity('campaign_role')
export class CampaignRoleEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'campaign_role_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'campaign_role_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'campaign_role_pkey' })
  id: string;

  @Index('campaign_role_account_id_idx')
  @Column('uuid', { name: 'account_id', nullable: true })
  @ForeignKey('account', { name: 'campaign_role_account_id_fkey', onDelete: 'SET NULL' })
  accountId: string | null;

  @Column('text')
  role: CampaignRole;

  /** The seat of a player, or the one a delegate orders for. */
  @Column('text', { nullable: true })
  seat: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  since: Date;

  @Column('timestamptz', { nullable: true })
  until: Date | null;
}
