import type { UnitType } from '../rosters/army-list.js';
import type { Honour } from './honours.js';

/** A battle as a muster roll remembers it. */
export interface BattleMark {
  readonly turn: number;
  /** The key of the battle. */
  readonly battle: string;
}

/** A named unit with an honour. Its owner may field it in any battle by paying for the unit as usual. */
export interface Veteran {
  readonly name: string;
  /** The line of the army list. */
  readonly unit: string;
  readonly honour: Honour;
  readonly won: BattleMark;
  /** Where it was destroyed; absent: it can still be fielded. */
  readonly lost?: BattleMark;
}

/** A player's veterans, the fallen among them: the chronicle remembers these. No two have the same name. */
export interface MusterRoll {
  readonly veterans: readonly Veteran[];
}

export const emptyRoll: MusterRoll = { veterans: [] };

/** A unit or character as it went into a battle and came out of it. */
export interface Fielded {
  /** Which of the army it is; the roster counts alike ones apart. */
  readonly id: string;
  readonly unit: string;
  readonly type: UnitType;
  /** The name of the veteran that it is; absent: no veteran. */
  readonly veteran?: string;
  readonly destroyed: boolean;
}

/** The veterans who can still be fielded. */
export function standing(roll: MusterRoll): readonly Veteran[] {
  return roll.veterans.filter((veteran) => veteran.lost === undefined);
}

/** Only infantry and cavalry win honours. */
export function canBeVeteran(type: UnitType): boolean {
  return type === 'infantry' || type === 'cavalry';
}
