import type { Hex } from '../hex/hex.js';
import type { MapLabel, Terrain, TerritoryKind, TerritorySort, Way, Words } from './campaign-map.js';

/*
 * A map file in our own terms: its parts are well formed or, where they could not be read and a fault has been
 * reported, undefined. Nothing is yet said of their making sense together. `where` is the part's place in the file.
 */

export interface RealmDraft {
  readonly where: string;
  readonly id: string | undefined;
  readonly name: Words | undefined;
}

export interface TerritoryDraft {
  readonly where: string;
  readonly id: string | undefined;
  readonly kind: TerritoryKind | undefined;
  readonly sort: TerritorySort | undefined;
  readonly name: Words | undefined;
  readonly realm: string | undefined;
  readonly seat: Hex | undefined;
  /** Its character in the drawing of the lands; without one it colours its seat alone. */
  readonly letter: string | undefined;
}

/** A course as read: a position that could not be read leaves a gap. */
export type CourseDraft = readonly (Hex | undefined)[];

export interface WayDraft {
  readonly where: string;
  readonly kind: Way['kind'] | undefined;
  readonly between: readonly (string | undefined)[];
  readonly course: CourseDraft;
}

export interface RiverDraft {
  readonly where: string;
  readonly name: Words | undefined;
  readonly course: CourseDraft;
}

export interface LabelDraft {
  readonly where: string;
  readonly text: Words | undefined;
  readonly at: Hex | undefined;
  readonly kind: MapLabel['kind'] | undefined;
}

export interface MapDraft {
  readonly id: string | undefined;
  readonly version: number | undefined;
  readonly name: Words | undefined;
  readonly summary: Words | undefined;
  /** A character whose terrain could not be read is there all the same, so that it counts as known. */
  readonly legend: ReadonlyMap<string, Terrain | undefined>;
  readonly terrain: readonly string[];
  readonly lands: readonly string[];
  readonly realms: readonly RealmDraft[];
  readonly territories: readonly TerritoryDraft[];
  readonly ways: readonly WayDraft[];
  readonly rivers: readonly RiverDraft[];
  readonly labels: readonly LabelDraft[];
}
