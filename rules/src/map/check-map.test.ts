import { expect, test } from 'vitest';
import { altered, faultsOf } from '../../test/small-map.js';
import { checkMap } from './check-map.js';

test('a sound file becomes a map', () => {
  const checked = checkMap(altered());
  if (!checked.ok) throw new Error(faultsOf(altered()).join('\n'));
  const { map } = checked;
  expect(map).toMatchObject({ id: 'small', version: 3, name: { en: 'Small', es: 'Pequeño' } });
  expect(map.hexes).toHaveLength(28);
  expect(map.hexes[16]).toEqual({ q: 1, r: 2, terrain: 'mountains' });
  expect(map.territories[0]).toEqual({
    id: 'n',
    kind: 'capital',
    name: { en: 'N', es: 'N' },
    realm: 'north',
    seat: { q: 0, r: 0 },
    land: [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ],
  });
  expect(map.territories[4]).toEqual({
    id: 'pass',
    kind: 'pass',
    name: { en: 'Pass', es: 'Paso' },
    seat: { q: 1, r: 2 },
    land: [{ q: 1, r: 2 }],
  });
  expect(map.ways[3]).toEqual({
    kind: 'road',
    between: ['s', 'pass'],
    course: [
      { q: -1, r: 3 },
      { q: 0, r: 3 },
      { q: 1, r: 2 },
    ],
  });
  expect(map.rivers.map(({ name }) => name?.en)).toEqual(['Run', undefined]);
  expect(map.labels).toEqual([{ text: { en: 'Sea', es: 'Mar' }, at: { q: 6, r: 0 }, kind: 'water' }]);
  expect(map.realms.map(({ id }) => id)).toEqual(['north', 'south']);
});

test('lands, rivers and labels may be left out', () => {
  const file = altered({ lands: undefined, rivers: undefined, labels: undefined });
  expect(faultsOf(file)).toEqual([]);
});

test('a space in the drawing is no hex, and characters beyond ASCII count as one', () => {
  const file = altered({ 'legend.🌲': 'forest', terrain: ['......~ 🌲🌲', '......~', '..^%..~', '......~'] });
  const checked = checkMap(file);
  expect(checked.ok && checked.map.hexes.filter(({ terrain }) => terrain === 'forest')).toEqual([
    { q: 8, r: 0, terrain: 'forest' },
    { q: 9, r: 0, terrain: 'forest' },
  ]);
});

test.each([undefined, null, 7, 'map', true, [], () => 1])('%s is no map', (input) => {
  expect(faultsOf(input)).toEqual(['MAP_SHAPE |  | object']);
});

test('all faults are reported at once', () => {
  const file = altered({ version: 'one', 'territories[3].realm': 'west', 'ways[0].course': [[0, 0]] });
  expect(faultsOf(file)).toEqual([
    'MAP_SHAPE | version | number',
    'MAP_REALM_UNKNOWN | territories[3].realm | west',
    'MAP_COURSE_SHORT | ways[0].course',
    'MAP_WAY_END | ways[0].course | s',
  ]);
});

test('an empty object lacks everything a map must have', () => {
  expect(faultsOf({})).toEqual([
    'MAP_FORMAT_UNKNOWN | format | …',
    'MAP_SHAPE | id | text',
    'MAP_SHAPE | version | number',
    'MAP_SHAPE | name | words',
    'MAP_SHAPE | summary | words',
    'MAP_SHAPE | legend | object',
    'MAP_SHAPE | terrain | list',
    'MAP_SHAPE | realms | list',
    'MAP_SHAPE | territories | list',
    'MAP_SHAPE | ways | list',
    'MAP_TERRAIN_EMPTY | terrain',
    'MAP_REALMS_TOO_FEW | realms | 0',
  ]);
});
