import fc from 'fast-check';
import { defineHex, pointToCube } from 'honeycomb-grid';
import { expect, test } from 'vitest';
import { hexDistance, neighbours } from './hex.js';
import { hexAt, hexCentre, hexCorners, type Point } from './plane.js';

const anyHex = fc.record({ q: fc.integer({ min: -200, max: 200 }), r: fc.integer({ min: -200, max: 200 }) });
const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const anyPoint = fc.record({ x: coordinate, y: coordinate });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const OracleHex = defineHex({ dimensions: 1, origin: { x: 0, y: 0 } });

test('the centre of a hex lies in that hex', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexAt(hexCentre(hex))).toEqual(hex);
    }),
  );
});

test('neighbouring centres are all equally far apart', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      for (const next of neighbours(hex)) {
        expect(apart(hexCentre(hex), hexCentre(next))).toBeCloseTo(Math.sqrt(3), 9);
      }
    }),
  );
});

test('no other centre is nearer to a point than that of its hex', () => {
  fc.assert(
    fc.property(anyPoint, (point) => {
      const hex = hexAt(point);
      const here = apart(point, hexCentre(hex));
      expect(here).toBeLessThanOrEqual(1 + 1e-9);
      for (const next of neighbours(hex)) {
        expect(here).toBeLessThanOrEqual(apart(point, hexCentre(next)) + 1e-9);
      }
    }),
  );
});

test('centres, corners and points agree with the oracle', () => {
  fc.assert(
    fc.property(anyHex, anyPoint, (hex, point) => {
      const other = new OracleHex([hex.q, hex.r]);
      expect(apart(hexCentre(hex), other)).toBeLessThan(1e-9);
      for (const corner of hexCorners(hex)) {
        expect(Math.min(...other.corners.map((one) => apart(one, corner)))).toBeLessThan(1e-9);
      }
      // On an edge either side is right, so the two may differ by one hex there.
      const found = pointToCube(OracleHex.prototype, point);
      expect(hexDistance(hexAt(point), found)).toBeLessThanOrEqual(onEdge(point) ? 1 : 0);
    }),
  );
});

function onEdge(point: Point): boolean {
  const hex = hexAt(point);
  const here = apart(point, hexCentre(hex));
  return neighbours(hex).some((next) => apart(point, hexCentre(next)) - here < 1e-9);
}

test('the corners stand at distance 1, clockwise from the north', () => {
  const centre = hexCentre({ q: 2, r: 1 });
  const corners = hexCorners({ q: 2, r: 1 });
  for (const corner of corners) expect(apart(centre, corner)).toBeCloseTo(1, 9);
  expect(corners[0]?.y).toBeCloseTo(centre.y - 1, 9);
  expect(corners[1]?.x).toBeGreaterThan(centre.x);
  expect(corners[4]?.x).toBeLessThan(centre.x);
});
