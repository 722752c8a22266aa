import { m } from '../paraglide/messages.js';
import type { SeatLetter } from './seat-arms.js';

const words: Readonly<Record<SeatLetter, () => string>> = {
  A: () => m.arms_a(),
  B: () => m.arms_b(),
  C: () => m.arms_c(),
  D: () => m.arms_d(),
  E: () => m.arms_e(),
  F: () => m.arms_f(),
  G: () => m.arms_g(),
  H: () => m.arms_h(),
};

/** Colour and pattern of a seat's arms. */
export const armsWords = (letter: SeatLetter): string => words[letter]();
