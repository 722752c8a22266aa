import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { happen } from './battle-events.js';
import { BattleLapses } from './battle-lapses.js';
import { BattleSettlement } from './battle-settlement.js';
import { BattleEntity } from './battle.entity.js';
import { unfought } from './lapse.js';
import { BattlePost } from './letters/battle-post.js';
import { Reports } from './reports/reports.js';
import { BattleHonourEntity } from './veterans/battle-honour.entity.js';

/**
 * What the clock does for battles: silence confirms, what is overdue reaches the referee unless nobody is left to fight it,
 * honours lapse.
 */
@Injectable()
export class BattleDeadlines {
  constructor(
    private readonly journal: Journal,
    private readonly reports: Reports,
    private readonly settlement: BattleSettlement,
    private readonly lapses: BattleLapses,
    private readonly post: BattlePost,
  ) {}

  /** When there is something to do next. */
  async next(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<Date | undefined> {
    const { id, turn } = campaign;
    const [lapsed] = await this.lapses.lapsed(manager, campaign, now);
    if (lapsed !== undefined) return now;
    const [{ due }] = (await manager.query(
      `select min(due) as due from (
         select confirm_by as due from battle
          where campaign_id = $1 and turn = $2 and status = 'reported'
         union all
         select due_at from battle
          where campaign_id = $1 and turn = $2 and status = any($3) and overdue_at is null
         union all
         select deadline from battle_honour where campaign_id = $1 and state = 'open'
       ) all_due`,
      [id, turn, unfought],
    )) as [{ due: Date | null }];
    return due ?? undefined;
  }

  /** Does all that is due; `settled` when the map has to follow. */
  async step(
    manager: EntityManager,
    campaign: CampaignEntity,
    now: Date,
  ): Promise<'nothing' | 'changed' | 'settled'> {
    const confirmed = await this.confirmSilently(manager, campaign, now);
    const ended = await this.lapses.step(manager, campaign, now);
    const flagged = await this.flagOverdue(manager, campaign, now);
    const lapsed = await this.lapse(manager, campaign, now);
    if (confirmed + ended > 0) return 'settled';
    return flagged + lapsed > 0 ? 'changed' : 'nothing';
  }

  /** Out of the way of a pause or an outage; says how many moments have moved. */
  async postpone(
    manager: EntityManager,
    { id, turn }: CampaignEntity,
    { after, upTo, byMs }: { after: Date; upTo?: Date; byMs: number },
  ): Promise<number> {
    const range = [id, turn, byMs, after, upTo ?? 'infinity'];
    let moved = 0;
    for (const statement of [
      `update battle set confirm_by = confirm_by + $3 * interval '1 millisecond'
        where campaign_id = $1 and turn = $2 and status = 'reported' and confirm_by > $4 and confirm_by <= $5`,
      `update battle set due_at = due_at + $3 * interval '1 millisecond'
        where campaign_id = $1 and turn = $2 and overdue_at is null and due_at > $4 and due_at <= $5`,
      `update battle_honour set deadline = deadline + $3 * interval '1 millisecond'
        where campaign_id = $1 and turn <= $2 and state = 'open' and deadline > $4 and deadline <= $5`,
    ]) {
      const [, count] = (await manager.query(statement, range)) as [unknown, number];
      moved += count;
    }
    return moved;
  }

  private async confirmSilently(
    manager: EntityManager,
    campaign: CampaignEntity,
    now: Date,
  ): Promise<number> {
    const battles = await manager.findBy(BattleEntity, {
      campaignId: campaign.id,
      turn: campaign.turn,
      status: 'reported',
      confirmBy: LessThanOrEqual(now),
    });
    for (const battle of battles) {
      const told = await this.reports.answer(manager, battle, 'silence');
      await this.settlement.settle(manager, campaign, battle, 'silence', told, now);
    }
    return battles.length;
  }

  private async flagOverdue(
    manager: EntityManager,
    { id: campaignId, turn }: CampaignEntity,
    now: Date,
  ): Promise<number> {
    const battles = await manager.findBy(BattleEntity, {
      campaignId,
      turn,
      status: In([...unfought]),
      dueAt: LessThanOrEqual(now),
      overdueAt: IsNull(),
    });
    for (const battle of battles) {
      await happen(manager, battle, 'fellOverdue', { overdueAt: now });
      await this.journal.write(manager, campaignId, turn, now, [
        { code: 'BATTLE_OVERDUE', parameters: { key: battle.key } },
      ]);
      await this.post.toReferees(manager, 'battle.overdue', campaignId);
    }
    return battles.length;
  }

  /** Section 6: an honour that nobody was chosen for is given to nobody. */
  private async lapse(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    now: Date,
  ): Promise<number> {
    const honours = await manager.findBy(BattleHonourEntity, {
      campaignId,
      state: 'open',
      deadline: LessThanOrEqual(now),
    });
    for (const { turn, battle, seat } of honours) {
      await manager.update(BattleHonourEntity, { campaignId, turn, battle }, { state: 'lapsed' });
      await this.journal.write(manager, campaignId, turn, now, [
        { code: 'HONOUR_LAPSED', rule: '8', parameters: { key: battle, seat } },
      ]);
    }
    return honours.length;
  }
}
