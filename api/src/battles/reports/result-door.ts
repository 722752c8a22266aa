import { Injectable } from '@nestjs/common';
import {
  checkFielded,
  describeVeteranRefusal,
  type Fielded,
  nobody,
  type Role,
  type Scenario,
} from '@pelagonia/rules';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { FieldFault } from '../../errors/user-error.js';
import type { BattleScene } from '../battle-acts.js';
import type { BySide } from '../battle.entity.js';
import { MusterRolls } from '../veterans/muster-rolls.js';
import { RosterResults } from './read-roster-result.js';
import { readResult, type ReadResult } from './read-result.js';
import type { BattleResultInput } from './result.inputs.js';

export type CheckedResult = ReadResult & Readonly<{ veteransLost: BySide<readonly string[]> }>;

const sides: readonly Role[] = ['attacker', 'defender'];

const noneLost: BySide<readonly string[]> = { attacker: [], defender: [] };

/** The door for results, whoever enters them. */
@Injectable()
export class ResultDoor {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly rolls: MusterRolls,
    private readonly rosterResults: RosterResults,
  ) {}

  async check(scene: BattleScene, input: BattleResultInput): Promise<CheckedResult | FieldFault[]> {
    const scenarios = await this.library.scenariosOf(scene.manager, scene.campaign);
    const result = await this.told(scene, scenarios, input);
    const { attacker = [], defender = [] } = input.veteransLost ?? {};
    const faults = await this.veteranFaults(scene, { attacker, defender });
    if (Array.isArray(result)) return [...result, ...faults];
    if (faults.length > 0) return faults;
    // What a roster says of veterans that have fallen elsewhere meanwhile changes nothing any more.
    const found = result.veteransLost ?? noneLost;
    const veteransLost = {
      attacker: together(attacker, found.attacker),
      defender: together(defender, found.defender),
    };
    return { ...result, veteransLost };
  }

  private async told(
    scene: BattleScene,
    scenarios: readonly Scenario[],
    { rosters, casualties, full, totals, outcome }: BattleResultInput,
  ): Promise<ReadResult | FieldFault[]> {
    const other = [full, totals, outcome, casualties].some((depth) => depth != null);
    if (rosters != null && !other) return this.rosterResults.read(scene, scenarios, rosters);
    const result = readResult(scene.battle, scenarios, rosters == null ? { full, totals, outcome } : {});
    if (rosters != null || casualties == null) return result;
    const fallen = await this.rosterResults.fallen(scene, casualties);
    if (Array.isArray(fallen)) return Array.isArray(result) ? [...result, ...fallen] : fallen;
    return Array.isArray(result) ? result : { ...result, ...fallen };
  }

  private async veteranFaults(
    { manager, battle }: BattleScene,
    veteransLost: BySide<readonly string[]>,
  ): Promise<FieldFault[]> {
    const faults: FieldFault[] = [];
    for (const side of sides) {
      if (veteransLost[side].length === 0) continue;
      const seat = battle[side];
      const roll = seat === nobody ? { veterans: [] } : await this.rolls.before(manager, battle, seat);
      const army = veteransLost[side].map((name): Fielded => {
        const unit = roll.veterans.find((one) => one.name === name)?.unit ?? name;
        return { id: name, unit, type: 'infantry', veteran: name, destroyed: true };
      });
      for (const refusal of checkFielded(roll, army)) {
        const message = describeVeteranRefusal(refusal, 'en');
        faults.push(new FieldFault(`result.veteransLost.${side}`, refusal.code, message));
      }
    }
    return faults;
  }
}

function together(told: readonly string[], found: readonly string[]): string[] {
  return [...told, ...found.filter((name) => !told.includes(name))];
}
