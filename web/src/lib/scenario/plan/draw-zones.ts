import { type Arrow, cornersOf, type Point, type Role, type Zone } from '@pelagonia/rules';
import { through } from '../../map/geometry/curves.js';
import { middleOf, outlineOf, pathOf, seedOf } from './ground.js';
import { curved, pointOf, straight } from './pen.js';
import { line, type Lettering, type Line } from './shape.js';

/** Who holds what is told by colour, by pattern and by letter. */
export const sideLetters: Readonly<Record<Role, string>> = { attacker: 'A', defender: 'D' };

export function drawZone({ area, side, use }: Zone): Line[] {
  const path = pathOf(area, outlineOf(area, seedOf(area)));
  const border = use === 'arrive' ? (`border arrive ${side}` as const) : (`border ${side}` as const);
  return [line(`zone ${side}`, path), line(`hatch ${side}`, path), line(border, path)];
}

export function badgePlace({ area, label }: Zone): Point {
  return label ? pointOf(label) : middleOf(cornersOf(area).map(pointOf));
}

/** A shield with the letter of the side, as large as its zone allows. */
export function drawBadge(zone: Zone): (Line | Lettering)[] {
  const corners = cornersOf(zone.area);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const room = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return shield(badgePlace(zone), Math.min(14, Math.max(9, room)), zone.side, zone.number);
}

export function shield(at: Point, height: number, side: Role, number?: number): (Line | Lettering)[] {
  const [h, w] = [height / 2, height * 0.42];
  const p = (x: number, y: number): Point => ({ x: at.x + x * w, y: at.y + y * h });
  const shape = `${straight([p(-1, 0.1), p(-1, -0.9), p(1, -0.9), p(1, 0.1)])}${curved([p(1, 0.1), p(0.9, 0.6), p(0, 1)]).replace('M', 'L')}${curved([p(0, 1), p(-0.9, 0.6), p(-1, 0.1)]).replace('M', 'L')}Z`;
  return [
    line(`badge ${side}`, shape),
    {
      kind: 'text',
      look: `badge-letter ${side}`,
      at: { x: at.x, y: at.y - h * 0.08 },
      text: `${sideLetters[side]}${number ?? ''}`,
      anchor: 'middle',
      size: number === undefined ? height * 0.62 : height * 0.5,
    },
  ];
}

export function drawArrow({ course, side }: Arrow): Line[] {
  const points = through(course.map(pointOf), 8);
  const tip = points[points.length - 1] as Point;
  const back = points[Math.max(0, points.length - 4)] as Point;
  const length = Math.hypot(tip.x - back.x, tip.y - back.y) || 1;
  const [dx, dy] = [(tip.x - back.x) / length, (tip.y - back.y) / length];
  const barb = (turn: number): Point => ({
    x: tip.x - dx * 4.6 + dy * turn * 2.8,
    y: tip.y - dy * 4.6 - dx * turn * 2.8,
  });
  const neck = { x: tip.x - dx * 3.2, y: tip.y - dy * 3.2 };
  const shaft = straight([...points.slice(0, -3), neck]);
  return [
    line('arrow-casing', shaft),
    line(`arrow ${side}`, shaft),
    line(`arrow-head ${side}`, straight([tip, barb(1), neck, barb(-1)], true)),
  ];
}
