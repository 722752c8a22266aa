import { describe, expect, test } from 'vitest';
import {
  hexKey,
  isWater,
  neighbours,
  reachOfSeats,
  type CampaignMap,
  type Hex,
  type Terrain,
} from '../src/index.js';
import { shippedMap, shippedMaps } from './shipped-maps.js';

function groundOf(map: CampaignMap): (hex: Hex) => Terrain | undefined {
  const ground = new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain]));
  return (hex) => ground.get(hexKey(hex));
}

const keysOf = (courses: readonly { readonly course: readonly Hex[] }[]) =>
  courses.flatMap(({ course }) => course.map(hexKey));

describe.each(shippedMaps)('on the map %s', (name) => {
  const map = shippedMap(name);
  const terrainAt = groundOf(map);
  const seats = new Map(map.territories.map((one) => [hexKey(one.seat), one]));
  const rivers = new Set(keysOf(map.rivers));
  const nextToWater = (hex: Hex) =>
    neighbours(hex).some((next) => {
      const terrain = terrainAt(next);
      return terrain !== undefined && isWater(terrain);
    });

  test('passes lie in the mountains, crossings on a river, ports by the water', () => {
    for (const { id, kind, sort, seat } of map.territories) {
      if (kind === 'pass') expect(terrainAt(seat), id).toBe('mountains');
      if (kind === 'crossing') expect(rivers.has(hexKey(seat)), id).toBe(true);
      if (sort === 'port') expect(nextToWater(seat), id).toBe(true);
    }
  });

  test('roads meet rivers and one another at seats only', () => {
    const roads = map.ways.filter(({ kind }) => kind === 'road');
    const open = keysOf(roads).filter((key) => !seats.has(key));
    expect(open.filter((key) => rivers.has(key))).toEqual([]);
    expect(new Set(open).size).toBe(open.length);
  });

  test('every river ends in water, in a marsh or in another river', () => {
    for (const river of map.rivers) {
      const others = new Set(keysOf(map.rivers.filter((other) => other !== river)));
      for (const mouth of river.course.slice(-1)) {
        const ends = ['sea', 'lake', 'marsh'].includes(terrainAt(mouth) ?? '');
        expect(ends || others.has(hexKey(mouth)), hexKey(mouth)).toBe(true);
      }
    }
  });

  test('crossings and passes colour a few hexes, what is held colours more', () => {
    for (const { id, kind, realm, land } of map.territories) {
      if (kind === 'crossing' || kind === 'pass') expect(land.length, id).toBeLessThanOrEqual(4);
      else expect(land.length, id).toBeGreaterThanOrEqual(realm === undefined ? 4 : 7);
    }
  });

  test('there are arms for every seat, and every seat reaches as much as the others', () => {
    expect(map.realms.length).toBeLessThanOrEqual(8);
    const [first, ...others] = reachOfSeats(map).map(({ territories, rivals }) => ({ territories, rivals }));
    for (const other of others) expect(other).toEqual(first);
  });
});
