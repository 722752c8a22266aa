import type { Point } from '@pelagonia/rules';
import { between, ribbon } from './curves.js';

export interface MarchArrow {
  /** The closed outline of the arrow. */
  readonly outline: readonly Point[];
  /** Beside it, half-way along and on its outer side: the place for the shield of whoever marches. */
  readonly beside: Point;
}

/** Lengths of an arrow: how thick it is, and how far its tip stays away from the middle of the place it points at. */
export interface ArrowMeasure {
  readonly width: number;
  readonly clear: number;
  /** How far the shield stands from the line. */
  readonly aside: number;
}

const steps = 24;
/** It comes out from under what stands where it starts, so that a short way is an arrow and not only its head. */
const startShare = 0.4;
/** How far the curve leans to the left of who marches, as a share of the way: two who march at one another pass. */
const lean = 0.16;

/** An arrow as a pen would draw it from one place to another: curved, thin where it starts, with a broad head. */
export function marchArrow(from: Point, to: Point, { width, clear, aside }: ArrowMeasure): MarchArrow {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const half = between(from, to);
  const control = { x: half.x + way.y * lean * 2, y: half.y - way.x * lean * 2 };
  const at = (t: number): Point => {
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * from.x + q * control.x + r * to.x, y: p * from.y + q * control.y + r * to.y };
  };
  const length = Math.hypot(way.x, way.y) || 1;
  const away = Math.min(clear / length, 0.3);
  const [start, end] = [away * startShare, 1 - away];
  const head = Math.min((width * 3.2) / length, (end - start) * 0.5);
  const shaft = Array.from({ length: steps + 1 }, (_, step) =>
    at(start + ((end - head - start) * step) / steps),
  );
  const sides = ribbon(shaft, (share) => width * (0.35 + 0.65 * share));
  const [neck, tip] = [at(end - head), at(end)];
  const reach = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const [nx, ny] = [((neck.y - tip.y) / reach) * width * 1.5, ((tip.x - neck.x) / reach) * width * 1.5];
  const barbs = [{ x: neck.x + nx, y: neck.y + ny }, tip, { x: neck.x - nx, y: neck.y - ny }];
  const middle = at((start + end) / 2);
  return {
    outline: [...sides.slice(0, steps + 1), ...barbs, ...sides.slice(steps + 1)],
    beside: {
      x: middle.x + (way.y / length) * (aside + width / 2),
      y: middle.y - (way.x / length) * (aside + width / 2),
    },
  };
}
