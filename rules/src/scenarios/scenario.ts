import type { Range } from '../input/read-value.js';
import type { BattleKind } from '../conquest/turn-course.js';
import type { Terrain, TerritoryKind, TerritorySort, Words } from '../map/campaign-map.js';
import type { Deployment, Forces } from './forces.js';
import type { Plan } from './plan.js';
import type { SpecialRule } from './special-rule.js';

/** The two sides of a battle. In a meeting the players stand in alphabetical order. */
export const roles = ['attacker', 'defender'] as const;
export type Role = (typeof roles)[number];

/** What a scenario pays for. Amounts are for 1,000 points a side and grow with the armies where `perThousand` is set. */
export type Award =
  /** So many points, once. */
  | { readonly kind: 'once'; readonly points: number; readonly perThousand: boolean }
  /** So many points for each: units across the river, buildings burnt. */
  | { readonly kind: 'each'; readonly points: number; readonly perThousand: boolean }
  /** A die for each, read in a table of six: the looted waggons. */
  | { readonly kind: 'dice'; readonly table: readonly number[]; readonly perThousand: boolean }
  /** The battle itself, whatever the points. */
  | { readonly kind: 'victory' };

export interface Objective {
  readonly id: string;
  readonly name: Words;
  /** Who is paid for it. */
  readonly side: Role;
  readonly award: Award;
  /** How many there are at most; only where they are counted. */
  readonly most?: number;
  /** Objectives that cannot be reached together with this one. */
  readonly excludes?: readonly string[];
}

/** How long it lasts: by the die of B1, some turns longer where the table is crossed lengthwise, or as fixed. */
export type Length =
  | {
      readonly kind: 'die';
      readonly extraTurns: number;
      /** The extra turns are played only on a table at least so many cm long. */
      readonly extraFrom?: number;
    }
  | { readonly kind: 'fixed'; readonly turns: number };

/** What a scenario cannot do without: a place of its kinds, or land of its kinds. */
export const needs = ['territory', 'terrain'] as const;
export type Need = (typeof needs)[number];

/** Where a scenario is at home. What is left out does not matter to it. */
export interface Suits {
  readonly battles?: readonly BattleKind[];
  readonly territories?: readonly TerritoryKind[];
  readonly sorts?: readonly TerritorySort[];
  readonly terrains?: readonly Terrain[];
  /** Those of the above without which it would be out of place, not merely less fitting. */
  readonly needs?: readonly Need[];
  /** Points of the attacker for every 100 of the defender: 200 is two to one. */
  readonly ratio?: Range;
  /** How many people sit at the table. */
  readonly players?: Range;
}

/** A battle of the library. */
export interface Scenario {
  readonly id: string;
  /** Raised whenever the scenario changes; campaigns pin it. */
  readonly version: number;
  readonly name: Words;
  /** The scenario in a sentence, for lists. */
  readonly summary: Words;
  /** What it is about, in a paragraph. */
  readonly story: Words;
  /** What the sides are called in it: besieger, escort, relief. */
  readonly roles: Readonly<Record<Role, Words>>;
  readonly forces: Forces;
  readonly deployment: Deployment;
  readonly firstMove: Role | 'agreed';
  readonly length: Length;
  /** B3: `ignored` where objectives alone decide. */
  readonly casualties: 'count' | 'ignored';
  readonly objectives: readonly Objective[];
  readonly rules: readonly SpecialRule[];
  /** Chapters of the general part that are played as well: `siege`, `allies`. */
  readonly chapters: readonly string[];
  /** Where the rulebook is silent or its picture is lost: what we have settled ourselves. */
  readonly ours: readonly Words[];
  readonly plan: Plan;
  readonly suits: Suits;
}
