import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

/** A turn that a correction made void, kept as it was; its number is played anew. */
@Entity('void_turn')
export class VoidTurnEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'void_turn_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'void_turn_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  /** Number of the journal's entry that tells of the correction. */
  @PrimaryColumn('integer', { name: 'voided_by', primaryKeyConstraintName: 'void_turn_pkey' })
  voidedBy: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'void_turn_pkey' })
  number: number;

  /** The rows of the turn, its open orders, battles and choices. */
  @Column('jsonb')
  record: Record<string, unknown>;
}
