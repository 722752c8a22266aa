import { Injectable } from '@nestjs/common';
import { type CampaignMap, usualSettings } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { CampaignFounding, type Founding } from '../lobby/campaign-founding.js';
import { CampaignStart } from '../lobby/campaign-start.js';
import { Seating } from '../lobby/seating.js';
import { RealmArmies } from '../lobby/seats/realm-armies.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import type { DemoAccounts } from './demo-accounts.js';

/** Its people come and go: it waits for nobody. */
const demoSettings = { ...usualSettings, absence: { ...usualSettings.absence, extensions: 0 } };

export type DemoCampaign = Pick<Founding, 'id' | 'name' | 'format' | 'visibility'> &
  Readonly<{
    map: CampaignMap;
    people: DemoAccounts;
    /** Whether all have chosen their army, and there is a referee. */
    furnished: boolean;
  }>;

/** Founds a campaign of the demo, seats everybody and begins. */
@Injectable()
export class DemoFounding {
  constructor(
    private readonly founding: CampaignFounding,
    private readonly seating: Seating,
    private readonly roles: RolePeriods,
    private readonly armies: RealmArmies,
    private readonly start: CampaignStart,
    private readonly campaignTick: CampaignTick,
  ) {}

  async found(
    manager: EntityManager,
    { people, furnished, ...founding }: DemoCampaign,
    now: Date,
  ): Promise<CampaignEntity> {
    const { players, referee } = people;
    const campaign = await this.founding.found(
      manager,
      { ...founding, settings: demoSettings, organiserId: players[0]!.id },
      now,
    );
    const campaignId = campaign.id;
    const seats = await manager.find(SeatEntity, { where: { campaignId }, order: { letter: 'asc' } });
    for (const [index, seat] of seats.entries()) {
      const account = players[index];
      if (account !== undefined) await this.seating.seat(manager, seat, account, now);
    }
    if (furnished) {
      await this.roles.begin(manager, { campaignId, accountId: referee.id }, 'referee', now);
      await this.armies.give(manager, campaign, founding.map);
    }
    await this.start.start(manager, campaign, now);
    await this.campaignTick.settle(manager, campaign, now);
    return campaign;
  }
}
