import type { Words } from '../map/campaign-map.js';
import type { Role } from './scenario.js';

/*
 * A battlefield as data. Everything is measured in whole centimetres on the table, from the upper left corner of the
 * plan: across first, then down.
 */
export type Spot = readonly [x: number, y: number];

export type Area =
  | { readonly kind: 'rectangle'; readonly at: Spot; readonly size: Spot }
  /** Straight from corner to corner. */
  | { readonly kind: 'polygon'; readonly points: readonly Spot[] }
  /** Rounded off: the outline runs through the middle of each edge. */
  | { readonly kind: 'blob'; readonly points: readonly Spot[] };

/** Where a side sets up before the battle, or comes on during it. */
export interface Zone {
  readonly id: string;
  readonly side: Role;
  readonly name: Words;
  readonly use: 'deploy' | 'arrive';
  /** Tells apart the commands of one side: A1, A2. */
  readonly number?: number;
  /** Where its letter is written; else in the middle. */
  readonly label?: Spot;
  readonly area: Area;
}

/** What every piece of terrain has. */
interface Piece {
  readonly name?: Words;
  /** Where its name is written; without it the name stands in the legend only. */
  readonly label?: Spot;
  /** Not needed for the scenario: put it where your collection and your table allow. */
  readonly recommended?: boolean;
}

export const areaKinds = [
  'hill',
  'wood',
  'marsh',
  'mud',
  'slopes',
  'mountains',
  'ruins',
  'fields',
  'town',
] as const;
export type AreaKind = (typeof areaKinds)[number];

export interface AreaPiece extends Piece {
  readonly kind: AreaKind;
  readonly area: Area;
}

export const lineKinds = ['river', 'chasm', 'road', 'track', 'wall', 'rampart'] as const;
export type LineKind = (typeof lineKinds)[number];

/** A piece along a course. A rampart is steep on the right of its course. */
export interface LinePiece extends Piece {
  readonly kind: LineKind;
  readonly course: readonly Spot[];
  readonly width: number;
}

export const spotKinds = ['bridge', 'ford', 'tower', 'gate', 'house', 'waggon', 'coach'] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A piece round its middle, turned clockwise by so many degrees. */
export interface SpotPiece extends Piece {
  readonly kind: SpotKind;
  readonly at: Spot;
  readonly size: Spot;
  readonly turn?: number;
}

/** A way that troops, waggons or reinforcements take. */
export interface Arrow {
  readonly side: Role;
  readonly name?: Words;
  readonly course: readonly Spot[];
}

/** A measured line; the plan writes its length beside it. */
export interface Distance {
  readonly from: Spot;
  readonly to: Spot;
}

/** A place that objectives are about. */
export interface Marker {
  readonly at: Spot;
  readonly name: Words;
  readonly objectives: readonly string[];
}

export const bearings = ['up', 'right', 'down', 'left'] as const;

export interface Plan {
  readonly table: { readonly width: number; readonly depth: number };
  /** Where north lies, for battles whose words speak of it. */
  readonly north?: (typeof bearings)[number];
  readonly areas: readonly AreaPiece[];
  readonly lines: readonly LinePiece[];
  readonly spots: readonly SpotPiece[];
  readonly zones: readonly Zone[];
  readonly arrows: readonly Arrow[];
  readonly distances: readonly Distance[];
  readonly markers: readonly Marker[];
}

/** The corners of an area, in order. */
export function cornersOf(area: Area): readonly Spot[] {
  if (area.kind !== 'rectangle') return area.points;
  const [[x, y], [width, depth]] = [area.at, area.size];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}
