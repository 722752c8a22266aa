import { Injectable } from '@nestjs/common';
import type { CampaignMap } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Clock } from '../turns/clock.js';
import { demoAccounts } from './demo-accounts.js';
import { DemoFounding } from './demo-founding.js';
import { DemoLeague } from './demo-league.js';
import { DemoWar } from './demo-war.js';

const war = {
  id: '6c1f7a52-0d3b-4d54-9f0e-7e1a60a1d0e5',
  name: 'The Marsh War',
  format: 'conquest',
} as const;
const league = {
  id: '2b8e60f4-53c1-4f0a-8a2f-91b7c3d4e6f8',
  name: 'Winter league at the Old Forge',
  format: 'league',
} as const;
const hour = 3_600_000;
const day = 24 * hour;
/** Any number that nothing else in the database locks by. */
const demoLock = 7_215_302;

@Injectable()
export class DemoCampaigns {
  constructor(
    private readonly founding: DemoFounding,
    private readonly demoWar: DemoWar,
    private readonly demoLeague: DemoLeague,
    private readonly clock: Clock,
  ) {}

  /** Makes whatever of the demo is missing, and touches nothing that is there. */
  async load(manager: EntityManager, map: CampaignMap, state: 'new' | 'played'): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const people = await demoAccounts(manager);
    if (await manager.existsBy(CampaignEntity, { id: war.id })) return;
    const now = this.clock.now();
    if (state === 'new') {
      const quiet = { visibility: 'private', furnished: false } as const;
      await this.founding.found(manager, { ...war, ...quiet, map, people }, now);
      return;
    }
    // Last night the third week's last battle was fought: whatever the day, the fourth has its orders open.
    const lastNight = new Date(now.getTime() - 20 * hour);
    const open = { visibility: 'public', furnished: true, map, people } as const;
    const founded = new Date(lastNight.getTime() - 26 * day);
    await this.demoWar.play(
      manager,
      await this.founding.found(manager, { ...war, ...open }, founded),
      lastNight,
    );
    const begun = new Date(lastNight.getTime() - 9 * day);
    await this.demoLeague.play(
      manager,
      await this.founding.found(manager, { ...league, ...open }, begun),
      now,
    );
  }
}
