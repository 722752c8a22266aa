import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatRosterText,
  parseRosterText,
  type Roster,
  type RosterEntry,
  rosterSheet,
  type RosterSheet,
} from '../src/index.js';
import { entry } from './sample-army.js';
import { shippedArmies, shippedArmoury, shippedArmy } from './shipped-armies.js';

/** A line as its file has it; read anew, so that nothing of the engine takes part in the sums. */
interface Line {
  readonly id: string;
  readonly type: string;
  readonly points: number;
  readonly min?: number;
  readonly max?: number;
  readonly perArmy?: number;
  readonly attachesTo?: readonly string[];
}

const armoury = shippedArmoury();

function linesOf(army: string): readonly Line[] {
  const file = new URL(`../../armies/${army}/army.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { units: Line[] }).units;
}

const sum = (lines: readonly Line[], entries: readonly RosterEntry[]): number =>
  entries.reduce((all, { unit, count }) => all + count * lines.find(({ id }) => id === unit)!.points, 0);

function needed(lines: readonly Line[], thousands: number): RosterEntry[] {
  return lines
    .map(({ id, type, min = 0 }) => entry(id, type === 'general' ? 1 : min * thousands))
    .filter(({ count }) => count > 0);
}

/** As many points as can be spent: every sum that can be reached, line by line, and how it was. */
function fullest(lines: readonly Line[], size: number): RosterEntry[] {
  const thousands = size / 1000;
  const base = needed(lines, thousands);
  const capacity = size - sum(lines, base);
  let reached = new Map<number, readonly RosterEntry[]>([[0, []]]);
  for (const { id, type, points, min = 0, max = Infinity, perArmy = Infinity, attachesTo } of lines) {
    if (type === 'general' || attachesTo !== undefined) continue;
    const room = Math.min(max * thousands, perArmy) - min * thousands;
    const next = new Map(reached);
    for (const [spent, chosen] of reached) {
      for (let count = 1; count <= room && spent + count * points <= capacity; count += 1) {
        const total = spent + count * points;
        if (!next.has(total)) next.set(total, [...chosen, entry(id, count)]);
      }
    }
    reached = next;
  }
  const best = Math.max(...reached.keys());
  return [...base, ...(reached.get(best) ?? [])];
}

function judge(army: string, size: number, entries: readonly RosterEntry[]): RosterSheet {
  return rosterSheet(shippedArmy(army), armoury, { army, size, entries });
}

describe.each(shippedArmies)('%s', (army) => {
  const lines = linesOf(army);

  test.each([1000, 2000, 3000])(
    'the cheapest legal army of %i points has what it must and no more',
    (size) => {
      const entries = needed(lines, size / 1000);
      const { total, faults } = judge(army, size, entries);
      expect([total, faults]).toEqual([sum(lines, entries), []]);
      for (const { unit } of entries) {
        const fewer = entries.map((one) => (one.unit === unit ? { ...one, count: one.count - 1 } : one));
        const left = fewer.filter(({ count }) => count > 0);
        expect([unit, judge(army, size, left).faults.length]).not.toEqual([unit, 0]);
      }
    },
  );

  test.each([1000, 2000, 3000])('the fullest legal army of %i points has no point to spare', (size) => {
    const entries = fullest(lines, size);
    const { total, faults, left, lines: sheet } = judge(army, size, entries);
    expect([total, faults]).toEqual([sum(lines, entries), []]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(Math.min(...lines.map(({ points }) => points)));
    expect(sheet.filter(({ more, gear }) => more > 0 && !gear)).toEqual([]);
    const over = judge(army, size, [...entries, entry(lines[0]!.id)]);
    expect(over.faults.map(({ code }) => code)).toContain('ROSTER_POINTS_EXCEEDED');
  });

  test.each([1000, 2000, 3000])('the fullest army of %i points comes back from its text', (size) => {
    const roster: Roster = { army, size, entries: fullest(lines, size) };
    for (const language of ['en', 'es'] as const) {
      const text = formatRosterText(shippedArmy(army), armoury, roster, language);
      const parsed = parseRosterText(text, { lists: shippedArmies.map(shippedArmy), armoury });
      expect(parsed).toMatchObject({ ok: true, value: { roster, questions: [], remarks: [] } });
    }
  });
});
