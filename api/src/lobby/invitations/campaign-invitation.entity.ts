import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';

export const invitedRoles = ['player', 'spectator', 'referee'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** A way into a campaign for whoever has its link. What is used up or revoked is deleted. */
@Entity('campaign_invitation')
@Unique('campaign_invitation_token_hash_unique', ['tokenHash'])
@Check('campaign_invitation_role_known', `role in ('player', 'spectator', 'referee')`)
export class CampaignInvitationEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'campaign_invitation_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'campaign_invitation_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'campaign_invitation_pkey' })
  id: string;

  @Column('text')
  role: InvitedRole;

  /** The seat it is for; absent: any that is free. */
  @Column('text', { nullable: true })
  seat: string | null;

  /** Made by a player who gives his own seat away. */
  @Column('boolean', { name: 'hand_over', default: false })
  handOver: boolean;

  /** SHA-256 of the secret in the link; a mailed invitation has none before its letter is written. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** Whom it was mailed to, for the organisers' list. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('integer', { name: 'uses_left' })
  usesLeft: number;

  @Column('uuid', { name: 'created_by', nullable: true })
  @ForeignKey('account', { name: 'campaign_invitation_created_by_fkey', onDelete: 'SET NULL' })
  createdBy: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
