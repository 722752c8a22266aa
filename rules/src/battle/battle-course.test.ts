import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleLength, turnsByDie } from './battle-length.js';
import { breakPoint, whyWithdraw } from './withdrawal.js';

test('a battle lasts six, seven or eight turns by the die', () => {
  expect(([1, 2, 3, 4, 5, 6] as const).map(turnsByDie)).toEqual([6, 6, 7, 7, 8, 8]);
});

test('a scenario along the table adds a turn, and one of fixed length needs no die', () => {
  expect(battleLength({ kind: 'die', extraTurns: 1 }, 6)).toBe(9);
  expect(battleLength({ kind: 'fixed', turns: 5 }, 6)).toBe(5);
});

test('the turn added for the length of the table is not played on a short one', () => {
  const along = { kind: 'die', extraTurns: 1, extraFrom: 180 } as const;
  expect([battleLength(along, 1, 180), battleLength(along, 1, 179), battleLength(along, 1)]).toEqual([
    7, 6, 7,
  ]);
  expect(battleLength({ kind: 'die', extraTurns: 2 }, 3, 120)).toBe(9);
});

test('an army withdraws at half of its units or more', () => {
  expect([0, 1, 2, 11, 12].map(breakPoint)).toEqual([0, 1, 1, 6, 6]);
  expect(whyWithdraw({ units: 11, lost: 5, generalGone: false })).toBeUndefined();
  expect(whyWithdraw({ units: 11, lost: 6, generalGone: false })).toBe('losses');
});

test('an army withdraws without its General, whatever its losses', () => {
  expect(whyWithdraw({ units: 11, lost: 0, generalGone: true })).toBe('general');
});

test('an army of characters alone has no units to lose', () => {
  expect(whyWithdraw({ units: 0, lost: 0, generalGone: false })).toBeUndefined();
});

test('the break point is the first number of losses that is not less than half', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), (units) => {
      const point = breakPoint(units);
      return point * 2 >= units && (point - 1) * 2 < units;
    }),
  );
});
