import { type Area, cornersOf, type Point } from '@pelagonia/rules';
import { between, rounded } from '../../map/geometry/curves.js';
import { noise } from '../../map/geometry/noise.js';
import { curved, pointOf, straight, unsteady } from './pen.js';

/** The outline of an area as drawn by hand; only blobs are rounded off. */
export function outlineOf(area: Area, seed: number): Point[] {
  const points = cornersOf(area).map(pointOf);
  if (area.kind !== 'blob') return unsteady(points, true, seed, 0.25, 12);
  return unsteady(rounded({ points, closed: true }), true, seed, 0.35);
}

/** The path along such an outline. */
export function pathOf(area: Area, outline: readonly Point[]): string {
  return area.kind === 'blob' ? curved(outline, true) : straight(outline, true);
}

/** A number for the little variety of a piece, the same on every screen. */
export function seedOf(area: Area): number {
  return cornersOf(area).reduce((sum, [x, y]) => sum * 31 + x * 7 + y, 7) % 9973;
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The outline drawn in towards its middle. */
export function shrunk(points: readonly Point[], share: number): Point[] {
  const middle = middleOf(points);
  return points.map((point) => between(middle, point, share));
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** A place for a mark, with a number of its own in [0, 1). */
export interface Sown extends Point {
  readonly turn: number;
}

/** Places strewn over an area, none nearer to its edge than `margin`, the upper ones first. */
export function sow(outline: readonly Point[], spacing: number, margin: number, seed: number): Sown[] {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: Sown[] = [];
  for (let row = 0; top + row * spacing * 0.8 <= bottom; row++) {
    for (let column = 0; left + column * spacing <= right + spacing; column++) {
      const off = (salt: number): number => (noise(column, row, seed + salt) - 0.5) * spacing * 0.55;
      const x = left + (column + (row % 2) / 2) * spacing + off(1);
      const y = top + row * spacing * 0.8 + off(2);
      const near = [
        { x, y },
        { x: x - margin, y },
        { x: x + margin, y },
        { x, y: y - margin },
        { x, y: y + margin },
      ];
      if (near.every((point) => contains(outline, point))) {
        found.push({ x, y, turn: noise(column, row, seed + 3) });
      }
    }
  }
  return found.sort((a, b) => a.y - b.y);
}
