import { hexAt, hexCentre, hexCorners, hexKey, type Hex, type Point } from '@pelagonia/rules';
import type { SeatLetter } from '../../heraldry/seat-arms.js';
import { boxAround, grown, overlap, scaled, type Box } from '../geometry/box.js';
import { connected } from './connected.js';
import { ownerOf, type Owners } from './holdings.js';
import type { MapScene } from './map-scene.js';

/** A seat's letter set large in its land, so that a map without colours still says whose is what. */
export interface RealmLetter {
  readonly seat: SeatLetter;
  /** The middle of the letter, in screen pixels from the map's origin. */
  readonly at: Point;
  /** The size of the type, of which a capital fills about seven tenths. */
  readonly size: number;
  readonly box: Box;
}

/** Sizes to try, in hex sides: the largest that finds room is taken. */
const sizes = [4, 3.4, 2.9, 2.5, 2.1, 1.8, 1.5];
/** Half of a capital letter, as shares of the size of its type. */
const half = { width: 0.38, height: 0.36 };

/**
 * One letter for each stretch of land that hangs together, clear of the roads and of everything in `taken`; none
 * where there is no room.
 */
export function realmLettersAt(
  scene: Pick<MapScene, 'map' | 'terrainAt' | 'roads'>,
  owners: Owners,
  taken: readonly Box[],
  scale: number,
): RealmLetter[] {
  const lands = new Map<SeatLetter, Hex[]>();
  for (const territory of scene.map.territories) {
    const seat = ownerOf(owners, territory);
    const dry = territory.land.filter((hex) => scene.terrainAt(hex) !== 'lake');
    if (seat) lands.set(seat, [...(lands.get(seat) ?? []), ...dry]);
  }
  const roads = scene.roads.flatMap(({ points }) =>
    points.slice(1).map((to, index) => scaled(boxAround([points[index] ?? to, to]), scale)),
  );
  const full = [...taken, ...roads];
  return [...lands].flatMap(([seat, land]) =>
    connected(land).flatMap((stretch) => letterIn(seat, stretch, full, scale) ?? []),
  );
}

function letterIn(
  seat: SeatLetter,
  stretch: readonly Hex[],
  taken: readonly Box[],
  scale: number,
): RealmLetter | undefined {
  const inside = new Set(stretch.map(hexKey));
  const middle = middleOf(stretch.map(hexCentre));
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const places = stretch
    .flatMap((hex) => [hexCentre(hex), ...hexCorners(hex)])
    .sort((a, b) => away(a) - away(b));
  for (const length of sizes) {
    const size = length * scale;
    for (const { x, y } of places) {
      const at = { x: x * scale, y: y * scale };
      const box = boxOf(at, size);
      const free = grown(box, size * 0.06);
      if (!isInside(inside, free, scale) || taken.some((other) => overlap(free, other))) continue;
      return { seat, at, size, box };
    }
  }
  return undefined;
}

const boxOf = ({ x, y }: Point, size: number): Box => ({
  left: x - half.width * size,
  top: y - half.height * size,
  right: x + half.width * size,
  bottom: y + half.height * size,
});

/** Whether the box lies on these hexes, by a net of points no wider than a hex. */
function isInside(hexes: ReadonlySet<string>, { left, top, right, bottom }: Box, scale: number): boolean {
  const across = steps(left, right, scale);
  const down = steps(top, bottom, scale);
  return down.every((y) => across.every((x) => hexes.has(hexKey(hexAt({ x: x / scale, y: y / scale })))));
}

function steps(from: number, to: number, most: number): number[] {
  const count = Math.max(Math.ceil((to - from) / most), 1);
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
