import { Injectable } from '@nestjs/common';
import { instantOf, wallTimeAt } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { leaguePoints } from './demo-story.js';
import { type Scene, Storyteller } from './storyteller.js';

const day = 86_400_000;

/** Plays the first round of the league, and leaves the second with something to do for everybody. */
@Injectable()
export class DemoLeague {
  constructor(
    private readonly storyteller: Storyteller,
    private readonly campaignTick: CampaignTick,
  ) {}

  async play(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<void> {
    const at = (daysAgo: number): Date => new Date(now.getTime() - daysAgo * day);
    // The honours of the first round can still be given.
    await this.firstRound({ manager, campaign, at: at(1.5) });
    await this.secondRound({ manager, campaign, at: at(1) }, eveningOf(at(-2), campaign.settings.timeZone));
    await this.campaignTick.settle(manager, campaign, at(1));
  }

  /** Whoever was at home has won. */
  private async firstRound(scene: Scene): Promise<void> {
    for (const [index, battle] of (await this.storyteller.waiting(scene)).entries()) {
      const points = leaguePoints[index % leaguePoints.length]!;
      const between = [battle.attacker, battle.defender] as const;
      await this.storyteller.report(scene, battle, { between, winner: battle.attacker, points });
      await this.storyteller.confirm(scene, battle);
    }
    await this.campaignTick.advance(scene.manager, scene.campaign, scene.at);
  }

  /** One battle has its evening, one its report, and over one the sides disagree. */
  private async secondRound(scene: Scene, evening: Date): Promise<void> {
    const battles = await this.storyteller.waiting(scene);
    const own = battles.find(({ attacker, defender }) => attacker === 'A' || defender === 'A');
    const [reported, disputed] = battles.filter((battle) => battle !== own);
    if (own === undefined || reported === undefined || disputed === undefined)
      throw new Error('the demo’s league has no second round');
    await this.storyteller.appoint(scene, own, evening, 'The Old Forge, table 2');
    for (const battle of [reported, disputed]) {
      const between = [battle.attacker, battle.defender] as const;
      await this.storyteller.report(scene, battle, { between, winner: battle.attacker, points: [890, 845] });
    }
    await this.storyteller.dispute(
      scene,
      disputed,
      'The last turn was not played to its end: time was called before my shooting.',
    );
  }
}

function eveningOf(moment: Date, zone: string): Date {
  const today = wallTimeAt(moment.getTime(), zone);
  return new Date(instantOf({ ...today, hour: 19, minute: 0 }, zone));
}
