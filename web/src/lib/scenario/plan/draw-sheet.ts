import type { Distance, Plan, Point } from '@pelagonia/rules';
import { disc, pointOf, straight } from './pen.js';
import { type Lettering, line, type Shape } from './shape.js';

/** Room round the table for its frame, and below it for the scale. */
export const margin = { side: 7, top: 7, bottom: 19 } as const;

const box = (x: number, y: number, width: number, depth: number): string =>
  straight(
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + depth },
      { x, y: y + depth },
    ],
    true,
  );

/** The frame of a map sheet: a band that changes its colour every 10 cm, so that it measures as well. */
export function drawFrame({ width, depth }: Plan['table']): Shape[] {
  const [band, gap] = [1.8, 1.4];
  const far = gap + band;
  const blocks: string[] = [];
  for (let x = 0; x < width; x += 20) {
    const length = Math.min(10, width - x);
    blocks.push(box(x, -far, length, band), box(x, depth + gap, length, band));
  }
  for (let y = 0; y < depth; y += 20) {
    const length = Math.min(10, depth - y);
    blocks.push(box(-far, y, band, length), box(width + gap, y, band, length));
  }
  return [
    line('zebra', blocks.join('')),
    line(
      'rule',
      `${box(-gap, -gap, width + gap * 2, depth + gap * 2)}${box(-far, -far, width + far * 2, depth + far * 2)}`,
    ),
    line('frame', box(0, 0, width, depth)),
  ];
}

export function drawDistance({ from, to }: Distance, table: Plan['table']): Shape[] {
  const [a, b] = [pointOf(from), pointOf(to)];
  const down = a.x === b.x;
  const length = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  const tick = ({ x, y }: Point): string =>
    down
      ? straight([
          { x: x - 1.5, y },
          { x: x + 1.5, y },
        ])
      : straight([
          { x, y: y - 1.5 },
          { x, y: y + 1.5 },
        ]);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const left = a.x > table.width * 0.75;
  const text: Lettering = {
    kind: 'text',
    look: 'measure-text',
    text: `${length} cm`,
    at: down ? { x: middle.x + (left ? -1.8 : 1.8), y: middle.y } : { x: middle.x, y: middle.y - 3.2 },
    anchor: down ? (left ? 'end' : 'start') : 'middle',
  };
  return [line('measure', `${straight([a, b])}${tick(a)}${tick(b)}`), text];
}

export function drawMarker(at: Point, number: number, radius = 4): Shape[] {
  return [
    line('marker', disc(at, radius)),
    { kind: 'text', look: 'marker-text', at, text: String(number), anchor: 'middle', size: radius * 1.4 },
  ];
}

/** A scale in steps of 10 cm below the sheet, at its left. */
export function drawScale({ depth }: Plan['table']): Shape[] {
  const y = depth + 10;
  const blocks = [0, 20].map((x) => box(x, y, 10, 1.8)).join('');
  const figure = (x: number, text: string): Lettering => ({
    kind: 'text',
    look: 'scale-text',
    at: { x, y: y + 5.4 },
    text,
    anchor: x === 0 ? 'start' : 'middle',
  });
  return [
    line('zebra', blocks),
    line('rule', box(0, y, 40, 1.8)),
    figure(0, '0'),
    figure(20, '20'),
    figure(40, '40 cm'),
  ];
}

const bearingAngles = { up: 0, right: 90, down: 180, left: 270 } as const;

/** An arrow to the north with its letter, right of the scale. */
export function drawNorth(
  north: NonNullable<Plan['north']>,
  { depth }: Plan['table'],
  letter: string,
): Shape[] {
  const [x, y] = [62, depth + 11.5];
  const angle = (bearingAngles[north] * Math.PI) / 180;
  const p = (dx: number, dy: number): Point => ({
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  });
  return [
    line('zebra', straight([p(0, -5), p(1.8, 3), p(0, 1.6)], true)),
    line('rule', straight([p(0, -5), p(-1.8, 3), p(0, 1.6)], true)),
    { kind: 'text', look: 'scale-text', at: { x: x + 8, y: y + 0.4 }, text: letter, anchor: 'middle' },
  ];
}
