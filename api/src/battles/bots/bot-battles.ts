import { Injectable } from '@nestjs/common';
import { fightBattle } from '@pelagonia/rules';
import { type EntityManager, IsNull, Not, In } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { BotSeats } from '../../turns/absence/bot-seats.js';
import { AbstractBattles } from '../abstract-battles.js';
import { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import { BattleSettlement } from '../battle-settlement.js';
import { BattleEntity } from '../battle.entity.js';
import { BattleReportEntity } from '../reports/battle-report.entity.js';
import { Reports } from '../reports/reports.js';
import { BattleStandInEntity } from '../stand-ins/battle-stand-in.entity.js';
import { BotCourtesy } from './bot-courtesy.js';
import { type BotTask, botTasks } from './bot-tasks.js';

/**
 * A bot has all the time there is: it agrees to any time and scenario, confirms what is reported, and what is fought without
 * anybody at the table is decided by the turn's dice. Where nobody at all plays a side, what the other reports counts. HOUSE.
 */
@Injectable()
export class BotBattles {
  constructor(
    private readonly seats: BotSeats,
    private readonly reports: Reports,
    private readonly settlement: BattleSettlement,
    private readonly abstract: AbstractBattles,
    private readonly courtesy: BotCourtesy,
  ) {}

  /** What bots have to do now. */
  async tasks(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<BotTask[]> {
    const of = { campaignId: campaign.id, turn: campaign.turn };
    const open = Not(In(['settled', 'void', 'disputed']));
    const battles = await manager.find(BattleEntity, {
      where: { ...of, status: open },
      order: { key: 'asc' },
    });
    if (battles.length === 0) return [];
    const empty = await this.seats.empty(manager, campaign);
    const standIns = await manager.findBy(BattleStandInEntity, of);
    const proposals = await manager.findBy(BattleProposalEntity, { ...of, answer: IsNull() });
    const reports = await manager.findBy(BattleReportEntity, { ...of, answer: IsNull() });
    return botTasks({ empty, battles, standIns, proposals, reports, now });
  }

  /** Does what there is to do; `settled` when the map has to follow. */
  async step(
    manager: EntityManager,
    campaign: CampaignEntity,
    now: Date,
  ): Promise<'nothing' | 'changed' | 'settled'> {
    const tasks = await this.tasks(manager, campaign, now);
    for (const task of tasks) await this.do(manager, campaign, task, now);
    if (tasks.some(({ kind }) => kind === 'fight' || kind === 'confirm')) return 'settled';
    return tasks.length > 0 ? 'changed' : 'nothing';
  }

  private async do(
    manager: EntityManager,
    campaign: CampaignEntity,
    task: BotTask,
    now: Date,
  ): Promise<void> {
    const { battle } = task;
    switch (task.kind) {
      case 'fight': {
        const { value: outcome, rolls } = await this.abstract.decide(manager, battle, fightBattle);
        const verdict = { outcome, rolls, told: 'BATTLE_FOUGHT_BY_BOTS' } as const;
        return this.settlement.settle(manager, campaign, battle, 'dice', verdict, now);
      }
      case 'confirm': {
        const reported = await this.reports.answer(manager, battle, 'confirmed');
        const verdict = {
          ...reported,
          ...(task.unopposed && { told: 'BATTLE_CONFIRMED_UNOPPOSED' as const }),
        };
        return this.settlement.settle(manager, campaign, battle, 'confirmed', verdict, now);
      }
      case 'agreeScenario':
        return this.courtesy.agreeOnScenario(manager, battle, now);
      case 'acceptTime':
        return this.courtesy.acceptTime(manager, battle, task, now);
    }
  }
}
