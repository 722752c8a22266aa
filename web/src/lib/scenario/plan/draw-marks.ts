import type { Point } from '@pelagonia/rules';
import type { Sown } from './ground.js';
import { curved, disc, straight, turned } from './pen.js';
import { type Line, line } from './shape.js';

/** The little drawings that fill an area; each stands on its place and is some `size` cm high. */
export type Mark = (place: Sown, size: number) => Line[];

const placed =
  ({ x, y }: Point, size: number) =>
  (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size });

export const tuft: Mark = (place, size) => {
  const p = placed(place, size);
  return [line('tuft', [-0.6, 0, 0.55].map((tip) => straight([p(tip * 0.5, 0), p(tip, -0.8)])).join(''))];
};

export const tree: Mark = ({ x, y, turn }, size) => {
  const place = { x, y: y + size * 0.45, turn };
  const p = placed(place, size);
  if (place.turn > 0.62) {
    const tip = [
      p(0, -1.05),
      p(0.3, -0.55),
      p(0.16, -0.57),
      p(0.4, -0.1),
      p(-0.4, -0.1),
      p(-0.16, -0.57),
      p(-0.3, -0.55),
    ];
    return [line('tree', `${straight(tip, true)}${straight([p(0, -0.1), p(0, 0.12)])}`)];
  }
  const crown = [
    p(-0.42, -0.42),
    p(-0.3, -0.82),
    p(0.02, -1.02),
    p(0.34, -0.8),
    p(0.44, -0.42),
    p(0.2, -0.2),
    p(-0.22, -0.2),
  ];
  return [
    line(
      'tree',
      `${curved(crown, true)}${straight([p(0, -0.2), p(0, 0.1)])}${curved([p(0.06, -0.36), p(0.26, -0.4), p(0.28, -0.62)])}`,
    ),
  ];
};

export const reeds: Mark = (place, size) => {
  const p = placed(place, size);
  const lean = (place.turn - 0.5) * 0.3;
  const blades = [-0.45, -0.1, 0.2, 0.5].map((tip, index) =>
    curved([p(tip * 0.4, 0), p(tip * 0.5, -0.5), p(tip + lean, index % 3 === 0 ? -0.62 : -1)]),
  );
  return [
    line('reed', blades.join('')),
    line('ripple', `${straight([p(-0.75, 0.14), p(0.5, 0.14)])}${straight([p(-0.25, 0.36), p(0.45, 0.36)])}`),
  ];
};

export const peak: Mark = ({ x, y, turn }, size) => {
  const place = { x, y: y + size * 0.45, turn };
  const p = placed(place, size);
  const apex = (place.turn - 0.5) * 0.3;
  const slope = [p(-0.62, 0), p(-0.3, -0.5), p(apex, -1), p(0.34, -0.46), p(0.66, 0)];
  const ridge = [p(apex, -1), p(apex + 0.1, -0.62), p(apex, -0.36), p(apex + 0.12, 0)];
  return [
    line('peak', straight(slope)),
    line('peak-shade', straight([...ridge, p(0.66, 0), p(0.34, -0.46)], true)),
    line('hachure', straight(ridge.slice(0, 3))),
  ];
};

/** A broken corner of walls and some fallen stones. */
export const rubble: Mark = (place, size) => {
  const p = turned(place, Math.floor(place.turn * 4) * 90 + place.turn * 24 - 12);
  const [s, thick] = [size / 2, size * 0.17];
  const end = s * (place.turn * 1.2 - 0.1);
  const wall = [
    p(-s, s),
    p(-s, -s),
    p(end, -s),
    p(end - 0.4, thick - s),
    p(thick - s, thick - s),
    p(thick - s, s - 0.5),
  ];
  const stones = [p(s * 0.4, s * 0.1), p(-s * 0.1, s * 0.6), p(s * 0.7, -s * 0.5)].map((stone) =>
    disc(stone, 0.4),
  );
  return [line('rubble', `${straight(wall, true)}${stones.join('')}`)];
};

export const house: Mark = (place, size) => {
  const p = turned(place, place.turn < 0.5 ? place.turn * 30 : 90 - place.turn * 30);
  const [w, h] = [size / 2, size * 0.34];
  return [
    line('roof', straight([p(-w, -h), p(w, -h), p(w, h), p(-w, h)], true)),
    line('roof-shade', straight([p(-w, 0), p(w, 0), p(w, h), p(-w, h)], true)),
    line('stone-line', straight([p(-w, 0), p(w, 0)])),
  ];
};

export const stipple: Mark = (place, size) => {
  const p = placed(place, size);
  return place.turn < 0.55
    ? [line('stipple', disc(place, 0.28))]
    : [line('hachure', curved([p(-0.5, 0), p(-0.1, -0.18), p(0.5, 0)]))];
};
