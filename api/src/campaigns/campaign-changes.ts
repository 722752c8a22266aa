import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveNotices } from '../live/live-notices.js';
import { CampaignEntity } from './entities/campaign.entity.js';

/** Every change of a campaign ends here, in its own transaction. */
@Injectable()
export class CampaignChanges {
  constructor(private readonly notices: LiveNotices) {}

  /** Writes the campaign down with its version raised, and tells whoever looks at it. */
  async record(manager: EntityManager, campaign: CampaignEntity): Promise<CampaignEntity> {
    campaign.version += 1;
    await manager.save(CampaignEntity, campaign);
    await this.notices.publish(manager, { topic: 'CAMPAIGN', id: campaign.id, version: campaign.version });
    return campaign;
  }
}
