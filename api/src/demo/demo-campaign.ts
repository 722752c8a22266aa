import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CampaignMap, usualSettings } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/entities/account.entity.js';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { CampaignFounding } from '../lobby/campaign-founding.js';
import { CampaignStart } from '../lobby/campaign-start.js';
import { Seating } from '../lobby/seating.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import { demoCast, type DemoPerson } from './demo-cast.js';

const demoCampaignId = '6c1f7a52-0d3b-4d54-9f0e-7e1a60a1d0e5';
/** Its people come and go: it waits for nobody. */
const demoSettings = { ...usualSettings, absence: { ...usualSettings.absence, extensions: 0 } };
/** Any number that nothing else in the database locks by. */
const demoLock = 7_215_302;

@Injectable()
export class DemoCampaign {
  constructor(
    private readonly founding: CampaignFounding,
    private readonly seating: Seating,
    private readonly start: CampaignStart,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  /** Makes whatever of the demo is missing, and touches nothing that is there. */
  async load(manager: EntityManager, map: CampaignMap): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const accounts: AccountEntity[] = [];
    for (const person of demoCast) accounts.push(await accountOf(manager, person));
    if (await manager.existsBy(CampaignEntity, { id: demoCampaignId })) return;
    const [organiser] = accounts;
    const now = this.clock.now();
    const campaign = await this.founding.found(
      manager,
      {
        id: demoCampaignId,
        name: 'The Marsh War',
        format: 'conquest',
        visibility: 'private',
        map,
        settings: demoSettings,
        organiserId: organiser!.id,
      },
      now,
    );
    const seats = await manager.find(SeatEntity, {
      where: { campaignId: campaign.id },
      order: { letter: 'asc' },
    });
    for (const [index, seat] of seats.entries()) {
      const account = accounts[index];
      if (account !== undefined) await this.seating.seat(manager, seat, account, now);
    }
    await this.start.start(manager, campaign, now);
    await this.campaignTick.settle(manager, campaign, now);
  }
}

async function accountOf(manager: EntityManager, { email, displayName }: DemoPerson): Promise<AccountEntity> {
  const known = await manager.findOneBy(AccountEntity, { email });
  if (known !== null) return known;
  // Without a password nobody can change the address, have a new password mailed or delete the account.
  const account = {
    id: randomUUID(),
    email,
    displayName,
    language: 'en' as const,
    timeZone: 'Europe/Madrid',
    passwordHash: null,
  };
  await manager.insert(AccountEntity, account);
  return manager.findOneByOrFail(AccountEntity, { email });
}
