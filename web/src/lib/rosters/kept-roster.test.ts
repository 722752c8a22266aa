import type { Roster } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import type { RosterHeldFragment } from '../generated/operations.js';
import { fromKept, toKept } from './kept-roster.js';

it('a roster comes back from its keeping as it went there', () => {
  const roster: Roster = {
    name: 'The River Guard',
    army: 'empire',
    size: 2000,
    entries: [
      { unit: 'halberdiers', count: 4, items: [] },
      { unit: 'general', count: 1, items: ['orb'], mount: 'griffon' },
      { unit: 'knights', count: 1, items: [], veteran: 'The Old Ones' },
    ],
  };
  expect(fromKept(toKept(roster) as unknown as RosterHeldFragment)).toEqual(roster);
});

it('no name is no name, not an empty one', () => {
  const kept = toKept({ army: 'orcs', size: 500, entries: [] });
  expect(kept.name).toBeNull();
  expect(fromKept(kept as unknown as RosterHeldFragment)).toEqual({ army: 'orcs', size: 500, entries: [] });
});
