import { describe, expect, test } from 'vitest';
import { armoury, empire, entry } from '../../test/sample-army.js';
import type { MusterRoll, Veteran } from '../veterans/muster-roll.js';
import { checkRoster } from './check-roster.js';
import { rosterNames } from './catalogue.js';
import { rosterSheet, type RosterLine, type RosterSheet } from './roster-sheet.js';
import type { RosterEntry, RosterTerms } from './roster.js';

function sheet(entries: readonly RosterEntry[], size = 1000, terms: RosterTerms = {}): RosterSheet {
  return rosterSheet(empire, armoury, { army: 'empire', size, entries }, terms);
}
function line(id: string, entries: readonly RosterEntry[], size = 1000): RosterLine | undefined {
  return sheet(entries, size).lines.find((one) => one.id === id);
}
const codes = (entries: readonly RosterEntry[], terms: RosterTerms): string[] =>
  checkRoster(empire, armoury, { army: 'empire', size: 1000, entries }, terms).faults.map(
    ({ code, where }) => `${code} ${where}`,
  );
const needed = [entry('general'), entry('halberdiers', 2)];

describe('what a builder shows', () => {
  test('the sums are those of the judge, and what is left is told', () => {
    const roster = { army: 'empire', size: 1000, entries: needed };
    expect(sheet(needed)).toMatchObject({ ...checkRoster(empire, armoury, roster), size: 1000, left: 785 });
    expect(sheet([entry('knights', 10)]).left).toBe(-100);
  });

  test('a line tells what is needed, what is allowed and what can be paid', () => {
    expect(line('halberdiers', [entry('halberdiers')])).toEqual({
      id: 'halberdiers',
      gear: false,
      points: 45,
      count: 1,
      least: 2,
      missing: 1,
      more: 21,
    });
    expect(line('cannon', [])).toMatchObject({ count: 0, least: 0, most: 1, room: 1, more: 1 });
    expect(line('cannon', [entry('cannon')])).toMatchObject({ room: 0, more: 0, full: 'limit' });
    expect(line('tank', [entry('tank')], 5000)).toMatchObject({ most: 1, more: 0, full: 'limit' });
    expect(line('general', [])).toMatchObject({ least: 1, most: 1, missing: 1, more: 1 });
    expect(line('knights', [entry('knights', 9)])).toMatchObject({ more: 0, full: 'points' });
    expect(line('skirmishers', needed)).toMatchObject({ room: 2, more: 2 });
    expect(line('ram', [entry('knights')])).toMatchObject({ gear: true, more: 0, full: 'hosts' });
  });

  test('as many of a line as the sheet allows are legal, and one more is not', () => {
    for (const { id, more, count } of sheet(needed, 2000).lines) {
      const others = needed.filter(({ unit }) => unit !== id);
      const faults = (extra: number): string[] =>
        sheet(extra === 0 ? others : [...others, entry(id, extra)], 2000)
          .faults.map(({ code }) => code)
          .filter((code) => code !== 'ROSTER_TOO_FEW');
      expect([id, faults(count + more)]).toEqual([id, []]);
      expect([id, faults(count + more + 1)]).not.toEqual([id, []]);
    }
  });

  test('an entry tells which mounts and items it may have, and which are gone', () => {
    const entries = [
      entry('general', 1, { items: ['sword'] }),
      entry('hero', 1, { mount: 'griffon' }),
      entry('hero'),
      entry('knights', 2),
      entry('ram'),
    ];
    const [general, rider, hero, knights, ram] = sheet(entries).entries;
    expect(general).toMatchObject({ points: 135 });
    expect(general?.items).toEqual([
      { id: 'sword', points: 10, taken: true },
      { id: 'crown', points: 100, taken: false },
    ]);
    expect(rider?.mounts).toEqual([
      { id: 'griffon', points: 80, taken: true },
      { id: 'horse', points: 5, taken: false },
    ]);
    expect(hero?.mounts).toEqual([
      { id: 'griffon', points: 80, taken: false, barred: 'limit' },
      { id: 'horse', points: 5, taken: false },
    ]);
    expect(hero?.items).toEqual([{ id: 'sword', points: 10, taken: false, barred: 'elsewhere' }]);
    expect(knights?.items).toEqual([
      { id: 'banner', points: 50, taken: false, barred: 'limit' },
      { id: 'sword', points: 10, taken: false, barred: 'elsewhere' },
    ]);
    expect(ram).toMatchObject({ points: 10, mounts: [], items: [] });
  });

  test('whatever the sheet offers is legal', () => {
    const entries = [
      entry('general'),
      entry('halberdiers', 4),
      entry('hero'),
      entry('wizard'),
      entry('runesmith'),
      entry('knights'),
    ];
    sheet(entries, 2000).entries.forEach(({ mounts, items }, index) => {
      const given = (more: Partial<RosterEntry>): string[] =>
        sheet(
          entries.map((one, at) => (at === index ? { ...one, ...more } : one)),
          2000,
        ).faults.map(({ code }) => code);
      for (const { id, barred } of mounts) if (barred === undefined) expect(given({ mount: id })).toEqual([]);
      for (const { id, barred } of items)
        if (barred === undefined) expect(given({ items: [id] })).toEqual([]);
    });
  });

  test('ids are said by their names', () => {
    const name = rosterNames(empire, armoury, 'en');
    expect([name('empire'), name('griffon'), name('sword'), name('ram'), name('x')]).toEqual([
      'Empire',
      'Griffon',
      'Sword',
      'Ram',
      'x',
    ]);
  });
});

describe('siege gear', () => {
  test('each side of a siege has its own, and other battles have none', () => {
    const gear = [...needed, entry('ram'), entry('oil')];
    expect(codes(gear, {})).toEqual([]);
    expect(codes(gear, { siege: 'besieger' })).toEqual(['ROSTER_GEAR_SIDE entries[3]']);
    expect(codes(gear, { siege: 'besieged' })).toEqual(['ROSTER_GEAR_SIDE entries[2]']);
    expect(codes(gear, { siege: 'none' })).toEqual([
      'ROSTER_GEAR_NO_SIEGE entries[2]',
      'ROSTER_GEAR_NO_SIEGE entries[3]',
    ]);
  });

  test('only what is of use is offered', () => {
    const offered = (siege: RosterTerms['siege']): string[] =>
      sheet(needed, 1000, siege === undefined ? {} : { siege })
        .lines.filter(({ gear }) => gear)
        .map(({ id }) => id);
    expect([offered(undefined), offered('besieger'), offered('besieged'), offered('none')]).toEqual([
      ['ram', 'oil'],
      ['ram'],
      ['oil'],
      [],
    ]);
  });
});

describe('veterans', () => {
  const veteran = (name: string, unit: string, more: Partial<Veteran> = {}): Veteran => ({
    name,
    unit,
    honour: 'guards',
    won: { turn: 1, battle: 'field:x:A>B' },
    ...more,
  });
  const roll: MusterRoll = {
    veterans: [
      veteran('Old', 'halberdiers'),
      veteran('Iron', 'knights'),
      veteran('Gone', 'knights', { lost: { turn: 2, battle: 'field:y:A>B' } }),
    ],
  };
  const fielding = (unit: string, name: string, count = 1): RosterEntry =>
    entry(unit, count, { veteran: name });

  test('each fault of a fielded veteran is told', () => {
    const faults = (...entries: RosterEntry[]): string[] => codes([...needed, ...entries], { roll });
    expect(faults(fielding('knights', 'Iron'))).toEqual([]);
    expect(faults(fielding('knights', 'Iron', 2))).toEqual(['ROSTER_VETERAN_COUNT entries[2]']);
    expect(faults(fielding('knights', 'Gone'))).toEqual(['ROSTER_VETERAN_FALLEN entries[2]']);
    expect(faults(fielding('knights', 'Nobody'))).toEqual(['ROSTER_VETERAN_UNKNOWN entries[2]']);
    expect(faults(fielding('knights', 'Old'))).toEqual(['ROSTER_VETERAN_OTHER_UNIT entries[2]']);
    expect(faults(fielding('knights', 'Iron'), fielding('knights', 'Iron'))).toEqual([
      'ROSTER_VETERAN_TWICE entries[3]',
    ]);
    expect(faults(fielding('hero', 'Iron'))).toEqual([
      'ROSTER_VETERAN_TYPE entries[2]',
      'ROSTER_VETERAN_OTHER_UNIT entries[2]',
    ]);
  });

  test('without a muster roll nobody asks who is on it', () => {
    expect(codes([...needed, fielding('knights', 'Anybody')], {})).toEqual([]);
  });

  test('an entry is offered the veterans of its line that stand and are not fielded elsewhere', () => {
    const entries = [fielding('knights', 'Iron'), entry('knights'), entry('halberdiers'), entry('hero')];
    const offered = sheet(entries, 1000, { roll }).entries.map(({ veterans }) =>
      veterans.map(({ name }) => name),
    );
    expect(offered).toEqual([['Iron'], [], ['Old'], []]);
  });
});
