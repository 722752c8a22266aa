import type { CampaignMap, Words } from '@pelagonia/rules';
import type { Look } from '../paint/theme-link.js';
import type { Owners } from '../scene/holdings.js';
import type { Figures } from '../scene/token-layout.js';
import type { FontSource } from './page-fonts.js';

/** What lies on the map and changes from week to week. */
export interface RealmState {
  readonly owners: Owners;
  readonly ruined: ReadonlySet<string>;
  readonly figures: Figures;
  readonly language: keyof Words;
}

/** The land with its owners, rivers and roads; and above it, in tiles of their own, icons, shields and names. */
export type TileLayer = 'land' | 'tokens';

/** A square of the map to be painted. */
export interface Tile {
  /** Its place on the table; a tile is painted anew under the number it has. */
  readonly id: number;
  readonly layer: TileLayer;
  /** Which square, counted from the map's origin. */
  readonly column: number;
  readonly row: number;
  /** Screen pixels along a side. */
  readonly side: number;
  /** Screen pixels to a hex side. */
  readonly scale: number;
  /** Device pixels to a screen pixel. */
  readonly ratio: number;
}

/** What the page asks of the workshop, which opens with the first. */
export type Task =
  | {
      readonly kind: 'open';
      readonly map: CampaignMap;
      readonly realm: RealmState;
      readonly look: Look;
      readonly sources: readonly FontSource[];
    }
  | { readonly kind: 'realm'; readonly realm: RealmState }
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'paint'; readonly tile: Tile }
  | { readonly kind: 'leave'; readonly id: number };

/** What the workshop hands out. A tile on which there is nothing has no picture. */
export type Delivery =
  | { readonly kind: 'tile'; readonly id: number; readonly picture: ImageBitmap | undefined }
  /** The fonts have come: what was lettered before is to be lettered anew. */
  | { readonly kind: 'fonts' };
