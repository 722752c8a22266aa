import type { Point } from '@pelagonia/rules';

export const arrows = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const satisfies Record<string, Point>;
export type Arrow = keyof typeof arrows;

/**
 * The place an arrow key leads to: ahead within 60 degrees to either side, and the nearest, where straying
 * sideways counts double. Undefined when nothing lies ahead.
 */
export function nearestInDirection<T>(
  from: Point,
  places: Iterable<T>,
  pointOf: (place: T) => Point,
  arrow: Arrow,
): T | undefined {
  const way = arrows[arrow];
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const place of places) {
    const point = pointOf(place);
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 0 || aside > ahead * Math.sqrt(3)) continue;
    const cost = Math.hypot(ahead, aside * 2);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
