import { readFileSync } from 'node:fs';
import { checkMap } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import { startingHoldings, startingSeats } from '../campaign/map-document.js';
import { palettes } from '../map/paint/palette.js';
import { posterSvg } from './poster-svg.js';

const file = new URL('../../../../maps/pelagonia/map.json', import.meta.url);
const checked = checkMap(JSON.parse(readFileSync(file, 'utf8')));
if (!checked.ok) throw new Error('Pelagonia is no map.');
const { map } = checked;
const drawing = posterSvg(
  {
    map,
    owners: startingHoldings(map),
    ruined: ['halcyra'],
    seats: startingSeats(map, 'en').map((seat) => ({ ...seat, name: `<${seat.name}> & sons` })),
    title: 'War "of" the <Reeds>',
    line: 'Week 3',
    language: 'en',
  },
  palettes.paper,
);

it('is one drawing in which every tag that opens closes', () => {
  const open: string[] = [];
  for (const [, slash, name, self] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? '');
  }
  expect(open).toEqual([]);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

it('writes what people have typed as text, never as part of the drawing', () => {
  expect(drawing).toContain('War &#34;of&#34; the &#60;Reeds&#62;');
  expect(drawing).not.toContain('<Reeds>');
  expect(drawing).toContain('&#60;High Elves&#62; &#38; sons');
});

it('centres every name on its place, however wide the fonts of the reader are', () => {
  const names = map.territories.map(({ name }) => `>${name.en.replaceAll("'", '&#39;')}<`);
  const written = [...drawing.matchAll(/<text [^>]*>[^<]*</g)].map(([text]) => text);
  const found = written.filter((text) => names.some((name) => text.endsWith(name)));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((text) => !text.includes('text-anchor="middle"'))).toEqual([]);
});

it('marks every realm with a large letter and its pattern, and names the capitals', () => {
  for (const letter of 'ABCDEF') {
    expect(drawing).toContain(`fill="url(#pattern-${letter})"`);
    expect(drawing).toMatch(new RegExp(`<text class="realm"[^>]*>${letter}</text>`));
  }
  for (const { name, kind } of map.territories)
    if (kind === 'capital') expect(drawing).toContain(`>${name.en}<`);
});
