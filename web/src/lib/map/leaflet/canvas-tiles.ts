import type { Coords, GridLayer } from 'leaflet';
import { overlap, type Box } from '../geometry/box.js';
import { brushOn, type Brush } from '../paint/brush.js';
import type { Palette } from '../paint/palette.js';
import type { TileQueue } from './tile-queue.js';
import { scaleAt, type Leaflet } from './table-coordinates.js';

export interface CanvasTiles {
  readonly layer: GridLayer;
  /** Paints the tiles that are on the table anew, where they lie; with boxes, only those that touch one. */
  repaint(where?: readonly Box[]): void;
}

export interface TilePainting {
  readonly pane: string;
  readonly palette: () => Palette;
  readonly paint: (brush: Brush) => void;
  readonly queue: TileQueue;
  /** The painter leaves no part of a tile unpainted. */
  readonly opaque?: boolean;
  /** Pixels can be read back, as the browser tests do; without a graphics card such tiles are dearer to drag. */
  readonly readable?: boolean;
  /** Works out what all tiles of a scale share; whether there was anything to do, so that the tile itself may wait. */
  readonly prepare?: (scale: number) => boolean;
  /** Whether a part of the map has nothing on it; such a tile takes no memory. */
  readonly isBlank?: (box: Box, scale: number) => boolean;
}

/**
 * About as many device pixels everywhere: a sharp screen has more tiles, not dearer ones. A phone is slower and shows less:
 * it answers between smaller ones.
 */
const tileSizeNow = () => (devicePixelRatio <= 1.25 ? 512 : innerWidth < 600 ? 128 : 256);

function tileBox(coords: Coords, tileSize: number): Box {
  const side = tileSize / scaleAt(coords.z);
  const [left, top] = [coords.x * side, coords.y * side];
  return { left, top, right: left + side, bottom: top + side };
}

/** A layer of square canvases that paints what it shows; tiles stay put while the map is dragged. */
export function canvasTiles(L: Leaflet, painting: TilePainting): CanvasTiles {
  const tiles = new Map<HTMLElement, Coords>();
  const tileSize = tileSizeNow();
  /** Tiles are painted here and then handed over as pictures: a browser shows those again for nothing, frame by frame. */
  const easel = new OffscreenCanvas(tileSize, tileSize);
  const paintTile = (canvas: HTMLCanvasElement, coords: Coords) => {
    const [box, scale] = [tileBox(coords, tileSize), scaleAt(coords.z)];
    if (painting.isBlank?.(box, scale)) {
      canvas.width = 0;
      return;
    }
    const size = { width: tileSize, height: tileSize };
    const corner = { x: box.left, y: box.top };
    painting.paint(brushOn(easel, size, corner, scale, painting.palette(), painting.opaque));
    canvas.width = easel.width;
    canvas.height = easel.height;
    if (painting.readable) canvas.getContext('2d')?.drawImage(easel, 0, 0);
    else {
      const frame = canvas.getContext('bitmaprenderer', { alpha: !painting.opaque });
      frame?.transferFromImageBitmap(easel.transferToImageBitmap());
    }
  };
  const paintInTurn = (canvas: HTMLCanvasElement, coords: Coords) => () => {
    if (!tiles.has(canvas)) return;
    if (painting.prepare?.(scaleAt(coords.z))) painting.queue.add(canvas, paintInTurn(canvas, coords));
    else paintTile(canvas, coords);
  };
  const Tiles = L.GridLayer.extend({
    createTile(coords: Coords): HTMLElement {
      const canvas = document.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      tiles.set(canvas, coords);
      painting.queue.add(canvas, paintInTurn(canvas, coords));
      return canvas;
    },
  }) as unknown as new (options: L.GridLayerOptions) => GridLayer;
  const layer = new Tiles({
    pane: painting.pane,
    tileSize,
    updateWhenIdle: false,
    updateWhenZooming: false,
    keepBuffer: 1,
    noWrap: true,
  });
  layer.on('tileunload', (event) => tiles.delete((event as L.TileEvent).tile));
  return {
    layer,
    repaint(where) {
      for (const [canvas, coords] of tiles) {
        const box = tileBox(coords, tileSize);
        if (where && !where.some((one) => overlap(one, box))) continue;
        painting.queue.again(canvas, paintInTurn(canvas as HTMLCanvasElement, coords));
      }
    },
  };
}
