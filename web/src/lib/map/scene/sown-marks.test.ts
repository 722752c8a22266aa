import { hexCentre, terrains, type MapHex } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import { sowHex } from './sown-marks.js';

const hexes = terrains.flatMap((terrain): MapHex[] =>
  Array.from({ length: 60 }, (_, index) => ({ q: index % 9, r: Math.floor(index / 9), terrain })),
);

it('a hex is drawn with the same marks every time', () => {
  for (const hex of hexes) expect(sowHex({ ...hex })).toEqual(sowHex(hex));
});

it('hexes of one terrain differ from one another', () => {
  for (const terrain of terrains) {
    const shapes = hexes
      .filter((hex) => hex.terrain === terrain)
      .map((hex) => JSON.stringify(sowHex(hex).map(({ at, ...mark }) => [mark, at.x - hexCentre(hex).x])));
    expect(new Set(shapes).size).toBeGreaterThan(12);
  }
});

it('marks stand in their own hex', () => {
  for (const hex of hexes) {
    const centre = hexCentre(hex);
    for (const { at } of sowHex(hex)) expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeLessThan(0.9);
  }
});
