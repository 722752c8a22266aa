import {
  hexKey,
  hexLine,
  hexSpiral,
  offsetToHex,
  type CampaignMap,
  type Hex,
  type MapHex,
  type Realm,
  type Terrain,
  type Territory,
  type Way,
} from '@pelagonia/rules';
import { noise } from '../geometry/noise.js';

/** Smooth heights from a few layers of noise between lattice points. */
function height(x: number, y: number, salt: number): number {
  return (
    [16, 7, 3].reduce((sum, cell, layer) => sum + lattice(x / cell, y / cell, salt + layer) / 2 ** layer, 0) /
    1.75
  );
}

function lattice(x: number, y: number, salt: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const row = (r: number) => {
    const [a, b] = [noise(left, r, salt), noise(left + 1, r, salt)];
    return a + (b - a) * ease(dx);
  };
  return row(top) + (row(top + 1) - row(top)) * ease(dy);
}

function terrainAt(col: number, row: number): Terrain {
  const high = height(col, row, 31);
  const wet = height(col, row, 47);
  if (high < 0.36) return 'sea';
  if (high > 0.66) return 'mountains';
  if (high > 0.59) return 'hills';
  if (wet > 0.62) return high < 0.44 ? 'marsh' : 'forest';
  if (wet < 0.36) return 'moor';
  return noise(col, row, 3) < 0.3 ? 'farmland' : 'plain';
}

/** A map of any size, always the same for the same size: for measuring, and for tests that need many hexes. */
export function largeMap(columns: number, rows: number): CampaignMap {
  const hexes: MapHex[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < columns; col++)
      hexes.push({ ...offsetToHex({ col, row }), terrain: terrainAt(col, row) });
  }
  const terrainOf = new Map(hexes.map((hex) => [hexKey(hex), hex.terrain]));
  const onLand = (hex: Hex) => ![undefined, 'sea', 'mountains'].includes(terrainOf.get(hexKey(hex)));
  const realms: Realm[] = Array.from({ length: 8 }, (_, index) => ({
    id: `realm-${index}`,
    name: { en: `Realm ${index + 1}`, es: `Reino ${index + 1}` },
  }));
  const territories: Territory[] = [];
  const step = 6;
  for (let row = 3; row < rows - 2; row += step) {
    for (let col = 3; col < columns - 2; col += step) {
      const seat = offsetToHex({ col, row });
      if (!onLand(seat)) continue;
      const band = Math.floor((col / columns) * 4) + 4 * Math.floor((row / rows) * 2);
      territories.push({
        id: `t-${col}-${row}`,
        kind:
          (['fortress', 'resource', 'capital', 'resource'] as const)[territories.length % 4] ?? 'resource',
        name: { en: `Place ${col} ${row}`, es: `Lugar ${col} ${row}` },
        realm: `realm-${band}`,
        seat,
        land: hexSpiral(seat, 2).filter(onLand),
      });
    }
  }
  return {
    id: 'large',
    version: 1,
    name: { en: 'A large land', es: 'Una tierra grande' },
    summary: { en: '', es: '' },
    hexes,
    rivers: [],
    ways: waysBetween(territories, step, onLand),
    realms,
    territories,
    labels: [],
  };
}

function waysBetween(territories: readonly Territory[], step: number, onLand: (hex: Hex) => boolean): Way[] {
  const bySeat = new Map(territories.map((territory) => [hexKey(territory.seat), territory]));
  return territories.flatMap((territory) => {
    const east = bySeat.get(hexKey({ q: territory.seat.q + step, r: territory.seat.r }));
    if (!east) return [];
    const course = hexLine(territory.seat, east.seat);
    return course.every(onLand)
      ? [{ kind: 'road' as const, between: [territory.id, east.id] as const, course }]
      : [];
  });
}
