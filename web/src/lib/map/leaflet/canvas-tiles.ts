import type { Coords, GridLayer } from 'leaflet';
import { overlap, squareAt, type Box } from '../geometry/box.js';
import { screenRatio } from '../paint/brush.js';
import type { TileLayer } from '../workshop/tasks.js';
import type { WorkshopDoor } from '../workshop/workshop-door.js';
import { scaleAt, type Leaflet } from './table-coordinates.js';

export interface CanvasTiles {
  readonly layer: GridLayer;
  /** Has the tiles that are on the table painted anew, where they lie; with boxes, only those that touch one. */
  repaint(where?: readonly Box[]): void;
}

interface OnTable {
  readonly id: number;
  readonly coords: Coords;
  /** Until a tile is painted, those of the last zoom stay where it will be. */
  readonly placed: () => void;
}

/** About as many device pixels everywhere: a sharp screen has more tiles, not dearer ones. */
const tileSizeNow = () => (devicePixelRatio <= 1.25 ? 512 : 256);

let tilesSoFar = 0;

/** A layer of square canvases that shows what the workshop paints, in a pane of its own name; tiles stay put in a drag. */
export function canvasTiles(L: Leaflet, workshop: WorkshopDoor, of: TileLayer): CanvasTiles {
  const tiles = new Map<HTMLCanvasElement, OnTable>();
  const tileSize = tileSizeNow();
  const show = (canvas: HTMLCanvasElement, picture: ImageBitmap | undefined) => {
    canvas.width = picture?.width ?? 0;
    canvas.height = picture?.height ?? 0;
    if (!picture) return;
    // Land covers what lies beneath: a browser need not blend it in every frame of a drag.
    canvas.getContext('bitmaprenderer', { alpha: of !== 'land' })?.transferFromImageBitmap(picture);
  };
  const order = (canvas: HTMLCanvasElement, { id, coords, placed }: OnTable) => {
    const [column, row, scale] = [coords.x, coords.y, scaleAt(coords.z)];
    const tile = { id, layer: of, column, row, side: tileSize, scale, ratio: screenRatio() };
    workshop.paint(tile, (picture) => {
      show(canvas, picture);
      placed();
    });
  };
  const Tiles = L.GridLayer.extend({
    createTile(coords: Coords, done: L.DoneCallback): HTMLElement {
      const canvas = document.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      [canvas.width, canvas.height] = [0, 0];
      let isPlaced = false;
      const placed = () => {
        if (!isPlaced) done(undefined, canvas);
        isPlaced = true;
      };
      const tile = { id: ++tilesSoFar, coords, placed };
      tiles.set(canvas, tile);
      order(canvas, tile);
      return canvas;
    },
  }) as unknown as new (options: L.GridLayerOptions) => GridLayer;
  const layer = new Tiles({
    pane: of,
    tileSize,
    updateWhenIdle: false,
    updateWhenZooming: false,
    keepBuffer: 1,
    noWrap: true,
  });
  layer.on('tileunload', (event) => {
    const { tile: canvas } = event as unknown as { readonly tile: HTMLCanvasElement };
    const tile = tiles.get(canvas);
    if (tile) workshop.leave(tile.id);
    tiles.delete(canvas);
  });
  return {
    layer,
    repaint(where) {
      for (const [canvas, tile] of tiles) {
        const { x, y, z } = tile.coords;
        const box = squareAt(x, y, tileSize / scaleAt(z));
        if (!where || where.some((one) => overlap(one, box))) order(canvas, tile);
      }
    },
  };
}
