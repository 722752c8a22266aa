import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.js';

const now = new Date('2026-11-15T12:00:00Z');
const after = (seconds: number, locale: 'en' | 'es' = 'en') =>
  timeLeft(new Date(now.getTime() + seconds * 1000), now, locale);

describe('the time that is left', () => {
  it.each([
    [2 * 86_400 + 4 * 3_600 + 59, '2 days 4 hr'],
    [86_400, '1 day'],
    [3 * 3_600 + 20 * 60, '3 hr 20 min'],
    [61, '1 min'],
    [45, '45 sec'],
  ])('of %i seconds is told as %s', (seconds, words) => {
    expect(after(seconds)).toBe(words);
  });

  it('is told in Spanish', () => {
    expect(after(3 * 3_600 + 60, 'es')).toBe('3 h 1 min');
  });

  it('is nothing once the moment has come', () => {
    expect(after(0)).toBeUndefined();
    expect(after(-5)).toBeUndefined();
  });
});
