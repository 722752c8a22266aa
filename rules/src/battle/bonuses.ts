import type { Objective } from '../scenarios/scenario.js';
import type { End, Reached } from './battle-report.js';
import type { ScoreStep } from './score-step.js';

/** How often an objective was reached, dice or not. */
export function timesReached(reached: Reached): number {
  return typeof reached === 'number' ? reached : reached.length;
}

/**
 * B2: what an objective pays, undefined where it was not reached.
 *
 * Bonuses per 1,000 grow in proportion, so 1,500 points pay half as much again; a part of a point is dropped (SILENT).
 * B3 stands above an automatic victory: who withdrew or conceded cannot claim one (SILENT).
 */
export function payForObjective(
  { id: objective, side, award }: Objective,
  reached: Reached,
  size: number,
  end: End,
): ScoreStep | undefined {
  const count = timesReached(reached);
  if (count === 0) return undefined;
  if (award.kind === 'victory') {
    return end === 'stood'
      ? { code: 'VICTORY_CLAIMED', rule: 'B3', side, objective, points: 0 }
      : { code: 'VICTORY_FORFEITED', rule: 'B3', side, objective, end, points: 0 };
  }
  const paid = (base: number): number => (award.perThousand ? Math.floor((base * size) / 1000) : base);
  if (award.kind === 'once') {
    const base = award.points;
    return { code: 'BONUS_ONCE', rule: 'B2', side, objective, base, points: paid(base) };
  }
  if (award.kind === 'each') {
    const base = award.points * count;
    return { code: 'BONUS_EACH', rule: 'B2', side, objective, count, base, points: paid(base) };
  }
  const dice = [reached].flat();
  const base = dice.reduce((sum, die) => sum + Number(award.table[die - 1]), 0);
  return { code: 'BONUS_DICE', rule: 'B2', side, objective, dice: dice.join(', '), base, points: paid(base) };
}
