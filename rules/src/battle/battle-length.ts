import type { Length } from '../scenarios/scenario.js';

/** A roll of one six-sided die. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** B1: six turns on 1-2, seven on 3-4, eight on 5-6. */
export function turnsByDie(die: Die): number {
  return 5 + Math.ceil(die / 2);
}

/** The turns a battle lasts: a scenario may add to the die, on a `table` of enough cm, or do without it. */
export function battleLength(length: Length, die: Die, table = Infinity): number {
  if (length.kind === 'fixed') return length.turns;
  const long = table >= (length.extraFrom ?? 0);
  return turnsByDie(die) + (long ? length.extraTurns : 0);
}
