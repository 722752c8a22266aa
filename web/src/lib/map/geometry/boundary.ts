import { directions, hexKey, type Hex, type Point } from '@pelagonia/rules';
import { noise } from './noise.js';
import { cellKey } from './tile-index.js';

/** A run of corners along the edges of hexes; a closed one does not repeat its first corner. */
export interface Chain {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** A corner in whole numbers: x in half hex widths, y in half hex sides, so that neighbours name it alike. */
type Corner = readonly [x: number, y: number];
interface Edge {
  readonly from: Corner;
  readonly to: Corner;
}

const halfWidth = Math.sqrt(3) / 2;
/** How far a corner strays from its place, so that coasts and woods do not look cut with a ruler. */
const stray = 0.17;

const cornerSteps = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** For each of `directions`, the corners at the two ends of the shared edge, clockwise around the hex. */
const edgeCorners = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

function corner(hex: Hex, index: number): Corner {
  const [dx, dy] = cornerSteps[index] ?? [0, 0];
  return [2 * hex.q + hex.r + dx, 3 * hex.r + dy];
}

function keyOf([x, y]: Corner): number {
  return cellKey(x, y);
}

function place([x, y]: Corner): Point {
  return {
    x: x * halfWidth + (noise(x, y, 1) - 0.5) * 2 * stray,
    y: y * 0.5 + (noise(x, y, 2) - 0.5) * 2 * stray,
  };
}

/**
 * The lines along which `hexes` end: every edge whose far side `isBeyond` accepts, joined end to end. Around a
 * corner lie only three hexes, so a line never forks and every inland line closes.
 */
export function traceBoundary(hexes: Iterable<Hex>, isBeyond: (neighbour: Hex) => boolean): Chain[] {
  const leaving = new Map<number, Edge>();
  const entered = new Set<number>();
  for (const hex of hexes) {
    directions.forEach((step, index) => {
      if (!isBeyond({ q: hex.q + step.q, r: hex.r + step.r })) return;
      const [from, to] = edgeCorners[index] ?? [0, 0];
      const edge = { from: corner(hex, from), to: corner(hex, to) };
      leaving.set(keyOf(edge.from), edge);
      entered.add(keyOf(edge.to));
    });
  }
  const starts = [...leaving.keys()];
  const open = starts.filter((key) => !entered.has(key));
  return [...open, ...starts].flatMap((key) => follow(key, leaving) ?? []);
}

/** Walks one line to its end, taking its edges out of the store. */
function follow(start: number, leaving: Map<number, Edge>): Chain | undefined {
  const points: Point[] = [];
  let key = start;
  for (let edge = leaving.get(key); edge !== undefined; edge = leaving.get(key)) {
    leaving.delete(key);
    points.push(place(edge.from));
    key = keyOf(edge.to);
    if (key !== start && !leaving.has(key)) points.push(place(edge.to));
  }
  return points.length === 0 ? undefined : { points, closed: key === start };
}

/** The closed outline of a set of hexes, holes included. */
export function outlineOf(hexes: readonly Hex[]): Chain[] {
  const inside = new Set(hexes.map(hexKey));
  return traceBoundary(hexes, (neighbour) => !inside.has(hexKey(neighbour)));
}
