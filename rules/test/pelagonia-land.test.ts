import { expect, test } from 'vitest';
import {
  hexKey,
  hexToOffset,
  isPassable,
  neighbours,
  offsetToHex,
  type CampaignMap,
  type Hex,
  type Terrain,
} from '../src/index.js';
import { shippedMap } from './shipped-maps.js';

function groundOf(map: CampaignMap): ReadonlyMap<string, Terrain> {
  return new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain]));
}

/** Everything that can be reached from some hexes over hexes that `open` lets pass. */
function flood(from: readonly Hex[], open: (hex: Hex) => boolean): ReadonlySet<string> {
  const reached = new Map(from.filter(open).map((hex) => [hexKey(hex), hex]));
  for (const hex of reached.values()) {
    for (const next of neighbours(hex)) if (open(next)) reached.set(hexKey(next), next);
  }
  return new Set(reached.keys());
}

test('the sea washes the western edge, is one, and never comes to the east', () => {
  const map = shippedMap('pelagonia');
  const ground = groundOf(map);
  const sea = map.hexes.filter(({ terrain }) => terrain === 'sea');
  const west = map.hexes.filter((hex) => hexToOffset(hex).col === 0);
  expect(west.every(({ terrain }) => terrain === 'sea')).toBe(true);
  expect(flood(west, (hex) => ground.get(hexKey(hex)) === 'sea').size).toBe(sea.length);
  expect(Math.max(...sea.map((hex) => hexToOffset(hex).col))).toBeLessThan(10);
});

test('the ring of roads closes round a marsh that no army crosses', () => {
  const map = shippedMap('pelagonia');
  const ground = groundOf(map);
  const roads = new Set(map.ways.flatMap(({ course }) => course.map(hexKey)));
  const heart = offsetToHex({ col: 18, row: 13 });
  expect(ground.get(hexKey(heart))).toBe('marsh');
  const inside = flood([heart], (hex) => ground.has(hexKey(hex)) && !roads.has(hexKey(hex)));
  const marsh = map.hexes.filter(({ terrain }) => terrain === 'marsh').map(hexKey);
  expect(marsh.length).toBeGreaterThan(50);
  expect(marsh.every((key) => inside.has(key))).toBe(true);
  for (const hex of map.hexes.filter((one) => inside.has(hexKey(one)))) {
    expect(neighbours(hex).every((next) => ground.has(hexKey(next)))).toBe(true);
  }
});

test('passes lie in the mountains, crossings on a river, the port by the sea', () => {
  const map = shippedMap('pelagonia');
  const ground = groundOf(map);
  const rivers = new Set(map.rivers.flatMap(({ course }) => course.map(hexKey)));
  for (const { kind, sort, seat } of map.territories) {
    if (kind === 'pass') expect(ground.get(hexKey(seat))).toBe('mountains');
    if (kind === 'crossing') expect(rivers.has(hexKey(seat))).toBe(true);
    if (sort === 'port') expect(neighbours(seat).map((next) => ground.get(hexKey(next)))).toContain('sea');
  }
});

test('roads cross rivers at crossings only, and meet one another at seats only', () => {
  const map = shippedMap('pelagonia');
  const seats = new Set(map.territories.map(({ seat }) => hexKey(seat)));
  const crossings = map.territories.filter(({ kind }) => kind === 'crossing').map(({ seat }) => hexKey(seat));
  const rivers = new Set(map.rivers.flatMap(({ course }) => course.map(hexKey)));
  const trodden = map.ways.flatMap(({ course }) => course.map(hexKey));
  const wet = new Set(trodden.filter((key) => rivers.has(key)));
  expect([...wet].sort()).toEqual(crossings.sort());
  const open = trodden.filter((key) => !seats.has(key));
  expect(new Set(open).size).toBe(open.length);
});

test('every river ends in water, in the marsh or in another river', () => {
  const map = shippedMap('pelagonia');
  const ground = groundOf(map);
  for (const river of map.rivers) {
    const mouth = river.course.slice(-1).map(hexKey).join();
    const joins = map.rivers.some(
      (other) => other !== river && other.course.some((hex) => hexKey(hex) === mouth),
    );
    expect(joins || ['sea', 'lake', 'marsh'].includes(ground.get(mouth) ?? '')).toBe(true);
  }
});

test('all passable ground belongs to a realm or a gate, save islets in the marsh', () => {
  const map = shippedMap('pelagonia');
  const ground = groundOf(map);
  const claimed = new Set(map.territories.flatMap(({ land }) => land.map(hexKey)));
  for (const hex of map.hexes) {
    if (!isPassable(hex.terrain) || claimed.has(hexKey(hex))) continue;
    for (const next of neighbours(hex)) expect(['marsh', 'lake']).toContain(ground.get(hexKey(next)));
  }
});

test('crossings and passes colour a few hexes, realms many', () => {
  const map = shippedMap('pelagonia');
  for (const { realm, land } of map.territories) {
    if (realm === undefined) expect(land.length).toBeLessThanOrEqual(4);
    else expect(land.length).toBeGreaterThanOrEqual(15);
  }
});
