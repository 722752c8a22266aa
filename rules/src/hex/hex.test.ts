import fc from 'fast-check';
import { defineHex, distance, Grid, line, ring, spiral } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import {
  hexDistance,
  hexKey,
  hexLine,
  hexRing,
  hexSpiral,
  neighbours,
  parseHexKey,
  roundHex,
  sameHex,
  type Hex,
} from './hex.js';

const anyHex = fc.record({ q: fc.integer({ min: -200, max: 200 }), r: fc.integer({ min: -200, max: 200 }) });
const origin: Hex = { q: 0, r: 0 };

/** The independent oracle, pointy-top like ours. */
const OracleHex = defineHex({ dimensions: 1 });
const oracle = (traverser: ReturnType<typeof line<InstanceType<typeof OracleHex>>>): Hex[] =>
  new Grid(OracleHex, traverser).toArray().map(({ q, r }) => ({ q, r }));
const sorted = (hexes: readonly Hex[]): string[] => hexes.map(hexKey).sort();

test('a key names one hex and reads back as it', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(parseHexKey(hexKey(hex))).toEqual(hex);
    }),
  );
});

test.each([
  '',
  '1',
  '1,',
  ',1',
  '1,2,3',
  '1.5,2',
  ' 1,2',
  '01,2',
  '-0,1',
  'a,b',
  '1e3,2',
  `${'9'.repeat(16)},0`,
])('"%s" is no key', (text) => expect(parseHexKey(text)).toBeUndefined());

test('two hexes are the same when both coordinates are', () => {
  expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 2 })).toBe(true);
  expect(sameHex({ q: 1, r: 2 }, { q: 2, r: 2 })).toBe(false);
  expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 3 })).toBe(false);
});

test('a hex has six different neighbours, one step away, and is a neighbour of each', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const around = neighbours(hex);
      expect(new Set(around.map(hexKey)).size).toBe(6);
      for (const next of around) {
        expect(hexDistance(hex, next)).toBe(1);
        expect(neighbours(next)).toContainEqual(hex);
      }
    }),
  );
});

test('distance is a metric, and the oracle measures the same', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, b) === 0).toBe(sameHex(a, b));
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
      expect(hexDistance(a, b)).toBe(
        distance({ offset: -1, orientation: OracleHex.prototype.orientation }, a, b),
      );
    }),
  );
});

test('a line runs from end to end in single steps, and the same way back', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (from, to) => {
      const course = hexLine(from, to);
      expect(course).toHaveLength(hexDistance(from, to) + 1);
      expect(course[0]).toEqual(from);
      expect(course.at(-1)).toEqual(to);
      const steps = course.slice(1).map((hex, index) => hexDistance(hex, course[index] ?? hex));
      expect(steps.every((step) => step === 1)).toBe(true);
      expect(sorted(hexLine(to, from))).toEqual(sorted(course));
    }),
  );
});

test('a line from a hex to itself is that hex', () => {
  expect(hexLine({ q: 3, r: -2 }, { q: 3, r: -2 })).toEqual([{ q: 3, r: -2 }]);
});

test('a line along a row of hexes is the one the oracle draws', () => {
  expect(hexLine({ q: -2, r: 1 }, { q: 3, r: 1 })).toEqual(oracle(line({ start: [-2, 1], stop: [3, 1] })));
  expect(hexLine(origin, { q: 4, r: -4 })).toEqual(oracle(line({ start: [0, 0], stop: [4, -4] })));
});

test('a ring holds the hexes at its distance and no others', () => {
  fc.assert(
    fc.property(anyHex, fc.integer({ min: 0, max: 12 }), (centre, radius) => {
      const round = hexRing(centre, radius);
      expect(new Set(round.map(hexKey)).size).toBe(radius === 0 ? 1 : 6 * radius);
      for (const hex of round) expect(hexDistance(centre, hex)).toBe(radius);
    }),
  );
});

test('walking round a ring goes from neighbour to neighbour', () => {
  const round = hexRing({ q: 2, r: -1 }, 3);
  round.forEach((hex, index) => expect(hexDistance(hex, round.at(index - 1) ?? hex)).toBe(1));
});

test('rings and spirals hold the hexes that the oracle finds', () => {
  fc.assert(
    fc.property(anyHex, fc.integer({ min: 1, max: 8 }), ({ q, r }, radius) => {
      expect(sorted(hexRing({ q, r }, radius))).toEqual(sorted(oracle(ring({ center: [q, r], radius }))));
      expect(sorted(hexSpiral({ q, r }, radius))).toEqual(sorted(oracle(spiral({ start: [q, r], radius }))));
    }),
  );
});

test('rounding leaves a whole hex alone and never leaves a negative zero', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(roundHex(hex)).toEqual(hex);
    }),
  );
  fc.assert(
    fc.property(fc.double({ min: -0.4, max: 0.4, noNaN: true }), (nearly) => {
      const hex = roundHex({ q: nearly, r: -nearly });
      expect(Object.is(hex.q, 0) && Object.is(hex.r, 0)).toBe(true);
    }),
  );
});
