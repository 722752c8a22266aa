import { dieSource } from './die-source.js';

/** One die that was rolled. */
export interface DieRoll {
  /** What it was rolled for, such as `arrival` or `veteran`. */
  readonly purpose: string;
  /** How many dice had been rolled for this purpose in this turn, this one included. */
  readonly counter: number;
  readonly sides: number;
  readonly face: number;
}

/** Dice that remember what they showed. */
export interface Dice {
  /** The next die for this purpose; six sides unless others are asked for. */
  roll(purpose: string, sides?: number): number;
  /** The next die for this purpose, for those who ask for nothing else. */
  rollerFor(purpose: string, sides?: number): () => number;
  /** All that was rolled so far, in that order. */
  readonly rolls: readonly DieRoll[];
}

/**
 * The dice of a turn (section 11). The faces depend on nothing but seed, campaign, turn, purpose and number, so a turn
 * that is adjudicated again from its start, with fresh dice of the same seed, rolls the same; and what is rolled for one
 * purpose moves no die of another. HOUSE.
 */
export function diceOf(seed: string, campaign: string, turn: number): Dice {
  const source = dieSource(seed, campaign, turn);
  return recorded(source);
}

/** Dice that take each face from `next` and write it down. */
export function recorded(next: (purpose: string, counter: number, sides: number) => number): Dice {
  const rolls: DieRoll[] = [];
  const counters = new Map<string, number>();
  const roll = (purpose: string, sides = 6): number => {
    const counter = (counters.get(purpose) ?? 0) + 1;
    const face = next(purpose, counter, sides);
    counters.set(purpose, counter);
    rolls.push({ purpose, counter, sides, face });
    return face;
  };
  return { roll, rollerFor: (purpose, sides) => () => roll(purpose, sides), rolls };
}
