import { expect, test } from 'vitest';
import { altered } from '../../test/small-map.js';
import { shippedMap } from '../../test/shipped-maps.js';
import { adjacency } from './adjacency.js';
import type { CampaignMap } from './campaign-map.js';
import { checkMap } from './check-map.js';
import { capitalDistances, hexesFrom, reachOfSeats, stepsFrom } from './reach.js';

function soundMap(changes: Record<string, unknown> = {}): CampaignMap {
  const checked = checkMap(altered(changes));
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.map;
}

test('steps are counted from the nearest of several starts', () => {
  const graph = adjacency(soundMap());
  expect(Object.fromEntries(stepsFrom(['n'], graph))).toEqual({ n: 0, p: 1, s: 1, q: 2, pass: 2, ford: 3 });
  expect(Object.fromEntries(stepsFrom(['n', 'pass'], graph))).toMatchObject({ s: 1, ford: 1, q: 2 });
});

test('hexes are counted along the shortest ways, roads and lanes alike', () => {
  expect(Object.fromEntries(hexesFrom('n', soundMap()))).toEqual({
    n: 0,
    s: 3,
    p: 6,
    pass: 5,
    ford: 6,
    q: 9,
  });
});

test('the way of fewest hexes may be one of more steps', () => {
  const way = (a: string, b: string, hexes: number) => ({
    between: [a, b] as const,
    course: Array.from({ length: hexes + 1 }, (_, q) => ({ q, r: 0 })),
  });
  const ways = [way('a', 'd', 9), way('c', 'd', 2), way('c', 'b', 2), way('a', 'b', 2)];
  expect(hexesFrom('a', { ways }).get('d')).toBe(6);
});

test('capitals are apart by steps and by hexes', () => {
  expect(capitalDistances(soundMap())).toEqual([{ between: ['north', 'south'], steps: 1, hexes: 3 }]);
});

test('a seat reaches territories from its capital, and rivals from all it owns', () => {
  expect(reachOfSeats(soundMap())).toEqual([
    { seat: 'north', territories: [2, 4, 5], rivals: [1, 1, 1] },
    { seat: 'south', territories: [2, 4, 5], rivals: [1, 1, 1] },
  ]);
});

test('in the ring of Pelagonia every seat reaches as much as the others', () => {
  for (const { territories, rivals } of reachOfSeats(shippedMap('pelagonia'))) {
    expect(territories).toEqual([2, 4, 6]);
    expect(rivals).toEqual([0, 2, 2]);
  }
  const next = capitalDistances(shippedMap('pelagonia')).filter(({ steps }) => steps === 4);
  expect(next.map(({ hexes }) => hexes)).toEqual([14, 14, 14, 14, 14, 14]);
});
