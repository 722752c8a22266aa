import { expect, test } from 'vitest';
import { terrains, territoryKinds } from './campaign-map.js';
import { canStandOn, isPassable, isWater } from './passability.js';

test('water, marsh and mountains bar the way', () => {
  expect(terrains.filter((terrain) => !isPassable(terrain))).toEqual(['sea', 'lake', 'mountains', 'marsh']);
  expect(terrains.filter(isWater)).toEqual(['sea', 'lake']);
});

test('only a pass stands in the mountains, only a crossing in marsh or lake, and nothing at sea', () => {
  const standing = (terrain: (typeof terrains)[number]): string[] =>
    territoryKinds.filter((kind) => canStandOn(terrain, kind));
  expect(standing('mountains')).toEqual(['pass']);
  expect(standing('marsh')).toEqual(['crossing']);
  expect(standing('lake')).toEqual(['crossing']);
  expect(standing('sea')).toEqual([]);
  expect(standing('moor')).toEqual(territoryKinds);
});
