import type { Role } from '../scenarios/scenario.js';

/** B3, B5: who has won where no more is known than the points of both sides. */
export function winnerByTotals({ attacker, defender }: Readonly<Record<Role, number>>): Role | 'draw' {
  if (attacker === defender) return 'draw';
  return attacker > defender ? 'attacker' : 'defender';
}
