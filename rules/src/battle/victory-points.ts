import type { Role } from '../scenarios/scenario.js';
import type { Loss } from './battle-report.js';
import type { ScoreStep } from './score-step.js';

/** B2: half of a cost, rounded up to the next 5: 112 gives 60, 106 gives 55. */
export function halfPoints(points: number): number {
  return 5 * Math.ceil(points / 10);
}

/** B2: whether a unit that is left with a single stand pays half of its cost. */
export function paysHalf({ stands, character, slayers }: Omit<Loss, 'points' | 'left'>): boolean {
  return stands >= 3 && !character && !slayers;
}

/** B2, B4: what the enemy `side` is paid for one loss, the `number`-th of the list, and why. */
export function payForLoss(loss: Loss, number: number, side: Role): ScoreStep {
  const { points, stands, left } = loss;
  if (loss.slayers) {
    return left > 0
      ? { code: 'SLAYERS_ALIVE', rule: 'B4', side, number, points }
      : { code: 'SLAYERS_DESTROYED', rule: 'B4', side, number, points: 0 };
  }
  if (loss.character) {
    return left > 0
      ? { code: 'CHARACTER_ALIVE', rule: 'B2', side, number, points: 0 }
      : { code: 'CHARACTER_KILLED', rule: 'B2', side, number, points };
  }
  if (left === 0) return { code: 'UNIT_DESTROYED', rule: 'B2', side, number, points };
  if (!paysHalf(loss)) return { code: 'UNIT_TOO_SMALL', rule: 'B2', side, number, stands, points: 0 };
  if (left > 1) return { code: 'UNIT_STANDING', rule: 'B2', side, number, left, points: 0 };
  return { code: 'UNIT_HALVED', rule: 'B2', side, number, of: points, points: halfPoints(points) };
}
