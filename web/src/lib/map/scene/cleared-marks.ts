import { hexCentre, neighbours, type CampaignMap, type Hex, type Point } from '@pelagonia/rules';
import { cellKey } from '../geometry/tile-index.js';
import type { SceneLine } from './scene-lines.js';
import { sowHex, type Mark, type MarkKind } from './sown-marks.js';

/** How far each mark keeps from roads and rivers: tall ones would hide them. */
const berth: Record<MarkKind, number> = {
  peak: 0.34,
  hill: 0.3,
  leafy: 0.26,
  conifer: 0.26,
  reeds: 0.24,
  tuft: 0.16,
  grass: 0.14,
  field: 0.3,
  wave: 0,
  ripple: 0,
};
const seatBerth = 0.7;

/** The marks of all hexes without those that would stand on a road, in a river, under an icon or on a beach; from north to south, the order to paint them in. */
export function clearedMarks(
  map: CampaignMap,
  lines: readonly SceneLine[],
  isWater: (hex: Hex) => boolean,
): Mark[] {
  const nearLine = proximity(lines.flatMap((line) => line.points));
  const nearSeat = proximity(map.territories.map((territory) => hexCentre(territory.seat)));
  return map.hexes
    .filter((hex) => hex.terrain !== 'sea' || neighbours(hex).every(isWater))
    .flatMap(sowHex)
    .filter((mark) => !nearSeat(mark.at, seatBerth) && !nearLine(standing(mark), berth[mark.kind]))
    .sort((a, b) => a.at.y - b.at.y);
}

/** Tall marks hide what lies behind them, so their distance counts from a little above their foot. */
function standing(mark: Mark): Point {
  const lift = mark.kind === 'peak' || mark.kind === 'hill' ? mark.size * 0.3 : mark.size * 0.15;
  return { x: mark.at.x, y: mark.at.y - lift };
}

/** Answers whether any of the points is within a distance of a place. */
function proximity(points: readonly Point[]): (place: Point, distance: number) => boolean {
  const cells = new Map<number, Point[]>();
  for (const point of points) {
    const key = cellKey(Math.floor(point.x), Math.floor(point.y));
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }
  return (place, distance) => {
    const isNear = (point: Point) => Math.hypot(point.x - place.x, point.y - place.y) < distance;
    for (let x = Math.floor(place.x - distance); x <= Math.floor(place.x + distance); x++) {
      for (let y = Math.floor(place.y - distance); y <= Math.floor(place.y + distance); y++) {
        if (cells.get(cellKey(x, y))?.some(isNear)) return true;
      }
    }
    return false;
  };
}
