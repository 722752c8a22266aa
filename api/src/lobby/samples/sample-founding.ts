import { Injectable } from '@nestjs/common';
import type { CampaignMap } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { ContentEditionsRepository } from '../../content/content-editions.repository.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { CampaignFounding } from '../campaign-founding.js';
import { CampaignStart } from '../campaign-start.js';
import { SeatChanges } from '../seats/seat-changes.js';
import { armyOf, sampleNames, sampleSettings } from './sample-campaign.js';

/** Founds a sample, seats its only player and begins: he organises and judges it as well. */
@Injectable()
export class SampleFounding {
  constructor(
    private readonly founding: CampaignFounding,
    private readonly seatChanges: SeatChanges,
    private readonly roles: RolePeriods,
    private readonly editions: ContentEditionsRepository,
    private readonly campaignStart: CampaignStart,
    private readonly campaignTick: CampaignTick,
  ) {}

  async found(
    manager: EntityManager,
    { accountId, account }: Caller,
    map: CampaignMap,
    now: Date,
  ): Promise<CampaignEntity> {
    const { language, timeZone, displayName } = account;
    const campaign = await this.founding.found(
      manager,
      {
        name: sampleNames[language],
        format: 'conquest',
        visibility: 'private',
        map,
        settings: sampleSettings(timeZone),
        organiserId: accountId,
        sample: true,
      },
      now,
    );
    const act = { manager, campaign, now };
    await this.roles.begin(manager, { campaignId: campaign.id, accountId }, 'referee', now);
    const person = { id: accountId, displayName };
    await this.seatChanges.take(act, await this.seatChanges.find(act, 'A'), person, { confirmed: true });
    await this.furnish(manager, campaign, map, language);
    await this.campaignStart.start(manager, campaign, now);
    await this.campaignTick.settle(manager, campaign, now);
    return campaign;
  }

  /** Armies for all, and for the bots names in the language of whoever plays against them. */
  private async furnish(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    { realms }: CampaignMap,
    language: 'en' | 'es',
  ): Promise<void> {
    const pinned = await this.editions.pinnedBy(manager, [campaignId]);
    const armies = pinned.filter(({ kind }) => kind === 'army').map(({ id }) => id);
    for (const realm of realms) {
      const place = { campaignId, realm: realm.id };
      const { accountId } = await manager.findOneByOrFail(SeatEntity, place);
      const name = accountId === null ? { name: realm.name[language], openForReplacement: true } : {};
      await manager.update(SeatEntity, place, { army: armyOf(realm, armies), ...name });
    }
  }
}
