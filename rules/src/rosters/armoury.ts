import type { Words } from '../map/campaign-map.js';
import type { Profile, UnitType } from './army-list.js';

export const itemSorts = ['banner', 'weapon', 'device'] as const;
export type ItemSort = (typeof itemSorts)[number];

/** A magic item. An army has each at most once, a unit or character at most one. */
export interface MagicItem {
  readonly id: string;
  readonly name: Words;
  readonly sort: ItemSort;
  readonly points: number;
  /** Who may carry it: whole types, and single lines of the lists besides. */
  readonly bearers: { readonly types: readonly UnitType[]; readonly units?: readonly string[] };
  /** The armies that may have it; absent: all. */
  readonly armies?: readonly string[];
  /** When it is another than the armoury's: `house` for a club's own. */
  readonly edition?: string;
  readonly rules?: Words;
}

export const siegeSides = ['besieger', 'besieged', 'both'] as const;
export type SiegeSide = (typeof siegeSides)[number];

/** Towers, rams, mantlets, oil: bought in an entry of their own, and not units. */
export interface SiegeGear extends Profile {
  readonly id: string;
  readonly name: Words;
  readonly points: number;
  readonly side: SiegeSide;
  /** Each piece needs a unit of one of these types to push it; absent: none. */
  readonly attachesTo?: readonly UnitType[];
  /** When it is another than the armoury's: `house` for a club's own. */
  readonly edition?: string;
}

/** What all armies choose from besides their own lists. */
export interface Armoury {
  readonly version: number;
  /** Which printing it follows. */
  readonly edition?: string;
  readonly items: readonly MagicItem[];
  readonly gear: readonly SiegeGear[];
}
