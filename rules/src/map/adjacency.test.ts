import { expect, test } from 'vitest';
import { altered } from '../../test/small-map.js';
import { adjacency, reachableFrom } from './adjacency.js';
import { checkMap } from './check-map.js';
import { startingOwners } from './starting-owners.js';
import type { CampaignMap } from './campaign-map.js';

function small(changes: Record<string, unknown> = {}): CampaignMap {
  const checked = checkMap(altered(changes));
  if (!checked.ok) throw new Error('the small map is not sound');
  return checked.map;
}

test('territories that a road or a lane joins are adjacent, both ways, in the order of their ids', () => {
  expect(Object.fromEntries(adjacency(small()))).toEqual({
    n: ['p', 's'],
    p: ['n', 'q'],
    s: ['n', 'pass'],
    q: ['p'],
    pass: ['ford', 's'],
    ford: ['pass'],
  });
});

test('a road and a lane between the same two make them adjacent once', () => {
  const map = small({
    'ways[5]': {
      kind: 'road',
      between: ['q', 'p'],
      course: [
        [5, 3],
        [5, 2],
        [5, 1],
      ],
    },
  });
  expect(adjacency(map).get('p')).toEqual(['n', 'q']);
});

test('reach goes from neighbour to neighbour and starts at home', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['d', []],
  ]);
  expect([...reachableFrom('a', graph)]).toEqual(['a', 'b', 'c']);
  expect([...reachableFrom('d', graph)]).toEqual(['d']);
});

test('a campaign starts with each realm on its own ground and nobody on passes and crossings', () => {
  expect(Object.fromEntries(startingOwners(small()))).toEqual({
    n: 'north',
    p: 'north',
    s: 'south',
    q: 'south',
    pass: undefined,
    ford: undefined,
  });
});
