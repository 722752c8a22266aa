import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { JournalCode } from '../../campaigns/journal/journal-sentences.js';
import { ActionRefused, type CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { InvalidInput } from '../../errors/user-error.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import { happen, whyNot } from '../battle-events.js';
import { BattleSettlement } from '../battle-settlement.js';
import { otherSide } from '../battle-sides.js';
import { silenceFrom } from '../battle-times.js';
import { checkText } from '../check-text.js';
import { BattlePost } from '../letters/battle-post.js';
import type { ConfirmBattleInput, DisputeBattleInput, ReportBattleInput } from './report.models.js';
import { Reports } from './reports.js';
import { ResultDoor } from './result-door.js';

/** B5: one side reports, the other confirms or disputes. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly acts: BattleActs,
    private readonly reports: Reports,
    private readonly door: ResultDoor,
    private readonly settlement: BattleSettlement,
    private readonly journal: Journal,
    private readonly post: BattlePost,
  ) {}

  /** Whoever reported may put it right until it is answered; the other side answers instead of reporting. */
  report(caller: Caller, input: ReportBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'reportBattle', input, async (scene) => {
      const { manager, campaign, battle, side, now } = scene;
      const refusal = whyNot('reported', battle);
      if (refusal) return refusal;
      const before = await this.reports.newest(manager, battle);
      if (battle.status === 'reported' && before?.side !== side) return new ActionRefused('BATTLE_REPORTED');
      const result = await this.door.check(scene, input.result);
      if (Array.isArray(result)) return new InvalidInput(result);
      const { depth, outcome, victoryPoints, score, veteransLost, casualties } = result;
      await this.reports.add(manager, battle, {
        side,
        depth,
        outcome,
        victoryPoints,
        score,
        veteransLost,
        casualties,
        at: now,
      });
      await happen(manager, battle, 'reported', { confirmBy: silenceFrom(campaign, now) });
      await this.tell(scene, 'BATTLE_REPORTED', { side, outcome, victoryPoints });
      await this.post.toSeat(manager, 'battle.reported', campaign.id, battle[otherSide[side]]);
      return 'changed';
    });
  }

  confirm(caller: Caller, input: ConfirmBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'confirmBattle', input, async (scene) => {
      const { manager, campaign, battle, now } = scene;
      const refusal =
        whyNot('confirmed', battle) ?? (await this.whyNotAnswer(scene, scene.side, input.number));
      if (refusal) return refusal;
      const told = await this.reports.answer(manager, battle, 'confirmed');
      await this.settlement.settle(manager, campaign, battle, 'confirmed', told, now);
      return 'settled';
    });
  }

  dispute(caller: Caller, input: DisputeBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'disputeBattle', input, async (scene) => {
      const { manager, battle, side } = scene;
      const refusal = whyNot('disputed', battle) ?? (await this.whyNotAnswer(scene, side, input.number));
      if (refusal) return refusal;
      const { text, faults } = checkText('reason', input.reason, 1_000);
      if (faults.length > 0) return new InvalidInput([...faults]);
      await this.reports.answer(manager, battle, 'disputed', text);
      await happen(manager, battle, 'disputed', { confirmBy: null });
      await this.tell(scene, 'BATTLE_DISPUTED', { side });
      await this.post.toReferees(manager, 'battle.disputed', battle.campaignId);
      return 'changed';
    });
  }

  private async whyNotAnswer(
    { manager, battle }: BattleScene,
    side: string,
    number: number,
  ): Promise<ActionRefused | undefined> {
    const report = await this.reports.newest(manager, battle);
    if (report?.side === side) return new ActionRefused('BATTLE_REPORT_OWN');
    return report?.number === number ? undefined : new ActionRefused('BATTLE_REPORT_CHANGED');
  }

  private async tell(
    { manager, battle, now }: BattleScene,
    code: JournalCode,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await this.journal.write(manager, battle.campaignId, battle.turn, now, [
      { code, rule: 'B5', parameters: { key: battle.key, ...parameters } },
    ]);
  }
}
