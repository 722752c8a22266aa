import { hexDistance, hexKey, sameHex } from '../hex/hex.js';
import { nameOf, positionOf, type Seats } from './check-seats.js';
import type { Ground } from './draw-terrain.js';
import type { CourseDraft, TerritoryDraft, WayDraft } from './map-draft.js';
import { isPassable, isWater } from './passability.js';
import type { Report } from './violation.js';

/** What ways and rivers have in common: hex by neighbouring hex, on the map, never the same hex twice. */
export function checkCourse(course: CourseDraft, where: string, ground: Ground, report: Report): void {
  if (course.length < 2) report('MAP_COURSE_SHORT', where, {});
  const trodden = new Set<string>();
  course.forEach((hex, index) => {
    if (hex === undefined) return;
    const here = `${where}[${index}]`;
    const key = hexKey(hex);
    if (!ground.has(key)) report('MAP_COURSE_OFF_MAP', here, { position: positionOf(hex) });
    if (trodden.has(key)) report('MAP_COURSE_DOUBLES_BACK', here, { position: positionOf(hex) });
    trodden.add(key);
    const before = course[index - 1];
    if (before !== undefined && hexDistance(before, hex) > 1) {
      report('MAP_COURSE_BROKEN', here, { from: positionOf(before), to: positionOf(hex) });
    }
  });
}

/** M3: a way joins two territories, seat to seat, over ground that carries it, and meets no third seat between. */
export function checkWays(
  ways: readonly WayDraft[],
  territories: ReadonlyMap<string, TerritoryDraft>,
  seats: Seats,
  ground: Ground,
  report: Report,
): void {
  const taken = new Set<string>();
  for (const way of ways) {
    checkCourse(way.course, `${way.where}.course`, ground, report);
    checkGround(way, seats, ground, report);
    checkEnds(way, territories, report);
    const [a, b] = way.between;
    if (a === undefined || b === undefined || way.kind === undefined) continue;
    if (a === b) report('MAP_WAY_TO_ITSELF', `${way.where}.between`, { territory: a });
    const pair = [way.kind, ...[a, b].sort()].join(' ');
    if (taken.has(pair)) report('MAP_WAY_TAKEN', `${way.where}.between`, { territory: a, other: b });
    taken.add(pair);
  }
}

/** Roads keep to passable ground, lanes to water; the seats at the ends answer for themselves. */
function checkGround({ where, kind, course }: WayDraft, seats: Seats, ground: Ground, report: Report): void {
  course.forEach((hex, index) => {
    if (hex === undefined) return;
    const here = `${where}.course[${index}]`;
    const sitting = seats.get(hexKey(hex));
    if (sitting !== undefined) {
      const end = index === 0 || index === course.length - 1;
      if (!end) report('MAP_WAY_THIRD_SEAT', here, { territory: nameOf(sitting) });
      return;
    }
    const terrain = ground.get(hexKey(hex));
    if (terrain === undefined || kind === undefined) return;
    const carries = kind === 'road' ? isPassable(terrain) : isWater(terrain);
    if (!carries) report('MAP_WAY_IMPASSABLE', here, { kind, terrain, position: positionOf(hex) });
  });
}

/** The course runs from the first territory's seat to the second's. */
function checkEnds(
  { where, between, course }: WayDraft,
  territories: ReadonlyMap<string, TerritoryDraft>,
  report: Report,
): void {
  between.slice(0, 2).forEach((id, index) => {
    if (id === undefined) return;
    const territory = territories.get(id);
    if (territory === undefined) {
      report('MAP_WAY_TERRITORY_UNKNOWN', `${where}.between[${index}]`, { territory: id });
      return;
    }
    const end = course.at(index === 0 ? 0 : -1);
    if (end !== undefined && territory.seat !== undefined && !sameHex(end, territory.seat)) {
      report('MAP_WAY_END', `${where}.course`, { territory: id });
    }
  });
}
