import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import type { Roster } from '../rosters/roster.js';
import { type RosterLine, rosterSheet, type RosterSheet } from '../rosters/roster-sheet.js';
import { checkRecruits } from './army-acts.js';
import type { StandingArmy } from './army-ledger.js';

/**
 * All that a page shows while recruits are chosen: they alone are counted and paid for, with the points that are free, and
 * the list's limits hold for them and the army together.
 */
export function recruitSheet(
  list: ArmyList,
  armoury: Armoury,
  army: StandingArmy,
  { army: id, entries: recruits }: Roster,
): RosterSheet {
  const { lines: before, allowance, recruitable } = army;
  const size = Math.max(1, allowance);
  const whole = rosterSheet(
    list,
    armoury,
    { army: id, size, entries: [...before, ...recruits] },
    { siege: 'none' },
  );
  const entries = whole.entries.slice(before.length);
  const total = entries.reduce((sum, { points }) => sum + points, 0);
  const left = recruitable - total;
  const checked = checkRecruits({ list, armoury }, army, recruits);
  const count = (unit: string, lines: readonly { unit: string; count: number }[]): number =>
    lines.reduce((sum, line) => sum + (line.unit === unit ? line.count : 0), 0);
  return {
    ...whole,
    total,
    size: recruitable,
    left,
    faults: checked.ok ? [] : checked.faults,
    entries,
    lines: whole.lines.map((line) =>
      asRecruits(line, count(line.id, recruits), count(line.id, before), left),
    ),
  };
}

function asRecruits(line: RosterLine, count: number, standing: number, left: number): RosterLine {
  const { id, gear, points, most, room = Infinity, full } = line;
  const affordable = points === 0 ? Infinity : Math.max(0, Math.floor(left / points));
  const more = Math.min(room, affordable, 10_000);
  const why = room > 0 ? 'points' : full;
  return {
    id,
    gear,
    points,
    count,
    least: 0,
    missing: 0,
    ...(most !== undefined && { most }),
    ...(room !== Infinity && { room }),
    more,
    ...(more === 0 && why !== undefined && { full: why }),
    standing,
  };
}
