import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from './small-map.js';
import { shippedMap, shippedMaps } from './shipped-maps.js';

test('there are maps to check', () => {
  expect(shippedMaps).toContain('pelagonia');
});

test.each(shippedMaps)('the map of %s is sound and lies in the folder of its id', (name) => {
  expect(shippedMap(name).id).toBe(name);
});

test('the example that teaches how to draw a map is sound itself', () => {
  const page = readFileSync(new URL('../../maps/README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  expect(faultsOf(JSON.parse(example))).toEqual([]);
});
