import { paintGround } from '../paint/paint-ground.js';
import type { Palette } from '../paint/palette.js';
import type { MapScene } from '../scene/map-scene.js';
import { canvasTiles, type CanvasTiles } from './canvas-tiles.js';
import type { TileQueue } from './tile-queue.js';
import type { Leaflet } from './table-coordinates.js';

/** The terrain: painted once for each tile, and again only when the theme changes. */
export function groundLayer(
  L: Leaflet,
  scene: MapScene,
  palette: () => Palette,
  queue: TileQueue,
): CanvasTiles {
  return canvasTiles(L, {
    pane: 'ground',
    palette,
    queue,
    opaque: true,
    paint: (brush) => paintGround(brush, scene),
  });
}
