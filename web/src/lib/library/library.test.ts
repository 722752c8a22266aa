import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { readLibrary } from '../server/library/shelf.js';
import { armyPage, armySummaries } from './armies/army-page.js';
import { gearSheet, itemSheet } from './armoury/armoury-sheets.js';
import { mapPage } from './maps/map-page.js';
import { libraryEntries } from './search/library-entries.js';
import type { Sheet } from './sheet/sheet.js';
import { anchorsByPage } from './testing/page-anchors.js';

const library = readLibrary();
const read = (locale: 'en' | 'es') => overwriteGetLocale(() => locale);
afterEach(() => read('en'));

const army = (id: string) => {
  const found = library.armies.find((one) => one.id === id);
  if (!found) throw new Error(`No army is called ${id}.`);
  return armyPage(found, library);
};
const row = ({ rows }: Sheet, id: string) => rows.find((one) => one.id === id);

describe('the page of an army', () => {
  it('sets out a unit as lists print it', () => {
    read('en');
    expect(row(army('empire').troops, 'handgunners')).toMatchObject({
      name: 'Handgunners',
      cells: { attack: '3/1', range: '30 cm', hits: '3', size: '3', points: '65', limits: '–/3' },
    });
    expect(row(army('empire').troops, 'cannon')?.cells['attack']).toBe('1/2 + bounce');
    expect(row(army('empire').mounts, 'griffon')?.cells['riders']).toBe('General, Hero or Wizard');
    expect(row(army('empire').mounts, 'war-altar')?.cells['limits']).toBe('1 per army');
  });

  it('says the same in Spanish, and not a word of English', () => {
    read('es');
    const page = army('empire');
    expect(row(page.troops, 'cannon')).toMatchObject({
      name: 'Cañón',
      cells: { attack: '1/2 + rebote', type: 'Artillería' },
    });
    expect(JSON.stringify(page)).not.toMatch(/\b(the|with|Cannon|Infantry)\b/);
  });

  it('shows only columns that somebody has a figure in', () => {
    read('en');
    const keys = ({ columns }: Sheet) => columns.map(({ key }) => key);
    expect(keys(army('empire').characters)).toEqual(['type', 'attack', 'command', 'points', 'limits']);
    expect(keys(army('empire').troops)).not.toContain('command');
  });

  it('marks a club’s own list, and puts it last', () => {
    read('en');
    expect(armySummaries(library).at(-1)).toMatchObject({ name: 'Bretonnia', house: true });
    expect(armySummaries(library).filter(({ house }) => house)).toHaveLength(1);
  });
});

it('says who carries an item, in as few words as it takes', () => {
  read('en');
  const bearers = (sort: 'weapon' | 'device', id: string) =>
    row(itemSheet(sort, library), id)?.cells['bearers'];
  expect(bearers('weapon', 'sword-of-might')).toBe('Infantry, cavalry, chariots and characters');
  expect(bearers('device', 'staff-of-spellbinding')).toBe('Wizards and Runesmith');
  expect(row(gearSheet(library.armoury), 'siege-tower')?.mark).toBe('A club’s own');
});

it('tells how far capitals lie apart, the same in both directions', () => {
  const [map] = library.maps.filter(({ id }) => id === 'pelagonia');
  if (!map) throw new Error('Pelagonia is missing.');
  const { distances, holders } = mapPage(map);
  expect(distances.steps[0]).toEqual([0, 4, 7, 10, 7, 4]);
  distances.steps.forEach((line, a) => line.forEach((far, b) => expect(distances.steps[b]?.[a]).toBe(far)));
  expect(holders.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', undefined]);
});

describe.each(['en', 'es'] as const)('in %s, every page of the library', (locale) => {
  beforeEach(() => read(locale));

  it('has each anchor once', () => {
    for (const [page, ids] of anchorsByPage(library)) {
      expect([page, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([page, []]);
    }
  });

  it('is where the index says', () => {
    const pages = anchorsByPage(library);
    const entries = libraryEntries(library);
    expect(entries.length).toBeGreaterThan(200);
    for (const { path } of entries) {
      const [page = '', id] = path.split('#');
      expect([path, pages.has(page)]).toEqual([path, true]);
      if (id !== undefined) expect([path, pages.get(page)?.includes(id)]).toEqual([path, true]);
    }
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  });
});
