import { hexCentre, hexSpiral, type Terrain } from '@pelagonia/rules';
import { through } from '../geometry/curves.js';
import { sowHex } from '../scene/sown-marks.js';
import { sceneLine } from '../scene/scene-lines.js';
import { brushOn, screenRatio } from './brush.js';
import type { IconName } from './icon-shapes.js';
import { paintIcon } from './paint-icons.js';
import { paintMarks } from './paint-marks.js';
import { paintLanes, paintRoads } from './paint-ways.js';
import type { Palette } from './palette.js';

const swatch = { width: 56, height: 36 } as const;
const scale = 20;
/** Any place would do; around this one every terrain happens to show its marks well. */
export const swatchPlace = { q: 0, r: 3 } as const;

function swatchBrush(canvas: HTMLCanvasElement, ground: Terrain, palette: Palette, ratio: number) {
  const centre = hexCentre(swatchPlace);
  const corner = { x: centre.x - swatch.width / 2 / scale, y: centre.y - swatch.height / 2 / scale };
  const brush = brushOn(canvas, swatch, corner, scale, palette, ratio);
  brush.ctx.fillStyle = palette.terrain[ground];
  brush.ctx.fillRect(corner.x, corner.y, swatch.width / scale, swatch.height / scale);
  return brush;
}

/** A small sample of a terrain, made by the painters of the map itself. */
export function paintTerrainSwatch(
  canvas: HTMLCanvasElement,
  terrain: Terrain,
  palette: Palette,
  ratio = screenRatio(),
): void {
  const brush = swatchBrush(canvas, terrain, palette, ratio);
  const marks = hexSpiral(swatchPlace, 1).flatMap((hex) => sowHex({ ...hex, terrain }));
  paintMarks(
    brush,
    marks.sort((a, b) => a.at.y - b.at.y),
  );
}

/** A stretch of road or sea lane. */
export function paintWaySwatch(
  canvas: HTMLCanvasElement,
  kind: 'road' | 'lane',
  palette: Palette,
  ratio = screenRatio(),
): void {
  const brush = swatchBrush(canvas, kind === 'road' ? 'plain' : 'sea', palette, ratio);
  const { left, right, top, bottom } = brush.box;
  const at = (x: number, y: number) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y });
  const line = sceneLine(through([at(-0.1, 0.7), at(0.3, 0.62), at(0.66, 0.36), at(1.1, 0.3)]));
  (kind === 'road' ? paintRoads : paintLanes)(brush, [line]);
}

/** An icon by itself, as large as the canvas allows. */
export function paintIconSwatch(
  canvas: HTMLCanvasElement,
  name: IconName,
  palette: Palette,
  ratio = screenRatio(),
): void {
  const side = 36;
  const brush = brushOn(canvas, { width: side, height: side }, { x: -0.5, y: -0.5 }, side, palette, ratio);
  paintIcon(brush.ctx, palette, name, 0.86);
}
