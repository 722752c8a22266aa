import { hexCentre, hexSpiral, terrains } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import { legendOf } from './legend-entries.js';
import { swatchPlace } from './paint/paint-swatch.js';
import { sowHex } from './scene/sown-marks.js';
import { largeMap } from './testing/large-map.js';

it('the legend explains what is on the map and nothing else, each thing once', () => {
  const map = largeMap(60, 40);
  const legend = legendOf(map);
  expect([...legend.terrains].sort()).toEqual([...new Set(map.hexes.map(({ terrain }) => terrain))].sort());
  expect(new Set(legend.icons.map(({ name }) => name)).size).toBe(legend.icons.length);
  expect(legend.icons.map(({ kind }) => kind)).toEqual(['capital', 'fortress', 'resource']);
  expect(legend.ways).toEqual(['road']);
});

it('every terrain shows a mark in the middle of its sample', () => {
  const { x, y } = hexCentre(swatchPlace);
  for (const terrain of terrains) {
    const marks = hexSpiral(swatchPlace, 1)
      .flatMap((hex) => sowHex({ ...hex, terrain }))
      .filter(({ at }) => Math.abs(at.x - x) < 1.1 && Math.abs(at.y - y) < 0.7);
    expect(marks.length, terrain).toBeGreaterThanOrEqual(2);
  }
});
