import { readdirSync, readFileSync } from 'node:fs';
import { checkMap, hexAt } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { startingHoldings } from '../../campaign/map-document.js';
import { contains, overlap, scaled } from '../geometry/box.js';
import { largeMap } from '../testing/large-map.js';
import { isAfloat } from './afloat.js';
import { mapScene } from './map-scene.js';
import { namesAt, type MeasureName } from './name-layout.js';
import { tokensAt } from './token-layout.js';

const map = largeMap(60, 40);
const scene = mapScene(map);
const measure: MeasureName = ({ text, size }) => text.length * size * 0.55;
const at = (scale: number) => {
  const tokens = tokensAt(map, { [map.territories[0]?.id ?? '']: 'A' }, new Set(), scale);
  return { tokens, names: namesAt(scene, tokens, 'en', scale, measure) };
};

describe('names on the map', () => {
  it('are fewer when zoomed out', () => {
    expect(at(2).names.length).toBeLessThan(at(4).names.length);
    expect(at(4).names.length).toBeLessThan(at(12).names.length);
  });

  it('are all there when zoomed in', () => {
    expect(at(64).names).toHaveLength(map.territories.length);
  });

  it.each([5, 9, 14, 22, 45])('overlap neither one another nor an icon at scale %i', (scale) => {
    const { tokens, names } = at(scale);
    names.forEach(({ box }, index) => {
      expect(contains(scaled(scene.sheet.box, scale), box)).toBe(true);
      const others = [...tokens.map((token) => token.box), ...names.slice(0, index).map((name) => name.box)];
      expect(others.filter((other) => overlap(box, other))).toEqual([]);
    });
  });
});

describe('names of waters', () => {
  const folder = new URL('../../../../../maps/', import.meta.url);
  const maps = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it.each(maps.map(({ name }) => name))('lie over water on the map %s, in both languages', (name) => {
    const checked = checkMap(JSON.parse(readFileSync(new URL(`${name}/map.json`, folder), 'utf8')));
    if (!checked.ok) throw new Error(`The map ${name} is broken.`);
    const drawn = mapScene(checked.map);
    for (const scale of [7, 13, 18, 30]) {
      const tokens = tokensAt(checked.map, startingHoldings(checked.map), new Set(), scale);
      const waters = (['en', 'es'] as const)
        .flatMap((language) => namesAt(drawn, tokens, language, scale, measure))
        .filter(({ label }) => label.style === 'water');
      for (const { label, box } of waters) {
        const middle = { x: (box.left + box.right) / 2 / scale, y: (box.top + box.bottom) / 2 / scale };
        expect(['sea', 'lake'], label.text).toContain(drawn.terrainAt(hexAt(middle)));
        expect(isAfloat(drawn, box, scale)).toBe(true);
      }
      if (scale === 18) expect(waters.length).toBeGreaterThan(0);
    }
  });
});

describe('the capitals of Pelagonia', () => {
  const file = new URL('../../../../../maps/pelagonia/map.json', import.meta.url);
  const checked = checkMap(JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.ok) throw new Error('The map of Pelagonia is broken.');
  const { map: pelagonia } = checked;
  const drawn = mapScene(pelagonia);
  const { left, right } = drawn.sheet.box;

  it.each([300, 320, 344, 374, 700])('are all named on a sheet %i pixels wide', (width) => {
    const scale = width / (right - left);
    const tokens = tokensAt(pelagonia, startingHoldings(pelagonia), new Set(), scale);
    const names = namesAt(drawn, tokens, 'en', scale, measure).map(({ label }) => label.text);
    const capitals = pelagonia.territories.filter(({ kind }) => kind === 'capital');
    expect(names).toEqual(expect.arrayContaining(capitals.map(({ name }) => name.en)));
  });
});
