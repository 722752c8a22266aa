import { Injectable } from '@nestjs/common';
import {
  type Casualty,
  checkScore,
  describeInputFault,
  type InputFault,
  mayReadRoster,
  type Role,
  type Roster,
  rosterNames,
  type RosterToll,
  type Scenario,
  scoreBattle,
  tollOf,
} from '@pelagonia/rules';
import { FieldFault } from '../../errors/user-error.js';
import { RosterLists } from '../../rosters/roster-lists.js';
import type { BattleScene } from '../battle-acts.js';
import { BattleRosters, readerOf, rosterScene } from '../rosters/battle-rosters.js';
import { outcomeFor, type ReadResult, sideOf } from './read-result.js';
import type { RosterResultInput, RosterSideInput } from './result.inputs.js';

const sides: readonly Role[] = ['attacker', 'defender'];

type SideRead = Readonly<{
  side: Record<string, unknown>;
  toll: RosterToll | undefined;
  casualties: readonly Casualty[] | null;
}>;

/** What follows from what happened to the entries of the rosters; a side that handed in none tells its losses. */
@Injectable()
export class RosterResults {
  constructor(
    private readonly rosters: BattleRosters,
    private readonly lists: RosterLists,
  ) {}

  async read(
    scene: BattleScene,
    scenarios: readonly Scenario[],
    input: RosterResultInput,
  ): Promise<ReadResult | FieldFault[]> {
    const { manager, battle } = scene;
    const { campaignId, turn, key } = battle;
    const secret = await this.secret(scene);
    if (secret.length > 0) return secret;
    const rosters = await this.rosters.open(manager, campaignId, turn, key, sides);
    if (rosters.size === 0) {
      const message = 'Neither side has handed in a roster; give the result in another way.';
      return [new FieldFault('result.rosters', 'RESULT_ROSTER_NONE', message)];
    }
    const faults: FieldFault[] = [];
    const read = {} as Record<Role, SideRead>;
    for (const role of sides) {
      const one = await this.side({ manager, battle }, role, input[role], rosters.get(role));
      if (Array.isArray(one)) faults.push(...one);
      else read[role] = one;
    }
    if (faults.length > 0) return faults;
    const scenario = battle.ownScenario === null ? battle.scenario : null;
    const score = {
      ...(scenario !== null && { scenario }),
      size: input.size,
      sides: { attacker: read.attacker.side, defender: read.defender.side },
    };
    const checked = checkScore(score, scenarios);
    if (!checked.ok) return checked.faults.map((fault) => fieldFault(fault, 'result.rosters'));
    const { sides: scored, winner } = scoreBattle(checked.value);
    return {
      depth: 'rosters',
      outcome: outcomeFor(battle, winner),
      victoryPoints: { attacker: scored.attacker.points, defender: scored.defender.points },
      score,
      casualties: { attacker: read.attacker.casualties, defender: read.defender.casualties },
      veteransLost: {
        attacker: read.attacker.toll?.veteransLost ?? [],
        defender: read.defender.toll?.veteransLost ?? [],
      },
    };
  }

  /** Nobody tells what became of a roster that he may not read yet, lest a refusal told him what it holds. */
  private async secret({ manager, battle, campaign, standing, caller, side, now }: BattleScene) {
    const all = await this.rosters.handedIn(manager, battle.campaignId, [battle.turn]);
    const its = all.filter((one) => one.battle === battle.key);
    const scene = rosterScene(battle, campaign.settings, its.length, now);
    const message = 'This side’s roster is still secret; give the result in another way.';
    return its
      .filter((one) => !mayReadRoster(scene, readerOf(one, side, standing, caller)))
      .map((one) => new FieldFault(`result.rosters.${one.side}`, 'RESULT_ROSTER_SECRET', message));
  }

  private async side(
    { manager, battle }: Pick<BattleScene, 'manager' | 'battle'>,
    role: Role,
    input: RosterSideInput,
    roster: Roster | undefined,
  ): Promise<SideRead | FieldFault[]> {
    const { conceded, losses, objectives, withdrew } = input;
    const end = conceded ? 'conceded' : withdrew ? 'withdrew' : 'stood';
    if (roster === undefined) {
      return { side: sideOf({ end, losses, objectives }), toll: undefined, casualties: null };
    }
    const casualties = input.casualties.map(({ entry, destroyed, reduced }) => ({
      entry,
      destroyed,
      reduced,
    }));
    const found = await this.lists.find(manager, roster.army, battle.campaignId);
    if (found === undefined) throw new Error(`the army list ${roster.army} of a handed in roster is gone`);
    const toll = tollOf(found.list, found.armoury, roster, casualties, end);
    if (!toll.ok) {
      const name = rosterNames(found.list, found.armoury, 'en');
      return toll.faults.map((fault) => fieldFault(fault, `result.rosters.${role}`, name));
    }
    const side = sideOf({ end: toll.value.end, losses: toll.value.losses, objectives });
    return { side, toll: toll.value, casualties };
  }
}

function fieldFault(fault: InputFault, field: string, name?: (id: string) => string): FieldFault {
  const where = fault.where === '' ? field : `${field}.${fault.where}`;
  return new FieldFault(where, fault.code, describeInputFault(fault, 'en', name));
}
