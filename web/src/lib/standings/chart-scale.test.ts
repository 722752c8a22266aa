import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashOf, spread, ticksUpTo } from './chart-scale.js';

describe('the scale of a chart', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [12, [0, 5, 10, 15]],
    [3400, [0, 1000, 2000, 3000, 4000]],
  ])('up to %i is counted %j', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });

  it('holds every value, in whole steps and few of them', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (highest) => {
        const ticks = ticksUpTo(highest);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('the labels at the ends of lines', () => {
  it('stay where they would like to be when there is room', () => {
    expect(spread([100, 20, 60], 20, 0, 200)).toEqual([100, 20, 60]);
  });

  it('never overlap, and never leave the sheet while there is room', () => {
    const wishes = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 });
    fc.assert(
      fc.property(wishes, (wished) => {
        const sorted = spread(wished, 20, 0, 200).sort((a, b) => a - b);
        for (const [index, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(200);
          if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
        }
      }),
    );
  });

  it('belong to lines that are dashed each in its own way', () => {
    expect(new Set([...'ABCDEFGH'].map(dashOf)).size).toBe(8);
  });
});
