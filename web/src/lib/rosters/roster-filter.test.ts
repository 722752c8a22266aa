import { expect, it } from 'vitest';
import { isOf, type RosterKind } from './roster-filter.js';

const roster = (template: boolean, shareLink: string | null, army = 'empire') => ({
  template,
  shareLink,
  content: { army },
});

it.each<[RosterKind, boolean[]]>([
  ['all', [true, true, true]],
  ['armies', [true, false, false]],
  ['templates', [false, true, true]],
  ['shared', [false, false, true]],
])('“%s” shows what it says', (kind, expected) => {
  const all = [roster(false, null), roster(true, null), roster(true, 'link')];
  expect(all.map((one) => isOf(one, kind, ''))).toEqual(expected);
});

it('an army list narrows it further', () => {
  expect(isOf(roster(false, null), 'all', 'orcs')).toBe(false);
  expect(isOf(roster(false, null, 'orcs'), 'all', 'orcs')).toBe(true);
});
