import type { Point } from '@pelagonia/rules';
import type { Chain } from './boundary.js';

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/**
 * A chain of corners with every corner rounded off: the line runs through the middle of each edge and bends
 * towards the corner between them. An open line keeps its two ends.
 */
export function rounded({ points, closed }: Chain, steps = 4): Point[] {
  const count = points.length;
  if (count < 3) return [...points];
  const at = (index: number) => points[(index + count) % count] as Point;
  const line: Point[] = closed ? [] : [at(0)];
  for (let index = closed ? 0 : 1; index < (closed ? count : count - 1); index++) {
    const from = between(at(index - 1), at(index));
    const to = between(at(index), at(index + 1));
    for (let step = 0; step < steps; step++) line.push(bend(from, at(index), to, step / steps));
  }
  if (!closed) line.push(between(at(count - 2), at(count - 1)), at(count - 1));
  return line;
}

/** A point on the quadratic curve from `a` to `b` that leans towards `control`. */
function bend(a: Point, control: Point, b: Point, t: number): Point {
  const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
  return { x: p * a.x + q * control.x + r * b.x, y: p * a.y + q * control.y + r * b.y };
}

/** A smooth line through every point, in the manner of Catmull and Rom, with `steps` pieces between two points. */
export function through(points: readonly Point[], steps = 8): Point[] {
  const last = points.length - 1;
  if (last < 1) return [...points];
  const at = (index: number) => points[Math.min(Math.max(index, 0), last)] as Point;
  const line: Point[] = [];
  for (let index = 0; index < last; index++) {
    for (let step = 0; step < steps; step++) {
      line.push(spline(at(index - 1), at(index), at(index + 1), at(index + 2), step / steps));
    }
  }
  line.push(at(last));
  return line;
}

function spline(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const along = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return { x: along(before.x, from.x, to.x, after.x), y: along(before.y, from.y, to.y, after.y) };
}

/** Takes the zigzag out of a course of hex centres: inner points move towards their neighbours, the ends stay. */
export function relaxed(points: readonly Point[], share = 0.5): Point[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before && after ? between(point, between(before, after), share) : point;
  });
}

/** The closed outline of a stroke along `line`; `widthAt` gives its width at each share of the way, 0 to 1. */
export function ribbon(line: readonly Point[], widthAt: (share: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = widthAt(index / Math.max(line.length - 1, 1)) / 2;
    const [nx, ny] = [((before.y - after.y) / length) * half, ((after.x - before.x) / length) * half];
    left.push({ x: point.x + nx, y: point.y + ny });
    right.push({ x: point.x - nx, y: point.y - ny });
  });
  return [...left, ...right.reverse()];
}
