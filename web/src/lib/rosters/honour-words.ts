import { m } from '../paraglide/messages.js';
import type { Honour } from '../generated/operations.js';

const words: Record<Honour, () => string> = {
  GUARDS: () => m.roster_honour_guards(),
  LOYAL: () => m.roster_honour_loyal(),
  FEROCIOUS: () => m.roster_honour_ferocious(),
  STUBBORN: () => m.roster_honour_stubborn(),
  VANGUARD: () => m.roster_honour_vanguard(),
  TOUGH_AS_ROCK: () => m.roster_honour_tough(),
};
export const honourWord = (honour: Honour): string => words[honour]();
