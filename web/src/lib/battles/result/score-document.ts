import {
  isCharacter,
  type ArmyList,
  type Loss,
  type Objective,
  type Role,
  type Scenario,
  type Unit,
} from '@pelagonia/rules';
import type {
  BattleEnd,
  BattleResultInput,
  SideResultInput,
  VeteransLostInput,
} from '../../generated/operations.js';
import type { FreeLoss, ResultDraft, SideDraft } from './result-draft.js';

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

/** The `score` document of the rules. */
export function scoreDocument(draft: ResultDraft, scenario: Played, armies: Armies): unknown {
  const side = (role: Role) => ({
    end: draft.sides[role].end,
    losses: lossesOf(draft.sides[role], armies[role]),
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
    objectives: reachedOf(side, role, scenario).map(([objective, reached]) =>
      typeof reached === 'number'
        ? { objective, count: reached }
        : { objective, count: reached.length, dice: reached },
    ),
  };
}

/** What is sent: the depth that was chosen, and nothing of the others. */
export function resultInput(draft: ResultDraft, scenario: Played, armies: Armies): BattleResultInput {
  const { attacker, defender } = draft.sides;
  const lost: VeteransLostInput = { attacker: attacker.veterans, defender: defender.veterans };
  const veteransLost = attacker.veterans.length + defender.veterans.length > 0 ? { veteransLost: lost } : {};
  if (draft.depth === 'outcome')
    return { ...(draft.outcome !== '' && { outcome: draft.outcome }), ...veteransLost };
  if (draft.depth === 'totals') {
    const totals = { attacker: Number(draft.totals.attacker), defender: Number(draft.totals.defender) };
    return { totals, ...veteransLost };
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
