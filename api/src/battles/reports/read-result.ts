import {
  type BattleOutcome,
  type Casualty,
  checkScore,
  describeInputFault,
  type Role,
  type Scenario,
  scoreBattle,
  winnerByTotals,
} from '@pelagonia/rules';
import { FieldFault } from '../../errors/user-error.js';
import type { BattleEntity, BySide } from '../battle.entity.js';
import type { ResultDepth } from './battle-report.entity.js';
import type { BattleResultInput, FullResultInput, SideResultInput, TotalsInput } from './result.inputs.js';

export type ReadResult = Readonly<{
  depth: ResultDepth;
  outcome: BattleOutcome;
  victoryPoints: BySide<number> | null;
  score: Record<string, unknown> | null;
  casualties: BySide<readonly Casualty[] | null> | null;
  /** As far as rosters tell. */
  veteransLost?: BySide<readonly string[]>;
}>;

const mostPoints = 100_000;

/** B5: a result in whichever depth it was given, or all that is wrong with it. */
export function readResult(
  battle: BattleEntity,
  scenarios: readonly Scenario[],
  { full, totals, outcome }: Pick<BattleResultInput, 'full' | 'totals' | 'outcome'>,
): ReadResult | FieldFault[] {
  const given = [full, totals, outcome].filter((depth) => depth != null);
  if (given.length !== 1) {
    const message = 'Give the result in one way: in full, as two totals, or as the outcome.';
    return [new FieldFault('result', 'RESULT_DEPTH', message)];
  }
  if (full != null) return readFull(battle, scenarios, full);
  if (totals != null) return readTotals(battle, totals);
  return {
    depth: 'outcome',
    outcome: outcomeFor(battle, outcome!),
    victoryPoints: null,
    score: null,
    casualties: null,
  };
}

function readFull(
  battle: BattleEntity,
  scenarios: readonly Scenario[],
  full: FullResultInput,
): ReadResult | FieldFault[] {
  // A scenario of the referee's own has no objectives that could be counted; then two totals say more.
  const scenario = battle.ownScenario === null ? battle.scenario : null;
  const score = {
    ...(scenario !== null && { scenario }),
    size: full.size,
    sides: { attacker: sideOf(full.attacker), defender: sideOf(full.defender) },
  };
  const checked = checkScore(score, scenarios);
  if (!checked.ok) {
    return checked.faults.map(
      (fault) => new FieldFault(`result.full.${fault.where}`, fault.code, describeInputFault(fault, 'en')),
    );
  }
  const { sides, winner } = scoreBattle(checked.value);
  const victoryPoints = { attacker: sides.attacker.points, defender: sides.defender.points };
  return { depth: 'full', outcome: outcomeFor(battle, winner), victoryPoints, score, casualties: null };
}

/** A side as `checkScore` takes it. */
export function sideOf({ end, losses, objectives }: SideResultInput): Record<string, unknown> {
  return {
    end,
    losses: losses.map(({ points, stands, left, character, slayers }) => ({
      points,
      stands,
      left,
      character,
      slayers,
    })),
    objectives: Object.fromEntries(
      objectives.map(({ objective, count, dice }) => [objective, dice == null ? count : [...dice]]),
    ),
  };
}

function readTotals(battle: BattleEntity, { attacker, defender }: TotalsInput): ReadResult | FieldFault[] {
  const faults = Object.entries({ attacker, defender })
    .filter(([, points]) => points < 0 || points > mostPoints)
    .map(([side]) => {
      const message = `Victory points are 0 to ${mostPoints}.`;
      return new FieldFault(`result.totals.${side}`, 'RESULT_POINTS', message);
    });
  if (faults.length > 0) return faults;
  const victoryPoints = { attacker, defender };
  const outcome = outcomeFor(battle, winnerByTotals(victoryPoints));
  return { depth: 'totals', outcome, victoryPoints, score: null, casualties: null };
}

/** Which side won, as the map knows it. */
export function outcomeFor(battle: BattleEntity, winner: Role | 'draw'): BattleOutcome {
  return winner === 'draw' ? { draw: true } : { winner: battle[winner] };
}
