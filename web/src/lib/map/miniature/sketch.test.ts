import { readFileSync } from 'node:fs';
import { checkMap } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { sketchOf } from './sketch.js';

const file = new URL('../../../../../maps/pelagonia/map.json', import.meta.url);
const checked = checkMap(JSON.parse(readFileSync(file, 'utf8')));
if (!checked.ok) throw new Error('The map of Pelagonia is not sound.');
const { map } = checked;
const capitals = map.territories.filter(({ kind }) => kind === 'capital').map(({ id }) => id);

describe('a map as small as a stamp', () => {
  it('colours the land of each seat in one path and writes its letter on the capitals it holds', () => {
    const [one = '', other = ''] = capitals;
    const { realms, letters } = sketchOf(map, { [one]: 'A', [other]: 'B' });
    expect(realms.map(({ letter }) => letter).sort()).toEqual(['A', 'B']);
    expect(letters.map(({ letter }) => letter).sort()).toEqual(['A', 'B']);
    expect(realms.every(({ path }) => /^M[\d.\s-]+L/.test(path))).toBe(true);
  });

  it('colours nothing where nobody holds anything, nor for a seat that does not exist', () => {
    expect(sketchOf(map, {}).realms).toEqual([]);
    expect(sketchOf(map, { [capitals[0] ?? '']: 'Z' }).realms).toEqual([]);
  });

  it('stays light enough to be drawn many times on one page', () => {
    const everything = Object.fromEntries(map.territories.map(({ id }, index) => [id, 'ABCDEF'[index % 6]]));
    const { land, rough, water, realms } = sketchOf(map, everything);
    const size = [land, rough, water, ...realms.map(({ path }) => path)].join('').length;
    expect(size).toBeLessThan(120_000);
  });
});
