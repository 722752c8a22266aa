import type { CRS, LatLng, LatLngBounds } from 'leaflet';
import type { Point } from '@pelagonia/rules';
import type { Box } from '../geometry/box.js';

/** The module as it arrives in the browser; it must never be imported on the server, where there is no window. */
export type Leaflet = typeof import('./leaflet.js');

/*
 * The only file that knows that Leaflet puts y before x. A map table is flat: y runs south as on a page, and one
 * unit is one hex side.
 */

/**
 * So many zoom levels double the scale. Levels are whole numbers, whose tiles are painted at their true size, and lie
 * so close together that a sheet fitted to the next lower one all but fills its box.
 */
const levelsToDouble = 16;

export const deepestZoom = 104;
/** What a press of a zoom button is worth. */
export const zoomStep = 8;

/** Screen pixels to a hex side at a zoom level. */
export function scaleAt(zoom: number): number {
  return 2 ** (zoom / levelsToDouble);
}

export function tableCrs(L: Leaflet): CRS {
  return {
    ...L.CRS.Simple,
    transformation: new L.Transformation(1, 0, 1, 0),
    scale: scaleAt,
    zoom: (scale: number) => Math.log2(scale) * levelsToDouble,
  } as CRS;
}

export function toLatLng(L: Leaflet, { x, y }: Point): LatLng {
  return L.latLng(y, x);
}

export function fromLatLng({ lat, lng }: LatLng): Point {
  return { x: lng, y: lat };
}

export function toBounds(L: Leaflet, box: Box): LatLngBounds {
  return L.latLngBounds([box.top, box.left], [box.bottom, box.right]);
}

export function toPairs(line: readonly Point[]): [number, number][] {
  return line.map(({ x, y }) => [y, x]);
}
