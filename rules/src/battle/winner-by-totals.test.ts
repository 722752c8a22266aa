import { expect, test } from 'vitest';
import { winnerByTotals } from './winner-by-totals.js';

test('of two totals the higher wins, and equal ones are a draw', () => {
  expect(winnerByTotals({ attacker: 905, defender: 900 })).toBe('attacker');
  expect(winnerByTotals({ attacker: 0, defender: 5 })).toBe('defender');
  expect(winnerByTotals({ attacker: 450, defender: 450 })).toBe('draw');
});
