import type { Roster } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import {
  addOne,
  giveItem,
  giveMount,
  indexAfterChange,
  makeVeteran,
  removeFrom,
  removeOne,
} from './roster-edits.js';

const empty: Roster = { army: 'empire', size: 1000, entries: [] };
const together = { apart: false };
const halberdiers = (count: number): Roster =>
  Array.from({ length: count }).reduce<Roster>((roster) => addOne(roster, 'halberdiers', together), empty);

describe('units of one kind', () => {
  it('are counted in one entry', () => {
    expect(halberdiers(3).entries).toEqual([{ unit: 'halberdiers', count: 3, items: [] }]);
  });

  it('leave nothing behind when the last is taken', () => {
    expect(removeOne(halberdiers(1), 'halberdiers').entries).toEqual([]);
    expect(removeFrom(halberdiers(1), 0).entries).toEqual([]);
  });

  it('are parted when one of them is given something', () => {
    const given = giveItem(halberdiers(3), 0, 'battle-banner');
    expect(given.entries).toEqual([
      { unit: 'halberdiers', count: 2, items: [] },
      { unit: 'halberdiers', count: 1, items: ['battle-banner'] },
    ]);
    expect(indexAfterChange(halberdiers(3), 0)).toBe(1);
    expect(addOne(given, 'halberdiers', together).entries[0]?.count).toBe(3);
  });

  it('lose those without equipment first', () => {
    const given = giveItem(halberdiers(2), 0, 'battle-banner');
    expect(removeOne(given, 'halberdiers').entries).toEqual([
      { unit: 'halberdiers', count: 1, items: ['battle-banner'] },
    ]);
  });

  it('may be veterans, one at a time, and cease to be', () => {
    const named = makeVeteran(halberdiers(2), 0, 'The Old Guard');
    expect(named.entries[1]).toEqual({ unit: 'halberdiers', count: 1, items: [], veteran: 'The Old Guard' });
    expect(makeVeteran(named, 1, undefined).entries[1]).toEqual({ unit: 'halberdiers', count: 1, items: [] });
  });
});

describe('characters', () => {
  const two = addOne(addOne(empty, 'hero', { apart: true }), 'hero', { apart: true });

  it('stand each for himself', () => {
    expect(two.entries.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('change mounts and lose them', () => {
    const mounted = giveMount(giveMount(two, 0, 'griffon'), 0, 'chariot');
    expect(mounted.entries[0]).toEqual({ unit: 'hero', count: 1, items: [], mount: 'chariot' });
    expect(giveMount(mounted, 0, undefined).entries[0]).toEqual({ unit: 'hero', count: 1, items: [] });
  });
});

it('nothing happens to entries that are not there', () => {
  expect(removeOne(empty, 'hero')).toBe(empty);
  expect(removeFrom(empty, 4)).toBe(empty);
  expect(giveItem(empty, 4, 'orb')).toBe(empty);
});
