import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

export const hands = ['player', 'delegate'] as const;
export type Hand = (typeof hands)[number];

/**
 * Where a hand's sealed order lies, if there is one. Every seat has an envelope for its player and one for a delegate, all of one
 * size and all locked alike, from the first turn on: no row tells whether there is anything in it. No read model looks here.
 */
@Entity('order_envelope')
export class OrderEnvelopeEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'order_envelope_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'order_envelope_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'order_envelope_pkey' })
  seat: string;

  /** Player and delegate each have an envelope of their own: neither sees, nor replaces, the other's. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'order_envelope_pkey' })
  hand: Hand;

  /** What `EnvelopeContent` says. */
  @Column('bytea')
  locked: Buffer;
}
