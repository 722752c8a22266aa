import {
  hexCentre,
  hexKey,
  type CampaignMap,
  type Hex,
  type Point,
  type River,
  type Way,
} from '@pelagonia/rules';
import { boxAround, grown, type Box } from '../geometry/box.js';
import { between, relaxed, ribbon, through } from '../geometry/curves.js';
import { lineCrossings, type Crossing } from '../geometry/line-crossings.js';
import { noise } from '../geometry/noise.js';

/** Something long and thin on the map, with the box it needs. */
export interface SceneLine {
  readonly points: readonly Point[];
  readonly box: Box;
}

export interface SceneRiver extends SceneLine {
  /** The water itself, as wide as it has become by each place. */
  readonly water: readonly Point[];
}

export function sceneLine(points: readonly Point[]): SceneLine {
  return { points, box: grown(boxAround(points), 0.3) };
}

/** A road bends gently through the middle of its hexes and ends exactly on the two seats. */
export function wayLine(way: Way): SceneLine {
  return sceneLine(through(relaxed(way.course.map(hexCentre), 0.34)));
}

/**
 * A river winds: it leaves the middle of its hexes by a little, except where a territory sits on it, so that a
 * bridge stands over water. It grows with its length, and begins and ends just inside the water it joins.
 */
export function riverLine(
  river: River,
  seats: ReadonlySet<string>,
  isWater: (hex: Hex) => boolean,
): SceneRiver {
  const course = ashore(river.course, isWater).map(({ hex, share, towards }) =>
    between(seats.has(hexKey(hex)) ? hexCentre(hex) : wandering(hex), hexCentre(towards), share),
  );
  const points = through(relaxed(course, 0.16), 8);
  const widest = Math.min(0.12 + river.course.length * 0.016, 0.34);
  const last = river.course.at(-1);
  // A river that reaches no water loses itself over its last two hexes, as rivers do in a marsh.
  const fade = last && isWater(last) ? 0 : Math.min(2 / river.course.length, 0.5);
  const widthAt = (share: number) =>
    (0.05 + (widest - 0.05) * share) * (fade === 0 ? 1 : Math.min(1, 0.1 + (1 - share) / fade));
  return { ...sceneLine(points), water: ribbon(points, widthAt) };
}

/** The part of a course that runs over land, each end that meets water carried on to a little beyond its edge. */
function ashore(course: readonly Hex[], isWater: (hex: Hex) => boolean) {
  return course.flatMap((hex, index) => {
    if (!isWater(hex)) return [{ hex, towards: hex, share: 0 }];
    const shore = [course[index - 1], course[index + 1]].find((beside) => beside && !isWater(beside));
    return shore ? [{ hex: shore, towards: hex, share: 0.62 }] : [];
  });
}

function wandering(hex: Hex): Point {
  const { x, y } = hexCentre(hex);
  return { x: x + (noise(hex.q, hex.r, 21) - 0.5) * 0.5, y: y + (noise(hex.q, hex.r, 22) - 0.5) * 0.5 };
}

/** Where roads run over rivers; a bridge that a crossing's own icon shows anyway is left out. */
export function bridges(
  map: CampaignMap,
  roads: readonly SceneLine[],
  rivers: readonly SceneRiver[],
): Crossing[] {
  const seats = map.territories.map((territory) => hexCentre(territory.seat));
  return roads
    .flatMap((road) => rivers.flatMap((river) => lineCrossings(road.points, river.points)))
    .filter(({ at }) => !seats.some((seat) => Math.hypot(seat.x - at.x, seat.y - at.y) < 0.7));
}
