import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Verdict } from '../battle-settlement.js';
import type { BattleEntity } from '../battle.entity.js';
import { BattleReportEntity, type ReportAnswer } from './battle-report.entity.js';

export type NewReport = Pick<
  BattleReportEntity,
  'side' | 'depth' | 'outcome' | 'victoryPoints' | 'score' | 'veteransLost' | 'casualties' | 'at'
>;

/** Where reports of battles are kept. */
@Injectable()
export class Reports {
  async newest(manager: EntityManager, battle: BattleEntity): Promise<BattleReportEntity | undefined> {
    const { campaignId, turn, key } = battle;
    const [newest] = await manager.find(BattleReportEntity, {
      where: { campaignId, turn, battle: key },
      order: { number: 'desc' },
      take: 1,
    });
    return newest;
  }

  /** Adds a report; the one before it, if it still waited, is replaced. */
  async add(manager: EntityManager, battle: BattleEntity, report: NewReport): Promise<number> {
    const before = await this.newest(manager, battle);
    if (before?.answer === null) await this.close(manager, before, 'replaced', null);
    const { campaignId, turn, key } = battle;
    const number = (before?.number ?? 0) + 1;
    await manager.insert(BattleReportEntity, {
      campaignId,
      turn,
      battle: key,
      number,
      ...(report as NewReport & { score: object | null }),
    });
    return number;
  }

  /** Closes the report that waits and says what it told. */
  async answer(
    manager: EntityManager,
    battle: BattleEntity,
    answer: ReportAnswer,
    reason: string | null = null,
  ): Promise<Verdict> {
    const report = await this.newest(manager, battle);
    if (report === undefined) throw new Error(`the battle ${battle.key} was never reported`);
    await this.close(manager, report, answer, reason);
    const { outcome, victoryPoints, veteransLost, casualties } = report;
    return { outcome, victoryPoints, veteransLost, casualties };
  }

  private async close(
    manager: EntityManager,
    { campaignId, turn, battle, number }: BattleReportEntity,
    answer: ReportAnswer,
    reason: string | null,
  ): Promise<void> {
    await manager.update(BattleReportEntity, { campaignId, turn, battle, number }, { answer, reason });
  }
}
