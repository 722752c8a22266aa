import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { ContentEditionEntity } from './content-edition.entity.js';

/** Which edition of each map, army list and scenario a campaign is played by. */
@Entity('campaign_content')
@ForeignKey(() => ContentEditionEntity, ['kind', 'contentId', 'digest'], ['kind', 'id', 'digest'], {
  name: 'campaign_content_edition_fkey',
})
export class CampaignContentEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'campaign_content_pkey' })
  @ForeignKey(() => CampaignEntity, { name: 'campaign_content_campaign_id_fkey', onDelete: 'CASCADE' })
  campaignId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'campaign_content_pkey' })
  kind: string;

  @PrimaryColumn('text', { name: 'content_id', primaryKeyConstraintName: 'campaign_content_pkey' })
  contentId: string;

  @Column('text')
  digest: string;

  /** A club's own list, added to this campaign alone. */
  @Column('boolean', { default: false })
  house: boolean;
}
