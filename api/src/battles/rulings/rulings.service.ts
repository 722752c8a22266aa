import { Injectable } from '@nestjs/common';
import { fightBattle, outcomeNotFought } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { AbstractBattles } from '../abstract-battles.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import { happen, whyNot } from '../battle-events.js';
import { BattleSettlement, settlingEvent, type Verdict } from '../battle-settlement.js';
import type { Settlement } from '../battle.entity.js';
import { checkText } from '../check-text.js';
import { Reports } from '../reports/reports.js';
import { ResultDoor } from '../reports/result-door.js';
import type {
  DeclareNotFoughtInput,
  PostponeBattleInput,
  RollForBattleInput,
  RuleOnBattleInput,
} from './ruling.models.js';

/** What a referee does about battles of the turn under way; each time he says why, for all to read. */
@Injectable()
export class RulingsService {
  constructor(
    private readonly acts: BattleActs,
    private readonly door: ResultDoor,
    private readonly reports: Reports,
    private readonly settlement: BattleSettlement,
    private readonly abstract: AbstractBattles,
    private readonly journal: Journal,
  ) {}

  rule(caller: Caller, input: RuleOnBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofReferee(caller, 'ruleOnBattle', input, async (scene) => {
      const { text: reason, faults } = checkText('reason', input.reason, 1_000);
      const result = await this.door.check(scene, input.result);
      if (Array.isArray(result)) return new InvalidInput([...result, ...faults]);
      const { outcome, victoryPoints, veteransLost, casualties } = result;
      // Who fell has fallen, unless the referee tells otherwise.
      const told = casualties !== null || input.result.veteransLost != null;
      return this.settle(scene, 'ruled', faults, {
        outcome,
        victoryPoints,
        veteransLost: told ? veteransLost : scene.battle.veteransLost,
        casualties: casualties ?? scene.battle.casualties,
        reason,
        by: caller.accountId,
      });
    });
  }

  declareNotFought(caller: Caller, input: DeclareNotFoughtInput): Promise<CampaignAnswer> {
    return this.acts.ofReferee(caller, 'declareNotFought', input, async (scene) => {
      const { text: reason, faults } = checkText('reason', input.reason, 1_000);
      const { manager, battle, campaign } = scene;
      const { value: outcome, rolls } = await this.abstract.decide(manager, battle, (unfought, roll) =>
        outcomeNotFought(unfought, input.fault, campaign.settings, roll),
      );
      const { accountId: by } = caller;
      const verdict = { outcome, fault: input.fault, reason, by, ...(rolls.length > 0 && { rolls }) };
      return this.settle(scene, 'notFought', faults, verdict);
    });
  }

  roll(caller: Caller, input: RollForBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofReferee(caller, 'rollForBattle', input, async (scene) => {
      const { text: reason, faults } = checkText('reason', input.reason, 1_000);
      const { manager, battle } = scene;
      const { value: outcome, rolls } = await this.abstract.decide(manager, battle, fightBattle);
      return this.settle(scene, 'dice', faults, { outcome, reason, by: caller.accountId, rolls });
    });
  }

  postpone(caller: Caller, input: PostponeBattleInput): Promise<CampaignAnswer> {
    return this.acts.ofReferee(caller, 'postponeBattle', input, async ({ manager, battle, now }) => {
      const refusal = whyNot('postponed', battle);
      if (refusal) return refusal;
      const { text: reason, faults } = checkText('reason', input.reason, 1_000);
      const past = new FieldFault('until', 'TIME_PAST', 'Name a time that is still to come.');
      const all = [...(input.until > now ? [] : [past]), ...faults];
      if (all.length > 0) return new InvalidInput(all);
      await happen(manager, battle, 'postponed', {
        dueAt: input.until,
        overdueAt: null,
        appointment: 'noTimeYet',
        appointedFor: null,
        place: null,
      });
      const parameters = { key: battle.key, until: input.until.toISOString(), reason, by: caller.accountId };
      await this.journal.write(manager, battle.campaignId, battle.turn, now, [
        { code: 'BATTLE_POSTPONED', parameters },
      ]);
      return 'changed';
    });
  }

  private async settle(
    { manager, campaign, battle, now }: BattleScene,
    settlement: Settlement,
    faults: readonly FieldFault[],
    verdict: Verdict,
  ) {
    const refusal = whyNot(settlingEvent(settlement), battle);
    if (refusal) return refusal;
    if (faults.length > 0) return new InvalidInput([...faults]);
    if (battle.status === 'reported') await this.reports.answer(manager, battle, 'replaced');
    await this.settlement.settle(manager, campaign, battle, settlement, verdict, now);
    return 'settled' as const;
  }
}
