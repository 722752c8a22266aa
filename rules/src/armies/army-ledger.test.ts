import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armoury, empire, entry } from '../../test/sample-army.js';
import type { Checked } from '../input/fault.js';
import { checkDisbanding, checkMuster, checkRecruits } from './army-acts.js';
import { armyToll, checkFieldedArmy } from './army-in-battle.js';
import type { ArmyLine, LedgerEntry, StandingArmy } from './army-ledger.js';
import { checkRoster } from '../rosters/check-roster.js';
import type { RosterEntry } from '../rosters/roster.js';
import { rosterSheet } from '../rosters/roster-sheet.js';
import { foldLedger } from './fold-ledger.js';
import { recruitSheet } from './recruit-sheet.js';

const books = { list: empire, armoury };
const fold = (...entries: LedgerEntry[]): StandingArmy => foldLedger(empire, armoury, entries);
const allowance = (points: number, turn = 1): LedgerEntry => ({ kind: 'allowance', turn, points });
const mustered = (...lines: ArmyLine[]): LedgerEntry => ({ kind: 'mustered', turn: 1, lines });
const recruited = (...lines: ArmyLine[]): LedgerEntry => ({ kind: 'recruited', turn: 2, lines });
const lost = (...lines: ArmyLine[]): LedgerEntry => ({
  kind: 'casualties',
  turn: 1,
  battle: 'field:x:A>B',
  lines,
});
const codes = (checked: Checked<unknown>): string[] =>
  checked.ok ? [] : checked.faults.map(({ code }) => code);
const start = [entry('general', 1, { mount: 'griffon' }), entry('halberdiers', 6), entry('knights', 10)];

describe('the ledger', () => {
  test('muster, losses and recruits fold to an army, and every point is explained', () => {
    const army = fold(
      allowance(3000),
      mustered(...start),
      lost(entry('knights', 3), entry('halberdiers', 1)),
      recruited(entry('knights', 2)),
    );
    // 205 + 270 + 1100, less 330 and 45, and 220 more.
    expect(army).toMatchObject({
      mustered: true,
      worth: 1420,
      allowance: 3000,
      recruitable: 1580,
      overStrength: 0,
    });
    expect(army.steps.map(({ kind, change, worth }) => [kind, change, worth])).toEqual([
      ['allowance', 0, 0],
      ['mustered', 1575, 1575],
      ['casualties', -375, 1200],
      ['recruited', 220, 1420],
    ]);
    expect(army.lines).toContainEqual({ unit: 'knights', items: [], count: 9 });
  });

  test('who holds less than his army is worth keeps it and recruits nobody', () => {
    const army = fold(allowance(3000), mustered(...start), allowance(1000, 2));
    expect(army).toMatchObject({ worth: 1575, allowance: 1000, recruitable: 0, overStrength: 575 });
    expect(codes(checkRecruits(books, army, [entry('halberdiers')]))).toEqual(['ARMY_RECRUITS_TOO_DEAR']);
  });

  test('when the General falls his second takes over, without mount or item', () => {
    const army = fold(allowance(3000), mustered(...start), lost(entry('general', 1, { mount: 'griffon' })));
    expect(army.steps.slice(-2).map(({ kind, change }) => [kind, change])).toEqual([
      ['casualties', -205],
      ['succeeded', 125],
    ]);
    expect(army.lines).toContainEqual({ unit: 'general', items: [], count: 1 });
  });

  test('what the map gives is told territory by territory', () => {
    const parts = [{ territory: 'capital', points: 2000 }, { points: 500 }];
    const army = fold({ kind: 'allowance', turn: 1, points: 2500, parts });
    expect(army.steps).toMatchObject([{ kind: 'allowance', rule: 'S1', parts, change: 0, allowance: 2500 }]);
  });

  test('nobody is lost who is not there', () => {
    const army = fold(
      allowance(3000),
      mustered(...start),
      lost(entry('halberdiers', 40), entry('cannon', 2)),
    );
    expect(army.worth).toBe(205 + 1100);
  });

  test('the worth is always the sum of its steps and of its lines', () => {
    const line = fc.record({
      unit: fc.constantFrom('general', 'halberdiers', 'knights', 'hero'),
      count: fc.integer({ min: 1, max: 5 }),
      items: fc.constantFrom([], ['sword']),
    });
    const kinds = fc.constantFrom('mustered', 'recruited', 'disbanded', 'casualties');
    const happened = fc.record({ kind: kinds, lines: fc.array(line, { maxLength: 4 }) });
    const prices = new Map([...empire.units, ...armoury.items].map(({ id, points }) => [id, points]));
    fc.assert(
      fc.property(fc.array(happened, { maxLength: 12 }), (entries) => {
        const army = fold(
          ...entries.map(
            ({ kind, lines }): LedgerEntry => ({ kind, turn: 1, battle: 'x', lines }) as LedgerEntry,
          ),
        );
        const sum = army.lines.reduce(
          (all, { unit, items, count }) =>
            all + count * [unit, ...items].reduce((points, id) => points + prices.get(id)!, 0),
          0,
        );
        expect(army.worth).toBe(sum);
        expect(army.steps.reduce((all, { change }) => all + change, 0)).toBe(sum);
        expect(army.lines.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
});

describe('what a player may do', () => {
  test('he musters once, legally, within what the map gives, and without siege gear', () => {
    expect(codes(checkMuster(books, 3000, start))).toEqual([]);
    expect(codes(checkMuster(books, 1000, start))).toEqual(['ROSTER_POINTS_EXCEEDED']);
    expect(codes(checkMuster(books, 3000, [entry('general')]))).toEqual(['ROSTER_TOO_FEW']);
    expect(codes(checkMuster(books, 3000, [...start, entry('oil')]))).toEqual(['ROSTER_GEAR_NO_SIEGE']);
  });

  test('he recruits up to what the map gives, within what the list allows', () => {
    const army = fold(allowance(2000), mustered(...start));
    expect(army.recruitable).toBe(425);
    expect(codes(checkRecruits(books, army, [entry('knights', 3)]))).toEqual([]);
    expect(codes(checkRecruits(books, army, [entry('knights', 4)]))).toEqual(['ARMY_RECRUITS_TOO_DEAR']);
    expect(codes(checkRecruits(books, army, [entry('cannon', 3)]))).toEqual(['ROSTER_TOO_MANY']);
    expect(codes(checkRecruits(books, army, [entry('general')]))).toEqual(['ROSTER_GENERALS']);
    expect(codes(checkRecruits(books, army, [entry('dragon')]))).toEqual(['ROSTER_UNIT_UNKNOWN']);
  });

  test('an army that lacks what it should have may still recruit', () => {
    const army = fold(allowance(2000), mustered(...start), lost(entry('halberdiers', 6)));
    expect(codes(checkRecruits(books, army, [entry('knights')]))).toEqual([]);
  });

  test('he lets go what he has, but not the General', () => {
    const army = fold(allowance(2000), mustered(...start));
    expect(codes(checkDisbanding(books, army, [entry('knights', 10)]))).toEqual([]);
    expect(codes(checkDisbanding(books, army, [entry('knights', 6), entry('knights', 5)]))).toEqual([
      'ARMY_LINE_MISSING',
    ]);
    expect(codes(checkDisbanding(books, army, [start[0]!]))).toEqual(['ARMY_GENERAL_STAYS']);
  });
});

describe('while he recruits', () => {
  const army = fold(allowance(2000), mustered(...start, entry('cannon')));
  const sheet = (...entries: ArmyLine[]) =>
    recruitSheet(empire, armoury, army, { army: 'empire', size: 1, entries });

  test('the recruits alone are paid for, and the limits hold for all together', () => {
    const { total, size, left, faults, lines, entries } = sheet(entry('knights', 2));
    expect(size).toBe(army.recruitable);
    expect({ total, left, faults }).toEqual({ total: 220, left: army.recruitable - 220, faults: [] });
    expect(entries).toMatchObject([{ points: 220 }]);
    const line = (id: string) => lines.find((one) => one.id === id);
    expect(line('knights')).toMatchObject({ count: 2, standing: 10, missing: 0, least: 0 });
    expect(line('cannon')).toMatchObject({ count: 0, standing: 1, most: 2, room: 1 });
    expect(line('general')).toMatchObject({ room: 0, more: 0, full: 'limit' });
    expect(lines.some(({ gear }) => gear)).toBe(false);
  });

  test('as many of a line as are offered may come, and one more may not', () => {
    for (const { id, more } of sheet().lines) {
      const codesFor = (count: number) => (count === 0 ? [] : sheet(entry(id, count)).faults);
      expect([id, codesFor(more)]).toEqual([id, []]);
      expect([id, codesFor(more + 1)]).not.toEqual([id, []]);
    }
  });
});

describe('in a battle', () => {
  const army = fold(allowance(2000), mustered(...start));
  const roster = (...more: ArmyLine[]) => ({
    army: 'empire',
    size: 3000,
    entries: [start[0]!, entry('halberdiers', 6), ...more],
  });

  test('nobody fields what he has not, but for a garrison and siege gear', () => {
    const faults = (garrison: number, ...more: ArmyLine[]): string[] =>
      checkFieldedArmy(empire, armoury, army, roster(...more), garrison).map(({ code }) => code);
    expect(faults(0, entry('knights', 10))).toEqual([]);
    expect(faults(0, entry('knights', 11))).toEqual(['ARMY_NOT_STANDING']);
    expect(faults(1000, entry('knights', 11))).toEqual([]);
    expect(faults(1000, entry('knights', 20))).toEqual(['ARMY_NOT_STANDING']);
    expect(faults(0, entry('ram', 3))).toEqual([]);
    expect(faults(0, entry('knights', 1, { items: ['banner'] }))).toEqual(['ARMY_NOT_STANDING']);
  });

  test('a roster of an army that lasts is judged by what the army has, not by what a new one needs', () => {
    const worn = fold(allowance(2000), mustered(...start), lost(entry('halberdiers', 5)));
    const fielded = { army: 'empire', size: 2000, entries: [start[0]!, entry('knights', 10)] };
    const terms = (garrison: number) => ({ standing: { lines: worn.lines, garrison } });
    expect(checkRoster(empire, armoury, fielded, terms(0)).faults).toEqual([]);
    const line = (id: string, garrison: number) =>
      rosterSheet(empire, armoury, fielded, terms(garrison)).lines.find((one) => one.id === id);
    expect(line('halberdiers', 0)).toMatchObject({ standing: 1, missing: 0, more: 1, room: 1 });
    expect(line('knights', 0)).toMatchObject({ standing: 10, more: 0, full: 'standing' });
    expect(line('knights', 1000)).toMatchObject({ standing: 10, more: 6 });
    expect(line('ram', 0)?.standing).toBeUndefined();
    const more = { ...fielded, entries: [start[0]!, entry('knights', 11)] };
    expect(checkRoster(empire, armoury, more, terms(0)).faults).toMatchObject([
      { code: 'ARMY_NOT_STANDING' },
    ]);
  });

  test('whoever fields a lasting army is offered what it has, and nothing that the rules would refuse', () => {
    const lines = [
      entry('general', 1, { mount: 'griffon', items: ['crown'] }),
      entry('hero'),
      entry('knights', 3),
      entry('knights', 1, { items: ['banner'] }),
    ];
    for (const garrison of [0, 60, 200, 1000]) {
      const terms = { standing: { lines, garrison }, siege: 'none' as const };
      const rosters = [
        lines,
        [lines[0]!, entry('knights', 2)],
        [entry('general'), lines[3]!, lines[1]!],
        [lines[0]!, entry('knights', 3), entry('knights', 1, { items: ['sword'] })],
      ];
      for (const entries of rosters) {
        const judged = (changed: readonly RosterEntry[]) =>
          checkRoster(empire, armoury, { army: 'empire', size: 9000, entries: changed }, terms).faults.some(
            ({ code }) => code === 'ARMY_NOT_STANDING',
          );
        if (judged(entries)) continue;
        const sheet = rosterSheet(empire, armoury, { army: 'empire', size: 9000, entries }, terms);
        const changed = (index: number, change: (one: RosterEntry) => RosterEntry) => {
          const one = entries[index]!;
          const others = { ...one, count: one.count - 1 };
          return judged(entries.toSpliced(index, 1, others, change({ ...one, count: 1 })));
        };
        sheet.entries.forEach(({ mounts, items, bound }, index) => {
          for (const { id, barred } of mounts) {
            expect(changed(index, (one) => ({ ...one, mount: id }))).toBe(barred === 'standing');
          }
          for (const { id, barred } of items) {
            expect(changed(index, (one) => ({ ...one, items: [id] }))).toBe(barred === 'standing');
          }
          expect(changed(index, ({ mount: _, ...one }) => one)).toBe(bound.includes('mount'));
          expect(changed(index, (one) => ({ ...one, items: [] }))).toBe(bound.includes('items'));
        });
        for (const { id, more, full, next } of sheet.lines) {
          if (more > 0 || full === 'standing') {
            const another = { ...entry(id), ...next };
            expect([id, garrison, judged([...entries, another])]).toEqual([id, garrison, more === 0]);
          }
        }
      }
    }
  });

  test('of units alike the garrison’s fall first, and what was only reduced is made good', () => {
    const fielded = roster(entry('knights', 12), entry('cannon', 1));
    const toll = armyToll(army, fielded, [
      { entry: 1, destroyed: 1, reduced: 2 },
      { entry: 2, destroyed: 5, reduced: 0 },
      { entry: 3, destroyed: 1, reduced: 0 },
    ]);
    expect(toll).toEqual({
      lines: [
        { unit: 'halberdiers', items: [], count: 1 },
        { unit: 'knights', items: [], count: 3 },
      ],
      reduced: [{ unit: 'halberdiers', items: [], count: 2 }],
    });
    const { steps, worth } = fold(allowance(2000), mustered(...start), {
      kind: 'casualties',
      turn: 1,
      battle: 'x',
      ...toll,
    });
    expect(steps.at(-1)).toMatchObject({ change: -375, rule: 'S4', reduced: toll.reduced });
    expect(worth).toBe(army.worth - 375);
  });
});
