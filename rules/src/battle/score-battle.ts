import type { Role } from '../scenarios/scenario.js';
import type { BattleReport, Reached } from './battle-report.js';
import { payForObjective } from './bonuses.js';
import type { ScoreStep, Verdict } from './score-step.js';
import { payForLoss } from './victory-points.js';

export interface SideScore {
  /** What counts in the end; the sum of all its steps. */
  readonly points: number;
  /** Paid for the enemy's losses, and by the scenario, before B3 takes anything away. */
  readonly casualties: number;
  readonly bonuses: number;
  readonly steps: readonly ScoreStep[];
}

export interface BattleScore {
  readonly sides: Readonly<Record<Role, SideScore>>;
  readonly winner: Role | 'draw';
  readonly verdict: Verdict;
}

export function enemyOf(side: Role): Role {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** B2-B4: the points of both sides with the steps they are made of, and who won. The report must have been checked. */
export function scoreBattle(report: BattleReport): BattleScore {
  const earned = { attacker: earnedBy('attacker', report), defender: earnedBy('defender', report) };
  const attacker = settle('attacker', earned, report);
  const defender = settle('defender', earned, report);
  const sides = { attacker, defender };
  const verdict = verdictOf(sides, report);
  return { sides, winner: verdict.code === 'DRAWN' ? 'draw' : verdict.side, verdict };
}

const notReached: Reached = 0;

function earnedBy(side: Role, { scenario, size, sides }: BattleReport): SideScore {
  const { end, objectives } = sides[side];
  const { losses } = sides[enemyOf(side)];
  const ignored: readonly ScoreStep[] = [{ code: 'CASUALTIES_IGNORED', rule: 'B3', side, points: 0 }];
  const paid =
    scenario?.casualties === 'ignored'
      ? ignored
      : losses.map((loss, index) => payForLoss(loss, index + 1, side));
  const bonuses = (scenario?.objectives ?? [])
    .filter((objective) => objective.side === side)
    .flatMap((objective) => {
      const reached = objectives.get(objective.id) ?? notReached;
      return payForObjective(objective, reached, size, end) ?? [];
    });
  const [casualties, extra] = [total(paid), total(bonuses)];
  return { points: casualties + extra, casualties, bonuses: extra, steps: [...paid, ...bonuses] };
}

function total(steps: readonly ScoreStep[]): number {
  return steps.reduce((sum, step) => sum + step.points, 0);
}

/** B3: nothing for who concedes, no more than the enemy for who withdraws; both withdrawn, the lesser total for both. */
function settle(side: Role, earned: Readonly<Record<Role, SideScore>>, report: BattleReport): SideScore {
  const mine = earned[side];
  const { end } = report.sides[side];
  if (end === 'stood') return mine;
  if (end === 'conceded') {
    const step = { code: 'POINTS_FORFEITED', rule: 'B3', side, points: 0 - mine.points } as const;
    return { ...mine, points: 0, steps: [...mine.steps, step] };
  }
  const enemySide = enemyOf(side);
  const enemy = report.sides[enemySide].end === 'conceded' ? 0 : earned[enemySide].points;
  if (mine.points <= enemy) return mine;
  const step = { code: 'POINTS_CUT', rule: 'B3', side, enemy, points: enemy - mine.points } as const;
  return { ...mine, points: enemy, steps: [...mine.steps, step] };
}

/**
 * An objective that decides, then a concession, then the points.
 *
 * Who concedes admits defeat, even at nought to nought: else a defender could concede at once and hold his ground
 * (SILENT). An enemy who withdrew cannot win by it.
 */
function verdictOf(sides: BattleScore['sides'], report: BattleReport): Verdict {
  for (const side of ['attacker', 'defender'] as const) {
    if (sides[side].steps.some((step) => step.code === 'VICTORY_CLAIMED')) {
      return { code: 'WON_BY_OBJECTIVE', rule: 'B3', side };
    }
  }
  const [mine, theirs] = [sides.attacker.points, sides.defender.points];
  if (mine !== theirs) {
    const side = mine > theirs ? 'attacker' : 'defender';
    const [points, enemy] = [Math.max(mine, theirs), Math.min(mine, theirs)];
    return { code: 'WON_BY_POINTS', rule: 'B3', side, points, enemy };
  }
  for (const side of ['attacker', 'defender'] as const) {
    if (report.sides[side].end === 'stood' && report.sides[enemyOf(side)].end === 'conceded') {
      return { code: 'WON_BY_CONCESSION', rule: 'B3', side };
    }
  }
  return { code: 'DRAWN', rule: 'B3', points: mine };
}
