import type { Mark } from '../scene/sown-marks.js';
import { contextOf, type Brush } from './brush.js';
import { markShapes } from './mark-shapes.js';

/** Device pixels to a hex side below which a stroke is a smudge and flat colour says more. */
const marksFrom = 11;
/** How many sizes to a hex side, and how many ways to turn, a mark comes in; small, fewer can be told apart. */
const fine = { sizes: 20, turns: 6 };
const coarse = { sizes: 10, turns: 3 };
/** Device pixels to a hex side. */
const fineFrom = 20;
/** Room around a stamp's foot, in heights: hills and fields are broader than tall. */
const room = 1.7;

const stamps = new Map<string, OffscreenCanvas>();
/** Zooming through all levels in both themes stays below this; past it the oldest stamps go. */
const stampLimit = 3000;

/** Whether the strokes of terrain are drawn at this scale, or the flat colours speak alone. */
export function showsMarks({ scale, ratio }: Pick<Brush, 'scale' | 'ratio'>): boolean {
  return scale * ratio >= marksFrom;
}

/**
 * Stamps the marks onto the tile. Each variation is drawn once per zoom and theme and then copied, a whole
 * pixel at a time, which keeps it crisp and costs a tenth of drawing every tree anew.
 */
export function paintMarks(brush: Brush, marks: readonly Mark[]): void {
  if (!showsMarks(brush)) return;
  const { ctx, box, scale, ratio } = brush;
  const unit = scale * ratio;
  const [left, top] = [Math.round(box.left * unit), Math.round(box.top * unit)];
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  for (const mark of marks) {
    const stamp = stampOf(mark, brush);
    const half = stamp.width / 2;
    ctx.drawImage(
      stamp,
      Math.round(mark.at.x * unit) - left - half,
      Math.round(mark.at.y * unit) - top - half,
    );
  }
  ctx.restore();
}

function stampOf(mark: Mark, brush: Brush): OffscreenCanvas {
  const { sizes, turns } = brush.scale * brush.ratio < fineFrom ? coarse : fine;
  const size = Math.ceil(mark.size * sizes) / sizes;
  const turn = Math.floor(mark.turn * turns) / turns;
  const key = `${brush.palette.theme} ${brush.scale} ${brush.ratio} ${mark.kind} ${size} ${turn}`;
  const known = stamps.get(key);
  if (known) return known;
  const stamp = cut(mark, size, turn, brush);
  if (stamps.size >= stampLimit) stamps.delete(stamps.keys().next().value ?? '');
  stamps.set(key, stamp);
  return stamp;
}

function cut(mark: Mark, size: number, turn: number, { scale, ratio, palette }: Brush): OffscreenCanvas {
  const unit = scale * ratio;
  const half = Math.ceil(size * room * unit) + 2;
  const stamp = new OffscreenCanvas(half * 2, half * 2);
  const ctx = contextOf(stamp);
  ctx.setTransform(unit, 0, 0, unit, half, half);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const line = Math.min(Math.max(0.045 * scale, 0.6), 1.5) / scale;
  markShapes[mark.kind](ctx, palette, size, turn, line);
  return stamp;
}
