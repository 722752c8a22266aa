import { Injectable } from '@nestjs/common';
import type { CampaignMap } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { ContentEditionsRepository } from '../../content/content-editions.repository.js';

/** Gives each realm the army list that is called as its people are, if there is one. */
@Injectable()
export class RealmArmies {
  constructor(private readonly editions: ContentEditionsRepository) {}

  async give(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    { realms }: CampaignMap,
  ): Promise<void> {
    const pinned = await this.editions.pinnedBy(manager, [campaignId]);
    const lists = pinned.filter(({ kind }) => kind === 'army').map(({ id }) => id);
    for (const { id: realm } of realms) {
      const army = lists.find((list) => realm.startsWith(list)) ?? null;
      await manager.update(SeatEntity, { campaignId, realm }, { army });
    }
  }
}
