import type { Point, SpotKind, SpotPiece } from '@pelagonia/rules';
import { curved, disc, pointOf, straight, turned } from './pen.js';
import { line, type Line } from './shape.js';

/** Draws a piece round its middle: `p` sets down a point, `w` and `h` are half its width and depth. */
type Draw = (p: (x: number, y: number) => Point, w: number, h: number) => Line[];

const box = (p: Parameters<Draw>[0], w: number, h: number): string =>
  straight([p(-w, -h), p(w, -h), p(w, h), p(-w, h)], true);

const bridge: Draw = (p, w, h) => {
  const rail = (side: number): string =>
    straight([p(side * (w + 1), -h - 1), p(side * w, -h), p(side * w, h), p(side * (w + 1), h + 1)]);
  const planks = Array.from({ length: Math.floor(h) }, (_, index) => -h + 1 + index * 2)
    .map((y) => straight([p(-w, y), p(w, y)]))
    .join('');
  return [line('timber', box(p, w, h)), line('timber-line', planks), line('stone-line', rail(-1) + rail(1))];
};

const ford: Draw = (p, w, h) => [
  line('track', [-0.6, 0, 0.6].map((x) => straight([p(x * w, -h), p(x * w, h)])).join('')),
];

const tower: Draw = (p, w, h) => [
  line('stone', box(p, w, h)),
  line('stone-line', box(p, w * 0.6, h * 0.6)),
  line(
    'stone-line',
    [-1, 1]
      .map(
        (s) =>
          straight([p(s * w * 0.6, -h * 0.6), p(s * w, -h)]) +
          straight([p(s * w * 0.6, h * 0.6), p(s * w, h)]),
      )
      .join(''),
  ),
];

const gate: Draw = (p, w, h) => [
  line('stone', box(p, w, h)),
  line('opening', box(p, w * 0.34, h)),
  line(
    'stone-line',
    straight([p(-w * 0.34, -h), p(-w * 0.34, h)]) + straight([p(w * 0.34, -h), p(w * 0.34, h)]),
  ),
];

const house: Draw = (p, w, h) => [
  line('roof', box(p, w, h)),
  line('roof-shade', straight([p(-w, 0), p(w, 0), p(w, h), p(-w, h)], true)),
  line('stone-line', straight([p(-w, 0), p(w, 0)])),
];

const waggon: Draw = (p, w, h) => {
  const wheels = [-0.6, 0.6].flatMap((x) => [p(x * w, -h), p(x * w, h)]).map((hub) => disc(hub, h * 0.42));
  const hoops = [-0.4, 0.1, 0.6].map((x) => curved([p(x * w, -h), p(x * w + h * 0.3, 0), p(x * w, h)]));
  return [
    line('opening', wheels.join('')),
    line('peak', box(p, w, h)),
    line('timber-line', hoops.join('')),
    line('stone-line', straight([p(w, 0), p(w * 1.6, 0)])),
  ];
};

const coach: Draw = (p, w, h) => {
  const wheels = [-0.6, 0.6].flatMap((x) => [p(x * w, -h), p(x * w, h)]).map((hub) => disc(hub, h * 0.42));
  return [
    line('opening', wheels.join('')),
    line('roof', box(p, w, h)),
    line('peak', curved([p(-w * 0.5, 0), p(0, -h * 0.8), p(w * 0.5, 0), p(0, h * 0.8)], true)),
    line('stone-line', straight([p(w, 0), p(w * 1.6, 0)])),
  ];
};

const manners: Readonly<Record<SpotKind, Draw>> = { bridge, ford, tower, gate, house, waggon, coach };

export function drawSpot({
  kind,
  at,
  size,
  turn = 0,
}: Pick<SpotPiece, 'kind' | 'at' | 'size' | 'turn'>): Line[] {
  return manners[kind](turned(pointOf(at), turn), size[0] / 2, size[1] / 2);
}
