import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BattleEntity } from '../battles/battle.entity.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { type DemoWeek, marshWar, sealedNow } from './demo-story.js';
import { type Scene, Storyteller } from './storyteller.js';

const hour = 3_600_000;
const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hour);

/** Plays the weeks of the war that are over, and leaves the next with its orders open. */
@Injectable()
export class DemoWar {
  constructor(
    private readonly storyteller: Storyteller,
    private readonly campaignTick: CampaignTick,
  ) {}

  /** The last battle of all is over at `until`. */
  async play(manager: EntityManager, campaign: CampaignEntity, until: Date): Promise<void> {
    for (const [index, week] of marshWar.entries()) {
      const isLast = index === marshWar.length - 1;
      await this.playWeek(manager, campaign, week, isLast ? until : undefined);
    }
    await this.storyteller.seal({ manager, campaign, at: later(until, 12) }, sealedNow);
    await this.campaignTick.settle(manager, campaign, later(until, 12));
  }

  private async playWeek(
    manager: EntityManager,
    campaign: CampaignEntity,
    week: DemoWeek,
    over: Date | undefined,
  ): Promise<void> {
    const turn = await this.campaignTick.currentTurn(manager, campaign);
    const deadline = turn?.deadline;
    if (deadline == null) throw new Error('a week of the demo has no deadline');
    await this.storyteller.seal({ manager, campaign, at: later(deadline, -30) }, week.orders);
    while (await this.campaignTick.tick(manager, campaign, deadline));
    const at = over ?? later(deadline, 48);
    if (week.article)
      await this.storyteller.write({ manager, campaign, at: later(at, -20) }, week.article, undefined);
    await this.fight({ manager, campaign, at }, week);
  }

  /** Battles come up as others end; the last of them opens the next turn. */
  private async fight(scene: Scene, week: DemoWeek): Promise<void> {
    const { manager, campaign, at } = scene;
    for (const number = campaign.turn; campaign.turn === number;) {
      const [battle] = await this.storyteller.waiting(scene);
      if (battle === undefined) throw new Error(`week ${number} of the demo does not end`);
      await this.fightOne(scene, battle, week);
      await this.campaignTick.advance(manager, campaign, at);
    }
    await this.campaignTick.settle(manager, campaign, at);
  }

  private async fightOne(scene: Scene, battle: BattleEntity, { results }: DemoWeek): Promise<void> {
    const result = results.find(({ between }) =>
      [battle.attacker, battle.defender].every((seat) => between.includes(seat)),
    );
    if (result === undefined) throw new Error(`nobody knows how ${battle.key} of the demo ended`);
    await this.storyteller.report(scene, battle, result);
    await this.storyteller.confirm(scene, battle);
    if (result.veteran) await this.storyteller.honour(scene, battle, result.veteran);
    if (result.article) await this.storyteller.write(scene, result.article, battle);
  }
}
