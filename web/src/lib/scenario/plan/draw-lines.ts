import type { LineKind, LinePiece, Point } from '@pelagonia/rules';
import { ribbon, through } from '../../map/geometry/curves.js';
import { noise } from '../../map/geometry/noise.js';
import { pointOf, straight, unsteady } from './pen.js';
import { line, type Line } from './shape.js';

type Draw = (course: readonly Point[], width: number) => Line[];

/** The two sides of a broad stroke. */
function banks(course: readonly Point[], width: number): [Point[], Point[]] {
  const outline = ribbon(course, () => width);
  return [outline.slice(0, course.length), outline.slice(course.length)];
}

const filled = (course: readonly Point[], width: number): string =>
  straight(
    ribbon(course, () => width),
    true,
  );

const river: Draw = (course, width) => {
  const waves = [-0.2, 0.22].map((side, lane) =>
    ribbon(course, () => Math.abs(side) * 2 * width)
      .slice(side < 0 ? 0 : course.length)
      .filter((_, index) => (index + lane * 3) % 9 < 5),
  );
  const dashes = waves.flatMap((points) =>
    points.flatMap((point, index) => {
      const next = points[index + 1];
      const near = next && Math.hypot(next.x - point.x, next.y - point.y) < 4;
      return near ? [straight([point, next])] : [];
    }),
  );
  return [line('water', filled(course, width)), line('wave', dashes.join(''))];
};

const chasm: Draw = (course, width) => {
  const jagged = course.map(({ x, y }, index) => ({
    x: x + (noise(index, 5, 1) - 0.5) * 1.6,
    y: y + (noise(index, 5, 2) - 0.5) * 1.6,
  }));
  const [left, right] = banks(jagged, width);
  const inward = [left, right].flatMap((bank, side) =>
    bank.map((point, index) => {
      const middle = jagged[side === 0 ? index : jagged.length - 1 - index] as Point;
      const share = 0.3 + noise(index, side, 9) * 0.3;
      return straight([
        point,
        { x: point.x + (middle.x - point.x) * share, y: point.y + (middle.y - point.y) * share },
      ]);
    }),
  );
  return [line('chasm', filled(jagged, width)), line('chasm-edge', inward.join(''))];
};

const road: Draw = (course, width) => [
  line('road-edge', filled(course, width)),
  line('road', filled(course, width)),
];

const track: Draw = (course) => [line('track', straight(course))];

const wall: Draw = (course, width) => {
  const [left, right] = banks(course, width);
  const merlons = left.map((point, index) => straight([point, right[right.length - 1 - index] as Point]));
  return [line('stone', filled(course, width)), line('stone-line', merlons.join(''))];
};

const rampart: Draw = (course, width) => {
  const [left, right] = banks(course, width);
  const steep = left.map((point, index) => {
    const far = right[right.length - 1 - index] as Point;
    const share = index % 2 === 0 ? 0.6 : 0.4;
    return straight([
      point,
      { x: point.x + (far.x - point.x) * share, y: point.y + (far.y - point.y) * share },
    ]);
  });
  return [line('earth', filled(course, width)), line('hachure', steep.join(''))];
};

const manners: Readonly<Record<LineKind, { readonly draw: Draw; readonly straight: boolean }>> = {
  river: { draw: river, straight: false },
  chasm: { draw: chasm, straight: false },
  road: { draw: road, straight: false },
  track: { draw: track, straight: false },
  wall: { draw: wall, straight: true },
  rampart: { draw: rampart, straight: true },
};

/** Built works run straight from point to point; the rest bends, and lies lower. */
export const isBuilt = ({ kind }: Pick<LinePiece, 'kind'>): boolean => manners[kind].straight;

export function drawLine({ kind, course, width }: Pick<LinePiece, 'kind' | 'course' | 'width'>): Line[] {
  const manner = manners[kind];
  const points = course.map(pointOf);
  const seed = points.length * 13 + width;
  const drawn = manner.straight
    ? unsteady(points, false, seed, 0.1, 2.4)
    : unsteady(through(points, 6), false, seed, 0.22, 2.6);
  return manner.draw(drawn, width);
}
