import type { Point, Spot } from '@pelagonia/rules';
import { noise } from '../../map/geometry/noise.js';

export const pointOf = ([x, y]: Spot): Point => ({ x, y });

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Straight from point to point. */
export function straight(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
}

/** Round the corners: a curve through the middle of every edge. */
export function curved(points: readonly Point[], closed = false): string {
  const count = points.length;
  if (count < 3) return straight(points, closed);
  const mid = (index: number): Point => {
    const [a, b] = [points[index % count] as Point, points[(index + 1) % count] as Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  if (closed) {
    const bends = points.map(
      (_, index) => `Q${at(points[(index + 1) % count] as Point)} ${at(mid(index + 1))}`,
    );
    return `M${at(mid(0))}${bends.join('')}Z`;
  }
  const inner = points.slice(1, -1).map((point, index) => {
    const end = index === count - 3 ? (points[count - 1] as Point) : mid(index + 1);
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(points[0] as Point)}${inner.join('')}`;
}

/**
 * The same line as an unsteady hand draws it: a point every few centimetres, each a little off. What lies on the
 * edge of the table stays there.
 */
export function unsteady(
  points: readonly Point[],
  closed: boolean,
  seed: number,
  stray = 0.5,
  step = 4,
): Point[] {
  const ends = closed ? points.length : points.length - 1;
  const line: Point[] = [];
  for (let index = 0; index < ends; index++) {
    const [from, to] = [points[index] as Point, points[(index + 1) % points.length] as Point];
    const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const share = piece / pieces;
      const still = !closed && index === 0 && piece === 0;
      const off = (salt: number): number =>
        still ? 0 : (noise(index * 97 + piece, seed, salt) - 0.5) * 2 * stray;
      line.push({
        x: from.x + (to.x - from.x) * share + off(1),
        y: from.y + (to.y - from.y) * share + off(2),
      });
    }
  }
  if (!closed) line.push(points[points.length - 1] as Point);
  return line;
}

/** A point round the origin, turned clockwise and set down at `middle`. */
export function turned(middle: Point, degrees: number): (x: number, y: number) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => ({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos });
}

export function disc({ x, y }: Point, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
}
