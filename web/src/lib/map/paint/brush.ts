import type { Point } from '@pelagonia/rules';
import type { Box } from '../geometry/box.js';
import type { Palette } from './palette.js';

/** Device pixels to a screen pixel beyond which the eye gains nothing and a phone's memory runs out. */
const finest = 2;

/** Device pixels to a screen pixel, as far as they are worth painting. Only the page knows; a worker is told. */
export const screenRatio = (): number => Math.min(devicePixelRatio, finest);

export type Canvas = HTMLCanvasElement | OffscreenCanvas;
/** What can be drawn with on either. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What every painter works with: a canvas whose unit is one hex side, and the part of the map it shows. */
export interface Brush {
  readonly ctx: Pen;
  /** The part of the map to paint. */
  readonly box: Box;
  /** Screen pixels to a hex side. */
  readonly scale: number;
  /** Device pixels to a screen pixel. */
  readonly ratio: number;
  readonly palette: Palette;
}

/**
 * The context of a canvas that is painted once and then only shown. "Will read frequently" keeps it in ordinary
 * memory: a graphics card (above all an emulated one) takes seconds for the thousands of small strokes that the
 * processor draws in milliseconds.
 */
export function contextOf(canvas: Canvas, opaque = false): Pen {
  const ctx = canvas.getContext('2d', { alpha: !opaque, willReadFrequently: true });
  if (!ctx) throw new Error('This browser cannot draw on a canvas.');
  return ctx as Pen;
}

/**
 * Turns a canvas of the given size in screen pixels into a brush over the map from `corner` on. An opaque canvas
 * must be painted all over; in return the browser need not blend it with what lies beneath.
 */
export function brushOn(
  canvas: Canvas,
  size: { readonly width: number; readonly height: number },
  corner: Point,
  scale: number,
  palette: Palette,
  ratio: number,
  opaque = false,
): Brush {
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const ctx = contextOf(canvas, opaque);
  const unit = scale * ratio;
  ctx.setTransform(unit, 0, 0, unit, -corner.x * unit, -corner.y * unit);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const box = {
    left: corner.x,
    top: corner.y,
    right: corner.x + size.width / scale,
    bottom: corner.y + size.height / scale,
  };
  return { ctx, box, scale, ratio, palette };
}

/** A length that stays within limits on the screen whatever the zoom: `length` hex sides, in pixels at least and at most. */
export function limited(brush: Brush, length: number, least: number, most: number): number {
  return Math.min(Math.max(length * brush.scale, least), most) / brush.scale;
}

const paths = new WeakMap<object, Path2D>();

/** The path of some rings or of one line, made once: building a path costs more than painting it. */
export function pathOf(shape: readonly (readonly Point[])[], closed = true): Path2D {
  const known = paths.get(shape);
  if (known) return known;
  const path = new Path2D();
  for (const ring of shape) addLine(path, ring, closed);
  paths.set(shape, path);
  return path;
}

export function linePath(line: readonly Point[], closed = false): Path2D {
  const known = paths.get(line);
  if (known) return known;
  const path = new Path2D();
  addLine(path, line, closed);
  paths.set(line, path);
  return path;
}

function addLine(path: Path2D, line: readonly Point[], closed: boolean): void {
  line.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (closed) path.closePath();
}
