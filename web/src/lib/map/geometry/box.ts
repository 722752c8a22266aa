import type { Point } from '@pelagonia/rules';

/** A rectangle on the page; x runs east, y runs south. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** A square about a point, reaching `by` to each side. */
export function boxAt({ x, y }: Point, by: number): Box {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Whether two boxes share ground; boxes that only touch do not. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

export function sameBox(a: Box | undefined, b: Box | undefined): boolean {
  return a && b ? contains(a, b) && contains(b, a) : a === b;
}

/** The nearest point inside the box. */
export function clamped({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}

export function scaled(box: Box, by: number): Box {
  return { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by };
}

/** One of the squares that the plane is laid with from its origin on. */
export function squareAt(column: number, row: number, side: number): Box {
  const [left, top] = [column * side, row * side];
  return { left, top, right: left + side, bottom: top + side };
}
