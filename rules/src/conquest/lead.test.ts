import { expect, test } from 'vitest';
import { leadOf } from './lead.js';

const reckoning = (player: string, territories: number, points: number, battlesWon = 0) => ({
  player,
  territories,
  points,
  battlesWon,
});

test('whoever holds most territory leads, by so much more than the next, though the next be stronger', () => {
  expect(leadOf([reckoning('A', 3, 3000), reckoning('B', 5, 3000), reckoning('C', 4, 4000)])).toEqual({
    leaders: ['B'],
    territories: 1,
    points: -1000,
  });
});

test('points and then battles won break a tie, and who is alike in all shares the lead', () => {
  expect(leadOf([reckoning('A', 3, 3000, 1), reckoning('B', 3, 3000, 2)])?.leaders).toEqual(['B']);
  expect(leadOf([reckoning('A', 3, 3000), reckoning('B', 3, 3000), reckoning('C', 2, 2000)])).toEqual({
    leaders: ['A', 'B'],
    territories: 1,
    points: 1000,
  });
  expect(leadOf([reckoning('A', 3, 3000), reckoning('B', 3, 3000)])).toMatchObject({ territories: 0 });
});

test('nobody leads where nobody stands', () => {
  expect(leadOf([reckoning('A', 0, 0)])).toBeUndefined();
});
