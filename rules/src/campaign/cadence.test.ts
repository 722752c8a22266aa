import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cadence, coming, deadlineOf } from './cadence.js';
import { instantOf, isTimeZone, wallTimeAt, weekdayOf } from './zoned-time.js';

const madrid = 'Europe/Madrid';
const at = (text: string): number => Date.parse(text);
const iso = (instant: number | undefined): string => new Date(instant as number).toISOString();
const sundays: Cadence = { kind: 'weekly', weeks: 1, weekday: 7, time: '20:00' };

test('a weekly deadline keeps its time on the wall over both changes of the clock', () => {
  const autumn = coming(sundays, madrid, at('2026-10-12T10:00Z'), 3);
  expect(autumn.map(iso)).toEqual([
    '2026-10-18T18:00:00.000Z',
    '2026-10-25T19:00:00.000Z',
    '2026-11-01T19:00:00.000Z',
  ]);
  const spring = coming(sundays, madrid, at('2027-03-16T10:00Z'), 3);
  expect(spring.map(iso)).toEqual([
    '2027-03-21T19:00:00.000Z',
    '2027-03-28T18:00:00.000Z',
    '2027-04-04T18:00:00.000Z',
  ]);
});

test('a turn that begins shortly before its weekday lasts until the next', () => {
  expect(iso(deadlineOf(sundays, madrid, at('2026-11-20T12:00Z')))).toBe('2026-11-29T19:00:00.000Z');
  expect(iso(deadlineOf(sundays, madrid, at('2026-11-18T12:00Z')))).toBe('2026-11-22T19:00:00.000Z');
});

test('every second week means every second week', () => {
  const fortnight: Cadence = { ...sundays, weeks: 2 };
  expect(coming(fortnight, madrid, at('2026-11-16T12:00Z'), 2).map(iso)).toEqual([
    '2026-11-29T19:00:00.000Z',
    '2026-12-13T19:00:00.000Z',
  ]);
});

test('a deadline in the hour that spring skips comes as much later, never earlier', () => {
  const night: Cadence = { kind: 'days', days: 1, time: '02:30' };
  expect(iso(deadlineOf(night, madrid, at('2027-03-27T12:00Z')))).toBe('2027-03-28T01:30:00.000Z');
});

test('a deadline in the hour that autumn repeats is the first of the two, once', () => {
  const night: Cadence = { kind: 'days', days: 1, time: '02:30' };
  expect(coming(night, madrid, at('2026-10-24T12:00Z'), 2).map(iso)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
});

test('hours are hours whatever the clocks do, and by hand there is no deadline', () => {
  const begins = at('2026-10-24T20:00Z');
  expect(deadlineOf({ kind: 'duration', hours: 48 }, madrid, begins)).toBe(begins + 48 * 3_600_000);
  expect(deadlineOf({ kind: 'manual' }, madrid, begins)).toBeUndefined();
  expect(coming({ kind: 'manual' }, madrid, begins, 5)).toEqual([]);
});

test('days run on over the end of a month and a year', () => {
  const days: Cadence = { kind: 'days', days: 10, time: '09:15' };
  expect(iso(deadlineOf(days, 'Asia/Kolkata', at('2026-12-28T00:00Z')))).toBe('2027-01-07T03:45:00.000Z');
});

test('what the wall shows leads back to the instant, in every zone', () => {
  const zones = ['UTC', madrid, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];
  const minutes = fc.integer({ min: at('2020-01-01') / 60_000, max: at('2035-01-01') / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const wall = wallTimeAt(minute * 60_000, zone);
      const back = instantOf(wall, zone);
      expect(wallTimeAt(back, zone)).toEqual(wall);
      expect(back).toBeLessThanOrEqual(minute * 60_000);
    }),
    { numRuns: 500 },
  );
});

test('a deadline always lies ahead, at its time and on its weekday', () => {
  const instants = fc.integer({ min: at('2026-01-01'), max: at('2030-01-01') });
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 8 }),
      (begins, weekday, weeks) => {
        const deadline = deadlineOf(
          { kind: 'weekly', weeks, weekday, time: '18:30' },
          madrid,
          begins,
        ) as number;
        const wall = wallTimeAt(deadline, madrid);
        expect([weekdayOf(wall), wall.hour, wall.minute]).toEqual([weekday, 18, 30]);
        expect(deadline - begins).toBeGreaterThanOrEqual((weeks - 0.5) * 7 * 86_400_000);
      },
    ),
  );
});

test('a zone is one that the world knows', () => {
  expect(['Europe/Madrid', 'UTC', 'Middle/Earth', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
