import { Injectable } from '@nestjs/common';
import { mayChangeRoster } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { ActionRefused, type CampaignAnswer } from '../../campaigns/campaign-results.js';
import type { JournalCode } from '../../campaigns/journal/journal-sentences.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { InvalidInput } from '../../errors/user-error.js';
import { OwnRosters } from '../../rosters/own-rosters.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import type { AttachRosterInput, WithdrawRosterInput } from './battle-roster.models.js';
import { BattleRosters, type HandedIn, rosterScene } from './battle-rosters.js';
import { RosterDoor } from './roster-door.js';

/** What each side fields: handed in as a copy, so that nobody changes it later by changing his own. */
@Injectable()
export class BattleRostersService {
  constructor(
    private readonly acts: BattleActs,
    private readonly own: OwnRosters,
    private readonly door: RosterDoor,
    private readonly rosters: BattleRosters,
    private readonly journal: Journal,
  ) {}

  attach(caller: Caller, input: AttachRosterInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'attachRoster', input, async (scene) => {
      const { manager, battle, side, now } = scene;
      const { kept } = await this.own.find(manager, caller.accountId, input.rosterId);
      const before = await this.handedIn(scene);
      if (!changeable(scene, before)) return new ActionRefused('ROSTER_FIXED');
      const faults = await this.door.faults(scene, side, kept.roster);
      if (faults.length > 0) return new InvalidInput(faults);
      await this.rosters.give(manager, battle, side, kept.roster, { by: caller.accountId, at: now });
      if (!before.some((one) => one.side === side)) await this.tell(scene, 'BATTLE_ROSTER_GIVEN', side);
      return 'changed';
    });
  }

  withdraw(caller: Caller, input: WithdrawRosterInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'withdrawRoster', input, async (scene) => {
      const { manager, battle, side } = scene;
      const before = await this.handedIn(scene);
      if (!before.some((one) => one.side === side)) return new ActionRefused('ROSTER_NONE');
      if (!changeable(scene, before)) return new ActionRefused('ROSTER_FIXED');
      await this.rosters.take(manager, battle, side);
      await this.tell(scene, 'BATTLE_ROSTER_WITHDRAWN', side);
      return 'changed';
    });
  }

  private async handedIn({ manager, battle }: BattleScene): Promise<HandedIn[]> {
    const all = await this.rosters.handedIn(manager, battle.campaignId, [battle.turn]);
    return all.filter((one) => one.battle === battle.key);
  }

  /** That there is one, for all to know; not a word of what it holds. */
  private async tell(
    { manager, battle, now }: BattleScene,
    code: JournalCode,
    side: 'attacker' | 'defender',
  ): Promise<void> {
    await this.journal.write(manager, battle.campaignId, battle.turn, now, [
      { code, parameters: { key: battle.key, seat: battle[side] } },
    ]);
  }
}

function changeable({ battle, campaign, now }: BattleScene, handedIn: readonly HandedIn[]): boolean {
  return mayChangeRoster(rosterScene(battle, campaign.settings, handedIn.length, now));
}
