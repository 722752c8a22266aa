import { Injectable } from '@nestjs/common';
import { fightBattle, outcomeNotFought } from '@pelagonia/rules';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { BotSeats } from '../turns/absence/bot-seats.js';
import { AbstractBattles } from './abstract-battles.js';
import { BattleSettlement } from './battle-settlement.js';
import { BattleEntity } from './battle.entity.js';
import { type Lapse, lapseOf, unfought } from './lapse.js';
import { BattleStandInEntity } from './stand-ins/battle-stand-in.entity.js';

type Lapsed = Readonly<{ battle: BattleEntity; lapse: Exclude<Lapse, { kind: 'referee' }> }>;

/** Ends battles whose time is over and that would wait for somebody who is not there. */
@Injectable()
export class BattleLapses {
  constructor(
    private readonly seats: BotSeats,
    private readonly abstract: AbstractBattles,
    private readonly settlement: BattleSettlement,
  ) {}

  /** Says how many. */
  async step(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<number> {
    const lapsed = await this.lapsed(manager, campaign, now);
    for (const one of lapsed) await this.end(manager, campaign, one, now);
    return lapsed.length;
  }

  /** Those that nobody is left to fight, the longest overdue first: a referee may have been asked before. */
  async lapsed(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<Lapsed[]> {
    const of = { campaignId: campaign.id, turn: campaign.turn };
    const overdue = await manager.find(BattleEntity, {
      where: { ...of, status: In([...unfought]), dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'asc', key: 'asc' },
    });
    if (overdue.length === 0) return [];
    const empty = await this.seats.empty(manager, campaign);
    const standIns = await manager.findBy(BattleStandInEntity, of);
    return overdue.flatMap((battle) => {
      const its = standIns.filter((one) => one.battle === battle.key);
      const lapse = lapseOf(battle, its, empty);
      return lapse.kind === 'referee' ? [] : [{ battle, lapse: lapse as Lapsed['lapse'] }];
    });
  }

  private async end(
    manager: EntityManager,
    campaign: CampaignEntity,
    { battle, lapse }: Lapsed,
    now: Date,
  ): Promise<void> {
    if (lapse.kind === 'dice') {
      const { value: outcome, rolls } = await this.abstract.decide(manager, battle, fightBattle);
      const verdict = { outcome, rolls, told: 'BATTLE_LAPSED_TO_DICE' } as const;
      return this.settlement.settle(manager, campaign, battle, 'dice', verdict, now);
    }
    const { fault, seats } = lapse as Extract<Lapse, { kind: 'notFought' }>;
    const { value: outcome, rolls } = await this.abstract.decide(manager, battle, (one, roll) =>
      outcomeNotFought(one, fault, campaign.settings, roll),
    );
    const verdict = {
      outcome,
      fault,
      seats,
      ...(rolls.length > 0 && { rolls }),
      told: 'BATTLE_LAPSED',
    } as const;
    return this.settlement.settle(manager, campaign, battle, 'notFought', verdict, now);
  }
}
