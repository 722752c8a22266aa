import type { Map as LeafletMap } from 'leaflet';
import {
  hexAt,
  hexCentre,
  hexKey,
  type CampaignMap,
  type Hex,
  type Point,
  type Territory,
} from '@pelagonia/rules';
import { landOf } from '../scene/land-of.js';
import { fromLatLng, scaleAt } from './table-coordinates.js';

/** Where the pointer is: the territory there, and the place on the map's box in screen pixels. */
export interface Pointing {
  readonly territory: Territory;
  readonly at: Point;
}

export interface PointerEvents {
  onpoint(pointing: Pointing | undefined): void;
  onpick(territory: Territory | undefined): void;
  /** The pointer came to another hex of the map, or left it. */
  onhex(hex: Hex | undefined): void;
}

/** How near a seat a finger or a pointer must come, in screen pixels, when it is on no territory's land. */
const reach = 22;

/** Turns the pointer's pixels into hexes and territories; nothing on the map needs an element to be hit. */
export function followPointer(table: LeafletMap, map: CampaignMap, events: PointerEvents): void {
  const { hexes, territories } = map;
  const territoryAt = landOf(map);
  const known = new Set(hexes.map(hexKey));
  const hovers = matchMedia('(hover: hover)');

  const territoryNear = (point: Point): Territory | undefined => {
    const here = territoryAt(hexAt(point));
    if (here) return here;
    const within = reach / scaleAt(table.getZoom());
    const [nearest] = territories
      .map((territory) => ({ territory, far: distance(hexCentre(territory.seat), point) }))
      .filter(({ far }) => far < within)
      .sort((a, b) => a.far - b.far);
    return nearest?.territory;
  };

  table.on('mousemove', (event) => {
    // A finger's tap pretends to be a mouse; it must leave no trace of hovering behind.
    if (!hovers.matches) return;
    const point = fromLatLng(event.latlng);
    const hex = hexAt(point);
    const territory = territoryNear(point);
    const { x, y } = event.containerPoint;
    events.onhex(known.has(hexKey(hex)) ? hex : undefined);
    events.onpoint(territory && { territory, at: { x, y } });
  });
  table.on('mouseout', () => {
    events.onhex(undefined);
    events.onpoint(undefined);
  });
  table.on('click', (event) => events.onpick(territoryNear(fromLatLng(event.latlng))));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
