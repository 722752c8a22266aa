import {
  isCharacter,
  type ArmyList,
  type Loss,
  type Objective,
  type Role,
  type RosterToll,
  type Scenario,
  type Unit,
} from '@pelagonia/rules';
import type {
  BattleEnd,
  BattleResultInput,
  RosterSideInput,
  SideResultInput,
  VeteransLostInput,
} from '../../generated/operations.js';
import type { FieldedRosters } from '../armies/fielded-roster.js';
import type { FreeLoss, ResultDraft, SideDraft } from './result-draft.js';
import { casualtiesOf } from './roster-fates.js';

export type Armies = Readonly<Record<Role, ArmyList | undefined>>;

const copies = <T>(count: number | undefined, one: T): T[] =>
  Array.from({ length: Math.max(0, count ?? 0) }, () => one);

/** A side's losses one by one, as the rules count them. */
export function lossesOf(side: SideDraft, army: ArmyList | undefined): Loss[] {
  return [...(army?.units ?? []).flatMap((unit) => lossesOfLine(side, unit)), ...side.free.map(freeLoss)];
}

function lossesOfLine({ destroyed, halved, alive }: SideDraft, { id, points, size, type, slayers }: Unit) {
  const whole = { points, stands: size, character: isCharacter(type), slayers: slayers === true };
  return [
    ...copies(destroyed[id], { ...whole, left: 0 }),
    ...copies(halved[id], { ...whole, left: 1 }),
    ...copies(alive[id], { ...whole, left: size }),
  ];
}

/** B2 asks of a unit only whether it had three stands and has one. */
function freeLoss({ kind, points }: FreeLoss): Loss {
  const character = kind === 'character';
  return { points, stands: character ? 1 : 3, left: kind === 'halved' ? 1 : 0, character, slayers: false };
}

type Played = Pick<Scenario, 'id' | 'objectives'> | undefined;

/** What a side reached of the scenario that is played; what was tapped for another, before it changed, does not count. */
function reachedOf(
  side: SideDraft,
  role: Role,
  scenario: Played,
): [id: string, reached: number | number[]][] {
  const what = ({ id, award }: Objective) =>
    award.kind === 'dice' ? (side.dice[id] ?? []) : (side.reached[id] ?? 0);
  return (scenario?.objectives ?? [])
    .filter((objective) => objective.side === role)
    .map((objective): [string, number | number[]] => [objective.id, what(objective)])
    .filter(([, reached]) => (typeof reached === 'number' ? reached > 0 : reached.length > 0));
}

/** What follows from the rosters that were tapped on. */
export type Tolls = Readonly<Partial<Record<Role, RosterToll>>>;

/** The `score` document of the rules. */
export function scoreDocument(
  draft: ResultDraft,
  scenario: Played,
  armies: Armies,
  tolls: Tolls = {},
): unknown {
  const side = (role: Role) => ({
    end: tolls[role]?.end ?? draft.sides[role].end,
    losses: tolls[role]?.losses ?? lossesOf(draft.sides[role], armies[role]),
    objectives: Object.fromEntries(reachedOf(draft.sides[role], role, scenario)),
  });
  return {
    ...(scenario !== undefined && { scenario: scenario.id }),
    size: Number(draft.size),
    sides: { attacker: side('attacker'), defender: side('defender') },
  };
}

const ends = { stood: 'STOOD', conceded: 'CONCEDED', withdrew: 'WITHDREW' } as const satisfies Record<
  SideDraft['end'],
  BattleEnd
>;

function sideInput(draft: ResultDraft, role: Role, scenario: Played, armies: Armies): SideResultInput {
  const side = draft.sides[role];
  return {
    end: ends[side.end],
    losses: lossesOf(side, armies[role]).map(({ points, stands, left, character, slayers }) => ({
      points,
      stands,
      left,
      character,
      slayers,
    })),
    objectives: objectivesInput(side, role, scenario),
  };
}

const objectivesInput = (side: SideDraft, role: Role, scenario: Played) =>
  reachedOf(side, role, scenario).map(([objective, reached]) =>
    typeof reached === 'number'
      ? { objective, count: reached }
      : { objective, count: reached.length, dice: reached },
  );

/** Of a side with a roster what died of it, of one without what it lost. */
function rosterSideInput(
  draft: ResultDraft,
  role: Role,
  scenario: Played,
  armies: Armies,
  rosters: FieldedRosters,
): RosterSideInput {
  const side = draft.sides[role];
  const fielded = rosters[role];
  return {
    casualties: fielded ? casualtiesOf(side, fielded) : [],
    losses: fielded ? [] : (sideInput(draft, role, scenario, armies).losses ?? []),
    conceded: side.end === 'conceded',
    withdrew: side.end === 'withdrew',
    objectives: objectivesInput(side, role, scenario),
  };
}

const noRosters: FieldedRosters = { attacker: undefined, defender: undefined };

/** What fell of the rosters, beside a result that does not tell it; nothing tapped is nothing told. */
function casualtiesInput(draft: ResultDraft, rosters: FieldedRosters): Pick<BattleResultInput, 'casualties'> {
  const of = (role: Role) => (rosters[role] ? casualtiesOf(draft.sides[role], rosters[role]) : []);
  const casualties = { attacker: of('attacker'), defender: of('defender') };
  return casualties.attacker.length + casualties.defender.length > 0 ? { casualties } : {};
}

/** What is sent: the depth that was chosen, and nothing of the others. `tapped`: what fell was tapped in on the rosters. */
export function resultInput(
  draft: ResultDraft,
  scenario: Played,
  armies: Armies,
  rosters: FieldedRosters = noRosters,
  tapped = draft.depth === 'rosters',
): BattleResultInput {
  const byRoster = draft.depth === 'rosters';
  // What a roster tells of its veterans nobody has to tell again.
  const fallen = (role: Role) => (tapped && rosters[role] ? [] : draft.sides[role].veterans);
  const lost: VeteransLostInput = { attacker: fallen('attacker'), defender: fallen('defender') };
  const besides = tapped ? casualtiesInput(draft, rosters) : {};
  const veteransLost =
    fallen('attacker').length + fallen('defender').length > 0 ? { veteransLost: lost } : {};
  if (byRoster) {
    const told = {
      size: Number(draft.size),
      attacker: rosterSideInput(draft, 'attacker', scenario, armies, rosters),
      defender: rosterSideInput(draft, 'defender', scenario, armies, rosters),
    };
    return { rosters: told, ...veteransLost };
  }
  if (draft.depth === 'outcome')
    return { ...(draft.outcome !== '' && { outcome: draft.outcome }), ...besides, ...veteransLost };
  if (draft.depth === 'totals') {
    const totals = { attacker: Number(draft.totals.attacker), defender: Number(draft.totals.defender) };
    return { totals, ...besides, ...veteransLost };
  }
  return {
    full: {
      size: Number(draft.size),
      attacker: sideInput(draft, 'attacker', scenario, armies),
      defender: sideInput(draft, 'defender', scenario, armies),
    },
    ...veteransLost,
  };
}
