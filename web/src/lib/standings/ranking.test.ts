import { expect, it } from 'vitest';
import { ranking } from './ranking.js';

const standing = (seat: string, territories: number, armyPoints: number, battlesWon: number) => ({
  seat,
  territories,
  armyPoints,
  battlesWon,
});

it('territory comes first, then the army, then battles; equals share a place', () => {
  const ranked = ranking([
    standing('A', 3, 2000, 0),
    standing('B', 4, 1000, 0),
    standing('C', 3, 2000, 1),
    standing('D', 3, 2000, 0),
    standing('E', 3, 2500, 0),
  ]);
  expect(ranked.map(({ place, standing: { seat } }) => `${place}${seat}`)).toEqual([
    '1B',
    '2E',
    '3C',
    '4A',
    '4D',
  ]);
});
