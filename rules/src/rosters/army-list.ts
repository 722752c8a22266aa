import type { Words } from '../map/campaign-map.js';

export const troopTypes = ['infantry', 'cavalry', 'chariot', 'monster', 'artillery', 'machine'] as const;
export const characterTypes = ['general', 'hero', 'wizard'] as const;
export const unitTypes = [...troopTypes, ...characterTypes] as const;
export type UnitType = (typeof unitTypes)[number];

export const mountTypes = ['monster', 'chariot', 'special'] as const;
export type MountType = (typeof mountTypes)[number];

/** What a stand can do, as the lists print it; the rules of the campaign never look at it. */
export interface Profile {
  /** As printed: `3/1` fights with three and shoots with one, `+2` adds to the unit a character joins; see `readAttack`. */
  readonly attack?: string;
  /** How far it shoots, in centimetres; given when the attack has a second part, and only then. */
  readonly range?: number;
  readonly hits?: number;
  /** The least roll that saves; absent: no armour. */
  readonly armour?: number;
  readonly command?: number;
  /** Special rules in short. */
  readonly rules?: Words;
}

/** How many an army may have. */
export interface Limits {
  /** For every whole thousand of the agreed size. */
  readonly min?: number;
  readonly max?: number;
  /** However big the army: there is one War Altar. */
  readonly perArmy?: number;
}

/** A line of the list: a unit or a character. */
export interface Unit extends Profile, Limits {
  readonly id: string;
  readonly name: Words;
  readonly type: UnitType;
  /** Stands at full strength. */
  readonly size: number;
  readonly points: number;
  /** It never fights alone but joins units of these types, one to a unit, as skirmishers do; it is no unit then. */
  readonly attachesTo?: readonly UnitType[];
  /** It does not count towards the number of units of which half may be lost. */
  readonly uncounted?: boolean;
  /** B4: it is worth points to the enemy while it lives. */
  readonly slayers?: boolean;
}

/** A beast, a chariot or a machine that a character may have, and who may. */
export interface Mount extends Profile, Omit<Limits, 'min'> {
  readonly id: string;
  readonly name: Words;
  readonly type: MountType;
  readonly points: number;
  /** Ids of characters. */
  readonly riders: readonly string[];
}

/** Something that holds for the whole army. */
export interface ArmyRule {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
}

export interface ArmyList {
  readonly id: string;
  /** Raised whenever the list changes; campaigns pin it. */
  readonly version: number;
  readonly name: Words;
  readonly summary: Words;
  /** Which printing it follows, or `house` for a club's own: editions are never mixed. */
  readonly edition: string;
  readonly rules?: readonly ArmyRule[];
  readonly units: readonly Unit[];
  readonly mounts: readonly Mount[];
}

export function isCharacter(type: UnitType): boolean {
  return characterTypes.some((one) => one === type);
}
