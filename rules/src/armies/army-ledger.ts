import type { RosterEntry } from '../rosters/roster.js';

/** S1: what a part of the points comes from; without a territory they were granted by the referee. */
export interface AllowancePart {
  readonly territory?: string;
  readonly points: number;
}

/** What an army is made of: entries alike in unit, mount and items are one line. A veteran is known by his name elsewhere. */
export type ArmyLine = Readonly<Pick<RosterEntry, 'unit' | 'count' | 'items' | 'mount'>>;

/**
 * S3, option `persistentArmies` (HOUSE): what happened to a standing army, in the order it happened. The army is what these
 * come to; nothing else is kept of it.
 */
export type LedgerEntry =
  /** The points that the map gives, whenever they change: S1. */
  | {
      readonly kind: 'allowance';
      readonly turn: number;
      readonly points: number;
      readonly parts?: readonly AllowancePart[];
    }
  /** The army as it was chosen at the start. */
  | { readonly kind: 'mustered'; readonly turn: number; readonly lines: readonly ArmyLine[] }
  | { readonly kind: 'recruited'; readonly turn: number; readonly lines: readonly ArmyLine[] }
  | { readonly kind: 'disbanded'; readonly turn: number; readonly lines: readonly ArmyLine[] }
  /** What was destroyed in a battle; what was only reduced is made good, and told for the record. */
  | {
      readonly kind: 'casualties';
      readonly turn: number;
      readonly battle: string;
      readonly lines: readonly ArmyLine[];
      readonly reduced?: readonly ArmyLine[];
    };

/** One line of the ledger with what it did to the army's worth. */
export interface LedgerStep {
  readonly kind: LedgerEntry['kind'] | 'succeeded';
  readonly turn: number;
  readonly battle?: string;
  /** By which rule: what the map gives is S1, all else S4. */
  readonly rule: 'S1' | 'S4';
  readonly lines: readonly ArmyLine[];
  /** What was left with a single stand, and made good without cost. */
  readonly reduced: readonly ArmyLine[];
  /** Of an allowance: what it comes from. */
  readonly parts: readonly AllowancePart[];
  /** By how many points the army grew or shrank. */
  readonly change: number;
  /** What it is worth afterwards, and what the map gives. */
  readonly worth: number;
  readonly allowance: number;
}

/** An army as its ledger leaves it. */
export interface StandingArmy {
  readonly mustered: boolean;
  readonly lines: readonly ArmyLine[];
  readonly worth: number;
  readonly allowance: number;
  /** Points that may be recruited for; none while the army is worth more than the map gives. */
  readonly recruitable: number;
  /** Points by which it is worth more than the map gives; it keeps what it has. */
  readonly overStrength: number;
  /** Every point explained, the oldest first. */
  readonly steps: readonly LedgerStep[];
}

/** What makes two of an army alike. */
export function keyOfLine({ unit, mount, items }: Omit<ArmyLine, 'count'>): string {
  return JSON.stringify([unit, mount ?? '', [...items].sort()]);
}
