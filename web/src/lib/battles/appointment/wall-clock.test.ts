import { expect, test } from 'vitest';
import { fromField, toField } from './wall-clock.js';

test.each([
  ['2026-11-20T19:00', 'Europe/Madrid', '2026-11-20T18:00:00.000Z'],
  ['2026-07-20T19:00', 'Europe/Madrid', '2026-07-20T17:00:00.000Z'],
  ['2026-07-20T19:00', 'America/New_York', '2026-07-20T23:00:00.000Z'],
  ['2026-07-20T19:00', 'Nowhere/Atall', '2026-07-20T19:00:00.000Z'],
])('%s on the clocks of %s is %s, and back', (field, zone, moment) => {
  expect(fromField(field, zone)).toBe(moment);
  expect(toField(moment, zone)).toBe(field);
});

test('a field that is not filled in means nothing', () => {
  expect([fromField('', 'UTC'), fromField('2026-11-20', 'UTC')]).toEqual([undefined, undefined]);
});
