import { hexCentre, hexSpiral, type Hex } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { outlineOf, traceBoundary } from './boundary.js';

const origin: Hex = { q: 0, r: 0 };

describe('the outline of hexes', () => {
  it('closes round a single hex with six corners near its own', () => {
    const [ring, ...others] = outlineOf([origin]);
    expect(others).toEqual([]);
    expect(ring?.closed).toBe(true);
    expect(ring?.points).toHaveLength(6);
    for (const { x, y } of ring?.points ?? []) expect(Math.abs(Math.hypot(x, y) - 1)).toBeLessThan(0.3);
  });

  it('runs once round a group, not between its hexes', () => {
    const [ring, ...others] = outlineOf(hexSpiral(origin, 1));
    expect(others).toEqual([]);
    expect(ring?.points).toHaveLength(18);
  });

  it('gives a hole a line of its own', () => {
    const rings = outlineOf(hexSpiral(origin, 1).slice(1));
    expect(rings.map((ring) => ring.points.length).sort()).toEqual([18, 6].sort());
    expect(rings.every((ring) => ring.closed)).toBe(true);
  });

  it('is the same line from both of its sides, so that no gap opens between two realms', () => {
    const [west, east]: [Hex, Hex] = [origin, { q: 1, r: 0 }];
    const seen = (from: Hex, to: Hex) =>
      traceBoundary([from], (hex) => hex.q === to.q && hex.r === to.r)
        .flatMap((chain) => chain.points)
        .map(({ x, y }) => `${x} ${y}`)
        .sort();
    expect(seen(west, east)).toHaveLength(2);
    expect(seen(west, east)).toEqual(seen(east, west));
  });

  it('stays open where only some edges count, and keeps both ends', () => {
    const north = hexCentre({ q: 0, r: -1 }).y;
    const chains = traceBoundary([origin], (hex) => hexCentre(hex).y === north);
    expect(chains).toHaveLength(1);
    expect(chains[0]?.closed).toBe(false);
    expect(chains[0]?.points).toHaveLength(3);
  });
});
