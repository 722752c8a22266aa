import { Injectable } from '@nestjs/common';
import {
  type Casualty,
  checkScore,
  describeInputFault,
  type End,
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
import type { BySide } from '../battle.entity.js';
import { BattleRosters, readerOf, rosterScene } from '../rosters/battle-rosters.js';
import { outcomeFor, type ReadResult, sideOf } from './read-result.js';
import type { CasualtiesInput, CasualtyInput, RosterResultInput, RosterSideInput } from './result.inputs.js';

const sides: readonly Role[] = ['attacker', 'defender'];

type SideRead = Readonly<{
  side: Record<string, unknown>;
  toll: RosterToll | undefined;
  casualties: readonly Casualty[] | null;
}>;

export type Fallen = Readonly<{
  casualties: BySide<readonly Casualty[] | null>;
  veteransLost: BySide<readonly string[]>;
}>;

const noRoster = 'This side has handed in no roster; tell nothing of what it lost.';

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
    const rosters = await this.open(scene, 'result.rosters');
    if (Array.isArray(rosters)) return rosters;
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

  /** What fell of the rosters beside a result that is told in another way. */
  async fallen(scene: BattleScene, input: CasualtiesInput): Promise<Fallen | FieldFault[]> {
    const { manager, battle } = scene;
    const rosters = await this.open(scene, 'result.casualties');
    if (Array.isArray(rosters)) return rosters;
    const faults: FieldFault[] = [];
    const casualties: Record<Role, readonly Casualty[] | null> = { attacker: null, defender: null };
    const veteransLost: Record<Role, readonly string[]> = { attacker: [], defender: [] };
    for (const role of sides) {
      const roster = rosters.get(role);
      const told = input[role].map(casualtyOf);
      const field = `result.casualties.${role}`;
      if (roster === undefined) {
        if (told.length > 0) faults.push(new FieldFault(field, 'RESULT_ROSTER_NONE', noRoster));
        continue;
      }
      const toll = await this.toll({ manager, battle }, roster, told, 'stood', field);
      if (Array.isArray(toll)) faults.push(...toll);
      else [casualties[role], veteransLost[role]] = [told, toll.veteransLost];
    }
    return faults.length > 0 ? faults : { casualties, veteransLost };
  }

  /** The rosters that were handed in, or why they cannot tell the result. */
  private async open(scene: BattleScene, field: string): Promise<ReadonlyMap<Role, Roster> | FieldFault[]> {
    const { manager, battle } = scene;
    const secret = await this.secret(scene, field);
    if (secret.length > 0) return secret;
    const rosters = await this.rosters.open(manager, battle.campaignId, battle.turn, battle.key, sides);
    if (rosters.size > 0) return rosters;
    const message = 'Neither side has handed in a roster; give the result in another way.';
    return [new FieldFault(field, 'RESULT_ROSTER_NONE', message)];
  }

  /** Nobody tells what became of a roster that he may not read yet, lest a refusal told him what it holds. */
  private async secret(
    { manager, battle, campaign, standing, caller, side, now }: BattleScene,
    field: string,
  ): Promise<FieldFault[]> {
    const all = await this.rosters.handedIn(manager, battle.campaignId, [battle.turn]);
    const its = all.filter((one) => one.battle === battle.key);
    const scene = rosterScene(battle, campaign.settings, its.length, now);
    const message = 'This side’s roster is still secret; give the result in another way.';
    return its
      .filter((one) => !mayReadRoster(scene, readerOf(one, side, standing, caller)))
      .map((one) => new FieldFault(`${field}.${one.side}`, 'RESULT_ROSTER_SECRET', message));
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
    const casualties = input.casualties.map(casualtyOf);
    const toll = await this.toll({ manager, battle }, roster, casualties, end, `result.rosters.${role}`);
    if (Array.isArray(toll)) return toll;
    return { side: sideOf({ end: toll.end, losses: toll.losses, objectives }), toll, casualties };
  }

  private async toll(
    { manager, battle }: Pick<BattleScene, 'manager' | 'battle'>,
    roster: Roster,
    casualties: readonly Casualty[],
    end: End,
    field: string,
  ): Promise<RosterToll | FieldFault[]> {
    const found = await this.lists.find(manager, roster.army, battle.campaignId);
    if (found === undefined) throw new Error(`the army list ${roster.army} of a handed in roster is gone`);
    const toll = tollOf(found.list, found.armoury, roster, casualties, end);
    if (toll.ok) return toll.value;
    const name = rosterNames(found.list, found.armoury, 'en');
    return toll.faults.map((fault) => fieldFault(fault, field, name));
  }
}

function casualtyOf({ entry, destroyed, reduced }: CasualtyInput): Casualty {
  return { entry, destroyed, reduced };
}

function fieldFault(fault: InputFault, field: string, name?: (id: string) => string): FieldFault {
  const where = fault.where === '' ? field : `${field}.${fault.where}`;
  return new FieldFault(where, fault.code, describeInputFault(fault, 'en', name));
}
