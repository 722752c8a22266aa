import type { Words } from '../map/campaign-map.js';

export const spellReaches = ['self', 'own-unit', 'contact'] as const;
export type SpellReach = (typeof spellReaches)[number];

/** A spell in short, for the table. */
export interface Spell {
  readonly id: string;
  readonly name: Words;
  /** The least roll that casts it. */
  readonly difficulty: number;
  /** In centimetres. A spell has either this or a reach. */
  readonly range?: number;
  /** For spells that are not measured: on the caster, on the unit that he is with, or on what that unit touches. */
  readonly reach?: SpellReach;
  readonly effect: Words;
}

/** The magic of an army: what holds for all its casting, and its spells. */
export interface Lore {
  /** The id of an army list. */
  readonly army: string;
  readonly rules?: Words;
  readonly spells: readonly Spell[];
}

export interface SpellBook {
  readonly version: number;
  readonly edition: string;
  readonly lores: readonly Lore[];
}
