import type { Point } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { relaxed, ribbon, rounded, through } from './curves.js';

const square: Point[] = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
];

describe('smooth lines', () => {
  it('rounding cuts every corner and passes through the middle of every side', () => {
    const line = rounded({ points: square, closed: true });
    for (const corner of square) expect(line).not.toContainEqual(corner);
    for (const middle of [
      { x: 1, y: 0 },
      { x: 2, y: 1 },
      { x: 1, y: 2 },
      { x: 0, y: 1 },
    ]) {
      expect(line).toContainEqual(middle);
    }
  });

  it('rounding keeps the two ends of an open line', () => {
    const line = rounded({ points: square, closed: false });
    expect(line[0]).toEqual(square[0]);
    expect(line.at(-1)).toEqual(square[3]);
  });

  it('a road goes through every point it is given', () => {
    const line = through(square, 5);
    for (const point of square) expect(line).toContainEqual(point);
    expect(line).toHaveLength(3 * 5 + 1);
  });

  it('relaxing a zigzag leaves its ends and straightens its middle', () => {
    const zigzag = [0, 1, 2, 3].map((x) => ({ x, y: x % 2 }));
    const line = relaxed(zigzag, 0.5);
    expect(line[0]).toEqual(zigzag[0]);
    expect(line[3]).toEqual(zigzag[3]);
    expect(line[1]?.y).toBeCloseTo(0.5);
  });

  it('a river is as wide at each place as it is told to be', () => {
    const course = Array.from({ length: 11 }, (_, x) => ({ x, y: 0 }));
    const water = ribbon(course, (share) => 0.1 + share);
    const widthAt = (x: number) => {
      const ys = water.filter((point) => point.x === x).map((point) => point.y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(widthAt(0)).toBeCloseTo(0.1);
    expect(widthAt(5)).toBeCloseTo(0.6);
    expect(widthAt(10)).toBeCloseTo(1.1);
  });
});
