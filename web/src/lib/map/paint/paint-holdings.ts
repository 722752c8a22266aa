import { armsOf, type SeatLetter } from '../../heraldry/seat-arms.js';
import { patternCell, patternShapes } from '../../heraldry/seat-pattern.js';
import { grown, overlap } from '../geometry/box.js';
import type { Holding } from '../scene/holdings.js';
import type { MapScene } from '../scene/map-scene.js';
import { contextOf, limited, pathOf, type Brush } from './brush.js';
import type { Theme } from './palette.js';

/** How strongly the land of a realm is coloured, from 0 to 1: all over, by its pattern, and along its edge. */
export interface RealmInk {
  readonly wash: number;
  readonly pattern: number;
  readonly band: number;
}

const screenInk: Record<Theme, RealmInk> = {
  paper: { wash: 0.14, pattern: 0.15, band: 0.26 },
  lamplight: { wash: 0.15, pattern: 0.15, band: 0.3 },
};
/** Screen pixels to a hex side from which the dotted lines between a seat's own territories are drawn. */
const marchesFrom = 12;

/** A wash of the owner's colour with his pattern in it, a darker band inside his border, and the border itself. */
export function paintHoldings(
  brush: Brush,
  scene: MapScene,
  holdings: readonly Holding[],
  ink: RealmInk = screenInk[brush.palette.theme],
): void {
  const shown = holdings.filter((holding) => overlap(holding.box, grown(brush.box, 0.5)));
  if (shown.length === 0) return;
  brush.ctx.save();
  brush.ctx.clip(pathOf(scene.sheet.rings));
  for (const holding of shown) paintWash(brush, holding, ink);
  for (const holding of shown) paintBorder(brush, holding);
  brush.ctx.restore();
}

function paintWash(brush: Brush, holding: Holding, { wash, pattern, band }: RealmInk): void {
  const { ctx, palette, box } = brush;
  const tinctures = armsOf(holding.seat)?.[palette.theme];
  if (!tinctures) return;
  const path = pathOf(holding.rings);
  ctx.save();
  ctx.clip(path, 'evenodd');
  ctx.globalAlpha = wash;
  ctx.fillStyle = tinctures.wash;
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  ctx.globalAlpha = pattern;
  paintPattern(brush, holding.seat);
  ctx.globalAlpha = band;
  ctx.strokeStyle = tinctures.wash;
  ctx.lineWidth = limited(brush, 0.55, 4, 26);
  ctx.stroke(path);
  ctx.restore();
}

/** The pattern keeps its size on the screen: it is a printer's screen over the land, not a thing in it. */
function paintPattern(brush: Brush, seat: SeatLetter): void {
  const { ctx, box, scale, ratio } = brush;
  const fill = patternFill(brush, seat);
  if (!fill) return;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const cell = fill.cell;
  const [left, top] = [Math.round(box.left * scale * ratio), Math.round(box.top * scale * ratio)];
  fill.pattern.setTransform(new DOMMatrix([1, 0, 0, 1, -(left % cell), -(top % cell)]));
  ctx.fillStyle = fill.pattern;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

function patternFill(
  { ctx, ratio, scale, palette }: Brush,
  seat: SeatLetter,
): { pattern: CanvasPattern; cell: number } | undefined {
  const arms = armsOf(seat);
  const shape = arms && patternShapes[arms.pattern];
  if (!shape) return undefined;
  const cell = Math.round((scale < 10 ? 8 : scale < 22 ? 12 : 16) * ratio);
  const swatch = new OffscreenCanvas(cell, cell);
  const pen = contextOf(swatch);
  pen.scale(cell / patternCell, cell / patternCell);
  const path = new Path2D(shape.path);
  pen.strokeStyle = arms[palette.theme].line;
  pen.fillStyle = arms[palette.theme].line;
  if (shape.line === undefined) pen.globalAlpha = 0.6;
  if (shape.line === undefined) pen.fill(path);
  else {
    pen.lineWidth = shape.line;
    pen.stroke(path);
  }
  const pattern = ctx.createPattern(swatch, 'repeat');
  return pattern ? { pattern, cell } : undefined;
}

/** Each realm inks its own side of a border, so that two firm lines run along it, one in either colour. */
function paintBorder(brush: Brush, holding: Holding): void {
  const { ctx, palette } = brush;
  const tinctures = armsOf(holding.seat)?.[palette.theme];
  if (!tinctures) return;
  const path = pathOf(holding.rings);
  ctx.save();
  ctx.clip(path, 'evenodd');
  ctx.strokeStyle = tinctures.line;
  ctx.lineWidth = limited(brush, 0.2, 2.6, 7);
  ctx.stroke(pathOf(holding.borders, false));
  ctx.restore();
  if (brush.scale < marchesFrom) return;
  ctx.save();
  ctx.globalAlpha = 0.75;
  ctx.strokeStyle = tinctures.line;
  ctx.lineWidth = limited(brush, 0.05, 1, 2);
  ctx.setLineDash([0, 4 / brush.scale]);
  ctx.stroke(pathOf(holding.marches, false));
  ctx.restore();
}
