import type { RollDie } from '../conquest/order-of-arrival.js';

/** A stream of whole numbers below 2^32. */
export type NumberStream = () => number;

/**
 * Numbers for simulations: a Weyl sequence stirred by two multiplications, a few nanoseconds each. Anyone who has seen a
 * few can work out the rest, so no campaign of real people is ever played with them; theirs come from `diceOf`.
 */
export function numberStream(seed: number): NumberStream {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** Six-sided dice; the bias of one part in a thousand million drowns in any number of campaigns one would play. */
export function diceFrom(numbers: NumberStream): RollDie {
  return () => 1 + Math.floor((numbers() / 0x1_0000_0000) * 6);
}
