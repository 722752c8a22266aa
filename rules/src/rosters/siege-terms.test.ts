import { expect, test } from 'vitest';
import { siegeTerms } from './siege-terms.js';

test('gear is for sieges, by kind or by scenario, and each side has its own', () => {
  expect(siegeTerms({ kind: 'field', written: false }, 'attacker')).toEqual({ siege: 'none' });
  expect(siegeTerms({ kind: 'siege', written: false }, 'attacker')).toEqual({ siege: 'besieger' });
  expect(siegeTerms({ kind: 'field', scenario: 'assault', written: false }, 'defender')).toEqual({
    siege: 'besieged',
  });
});

test('where the referee wrote what is played, nobody asks', () => {
  expect(siegeTerms({ kind: 'field', written: true }, 'attacker')).toEqual({});
});
