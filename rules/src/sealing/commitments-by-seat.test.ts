import { expect, test } from 'vitest';
import { commitmentsBySeat } from './commitments-by-seat.js';

const revealed = [{ seat: 'a', commitment: '1' }, { seat: 'b', commitment: '2' }, { seat: 'c' }];

test('a list that names its seats stays as it was published', () => {
  const published = [
    { seat: 'a', commitment: '1' },
    { seat: 'b', commitment: '7' },
  ];
  expect(commitmentsBySeat(published, revealed)).toEqual(published);
});

test('a list without seats is matched by its commitments, and what matches nothing stands alone', () => {
  expect(commitmentsBySeat([{ commitment: '2' }, { commitment: '7' }], revealed)).toEqual([
    { seat: 'b', commitment: '2' },
    { seat: '?2', commitment: '7' },
  ]);
});

test('where nothing was listed, orders are held against the commitments shown with them', () => {
  expect(commitmentsBySeat([], revealed)).toEqual([
    { seat: 'a', commitment: '1' },
    { seat: 'b', commitment: '2' },
  ]);
});
