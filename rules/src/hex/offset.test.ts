import fc from 'fast-check';
import { defineHex, hexToOffset as oracleToOffset, offsetToCube } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { hexToOffset, offsetToHex } from './offset.js';
import { hexCentre } from './plane.js';

const index = fc.integer({ min: -300, max: 300 });
const { offset, orientation, isPointy } = defineHex({ dimensions: 1, offset: -1 }).prototype;

test('a place in the drawing and its hex name each other', () => {
  fc.assert(
    fc.property(index, index, (col, row) => {
      expect(hexToOffset(offsetToHex({ col, row }))).toEqual({ col, row });
    }),
  );
});

test('the oracle counts the drawing in the same way', () => {
  fc.assert(
    fc.property(index, index, (col, row) => {
      const { q, r } = offsetToCube({ offset, orientation }, { col, row });
      expect(offsetToHex({ col, row })).toEqual({ q, r });
      expect(hexToOffset({ q, r })).toEqual(oracleToOffset({ q, r, offset, isPointy }));
    }),
  );
});

test('odd rows stand half a hex further east', () => {
  const even = hexCentre(offsetToHex({ col: 4, row: 2 }));
  const odd = hexCentre(offsetToHex({ col: 4, row: 3 }));
  expect(odd.x - even.x).toBeCloseTo(Math.sqrt(3) / 2, 9);
});
