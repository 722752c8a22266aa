import type { Point } from '@pelagonia/rules';
import { boxAround, grown, overlap } from './box.js';

/** Where one line runs over another; `angle` is the direction of the first, in radians. */
export interface Crossing {
  readonly at: Point;
  readonly angle: number;
}

/** Every place where `over` crosses `under`. */
export function lineCrossings(over: readonly Point[], under: readonly Point[]): Crossing[] {
  // A little more than the box, for lines that only touch its side.
  const where = grown(boxAround(under), 1e-6);
  if (!overlap(boxAround(over), where)) return [];
  const found: Crossing[] = [];
  for (let i = 1; i < over.length; i++) {
    const [a, b] = [over[i - 1] as Point, over[i] as Point];
    if (!overlap(boxAround([a, b]), where)) continue;
    for (let j = 1; j < under.length; j++) {
      const at = meeting(a, b, under[j - 1] as Point, under[j] as Point);
      if (at) found.push({ at, angle: Math.atan2(b.y - a.y, b.x - a.x) });
    }
  }
  return found;
}

/** The point two segments share. Each segment owns its first end but not its last, so no crossing counts twice. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? { x: a.x + t * rx, y: a.y + t * ry } : undefined;
}
