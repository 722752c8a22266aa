import { Injectable } from '@nestjs/common';
import type { CampaignMap } from '@pelagonia/rules';
import { type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { CampaignFounding } from '../campaign-founding.js';
import { CampaignStart } from '../campaign-start.js';
import { RealmArmies } from '../seats/realm-armies.js';
import { SeatChanges } from '../seats/seat-changes.js';
import { sampleNames, sampleSettings } from './sample-campaign.js';

/** Founds a sample, seats its only player and begins: he organises and judges it as well. */
@Injectable()
export class SampleFounding {
  constructor(
    private readonly founding: CampaignFounding,
    private readonly seatChanges: SeatChanges,
    private readonly roles: RolePeriods,
    private readonly armies: RealmArmies,
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
    await this.armies.give(manager, campaign, map);
    await this.nameBots(manager, campaign, map, language);
    await this.campaignStart.start(manager, campaign, now);
    await this.campaignTick.settle(manager, campaign, now);
    return campaign;
  }

  /** In the language of whoever plays against them. */
  private async nameBots(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    { realms }: CampaignMap,
    language: 'en' | 'es',
  ): Promise<void> {
    for (const { id: realm, name } of realms) {
      const unplayed = { campaignId, realm, accountId: IsNull() };
      await manager.update(SeatEntity, unplayed, { name: name[language], openForReplacement: true });
    }
  }
}
