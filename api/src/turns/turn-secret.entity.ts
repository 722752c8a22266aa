import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

/** The secret behind a turn's dice, locked away; no read model looks here. */
@Entity('turn_secret')
export class TurnSecretEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'turn_secret_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'turn_secret_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'turn_secret_pkey' })
  turn: number;

  @Column('bytea')
  seed: Buffer;

  /** Who was absent and why, settled at the lock; locked away until the reveal, since it tells who has sealed. */
  @Column('bytea', { nullable: true })
  attendance: Buffer | null;
}
