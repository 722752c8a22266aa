import type { Hex } from '../hex/hex.js';

/** A text in every language the service speaks. */
export interface Words {
  readonly en: string;
  readonly es: string;
}

export const terrains = [
  'sea',
  'lake',
  'plain',
  'farmland',
  'forest',
  'hills',
  'mountains',
  'marsh',
  'moor',
] as const;
export type Terrain = (typeof terrains)[number];

/** M2: what a territory is. `settlement` belongs to colonisation. */
export const territoryKinds = ['capital', 'fortress', 'resource', 'crossing', 'pass', 'settlement'] as const;
export type TerritoryKind = (typeof territoryKinds)[number];

/** What a resource yields, or how a crossing crosses: it picks the icon and later the scenario. */
export const territorySorts = ['mine', 'port', 'forest', 'village', 'necropolis', 'bridge', 'ford'] as const;
export type TerritorySort = (typeof territorySorts)[number];

export interface MapHex extends Hex {
  readonly terrain: Terrain;
}

export interface Territory {
  readonly id: string;
  readonly kind: TerritoryKind;
  readonly sort?: TerritorySort;
  readonly name: Words;
  /** The realm that owns it at the start (M4); absent: nobody. */
  readonly realm?: string;
  readonly seat: Hex;
  /** The hexes it colours, the seat's among them. */
  readonly land: readonly Hex[];
}

export interface Realm {
  readonly id: string;
  readonly name: Words;
}

/** M3: a way between two territories, drawn through the hexes of its course, both seats included. */
export interface Way {
  readonly kind: 'road' | 'lane';
  readonly between: readonly [string, string];
  readonly course: readonly Hex[];
}

/** A river from its source to its mouth, hex by hex. */
export interface River {
  readonly name?: Words;
  readonly course: readonly Hex[];
}

/** A name written on the map that is no territory: a sea, a range, a wood. */
export interface MapLabel {
  readonly text: Words;
  readonly at: Hex;
  readonly kind: 'water' | 'land';
}

/** A map that has been checked: every way and every seat on it is known to be sound. */
export interface CampaignMap {
  readonly id: string;
  /** Raised whenever the map changes; campaigns pin it. */
  readonly version: number;
  readonly name: Words;
  readonly summary: Words;
  readonly hexes: readonly MapHex[];
  readonly rivers: readonly River[];
  readonly ways: readonly Way[];
  readonly realms: readonly Realm[];
  readonly territories: readonly Territory[];
  readonly labels: readonly MapLabel[];
}
