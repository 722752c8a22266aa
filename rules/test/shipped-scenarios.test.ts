import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleLength, checkScenario, type Die, turnsByDie, type Words } from '../src/index.js';
import {
  shippedGeneralPart,
  shippedLibrary,
  shippedScenario,
  shippedScenarios,
} from './shipped-scenarios.js';

test('the library has the eight battles, the pitched battle, siege and assault, and one for allies', () => {
  expect([...shippedScenarios].sort()).toEqual([
    'allied-battle',
    'assault',
    'burning-settlement',
    'confederation',
    'convoy',
    'countess-coach',
    'mountain-town',
    'orc-hill',
    'pitched-battle',
    'river-and-bridge',
    'siege',
    'valley-breakthrough',
  ]);
});

test.each(shippedScenarios)('%s is sound and lies in the folder of its id', (name) => {
  expect(shippedScenario(name).id).toBe(name);
});

test.each(shippedScenarios)('%s names its schema first, for editors', (name) => {
  const file = readFileSync(new URL(`../../scenarios/${name}/scenario.json`, import.meta.url), 'utf8');
  expect(file).toMatch(/^\{\n {2}"\$schema": "\.\.\/scenario\.schema\.json",\n/);
});

test('every chapter that a scenario is played with is in the general part', () => {
  const chapters = shippedGeneralPart().chapters.map(({ id }) => id);
  const named = shippedLibrary().flatMap((scenario) => scenario.chapters);
  expect(new Set(named)).toEqual(new Set(['allies', 'siege']));
  for (const chapter of named) expect(chapters).toContain(chapter);
});

function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value) return [value as Words];
  return Object.values(value).flatMap(wordsIn);
}

test('no sentence stands untranslated, and none shouts', () => {
  const all = wordsIn([shippedLibrary(), shippedGeneralPart()]);
  expect(all.filter(({ en, es }) => en === es && en.includes(' '))).toEqual([]);
  expect(all.filter(({ en, es }) => /[!¡]/.test(en + es))).toEqual([]);
});

test('every battle is told in a paragraph', () => {
  for (const { story } of shippedLibrary()) {
    for (const text of [story.en, story.es]) expect(text.split(/\s+/).length).toBeGreaterThan(45);
  }
});

test('the general part has the methods of the game and the lengths that the rules roll', () => {
  const { deployment, terrain, length, tables, zoneDepth, apart } = shippedGeneralPart();
  expect(deployment.map(({ id }) => id)).toEqual(['unit-by-unit', 'maps', 'screens', 'one-side-first']);
  expect(terrain.map(({ id }) => id)).toEqual(['random-edges', 'one-lays-other-chooses', 'mirrored']);
  expect(length.turns).toEqual(([1, 2, 3, 4, 5, 6] as Die[]).map(turnsByDie));
  expect([zoneDepth, apart, tables[0]?.depth]).toEqual([20, 80, 2 * zoneDepth + apart]);
});

test('only the relief of Karbutzal lasts a turn longer, and only on a table of 180 cm', () => {
  const longer = shippedLibrary().filter(({ length }) => battleLength(length, 1) !== 6);
  expect(longer.map(({ id }) => id)).toEqual(['valley-breakthrough']);
  const { length } = shippedScenario('valley-breakthrough');
  expect([battleLength(length, 3), battleLength(length, 3, 180), battleLength(length, 3, 150)]).toEqual([
    8, 8, 7,
  ]);
});

test('the attacker moves first wherever the scenario says who', () => {
  const free = shippedLibrary().filter(({ firstMove }) => firstMove !== 'attacker');
  expect(free.map(({ id, firstMove }) => [id, firstMove])).toEqual([
    ['allied-battle', 'agreed'],
    ['pitched-battle', 'agreed'],
  ]);
});

test.each([
  ['river-and-bridge', 'defender'],
  ['orc-hill', 'defender'],
  ['burning-settlement', 'attacker'],
  ['valley-breakthrough', 'attacker'],
  ['mountain-town', 'defender'],
  ['convoy', 'defender'],
  ['countess-coach', 'defender'],
])('in %s the %s deploys first', (name, side) => {
  const { order, steps } = shippedScenario(name).deployment;
  expect([order, steps[0]?.side, steps.length]).toEqual(['given', side, 2]);
});

test('the example that teaches how to write a scenario is sound itself', () => {
  const page = readFileSync(new URL('../../scenarios/README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  expect(checkScenario(JSON.parse(example))).toMatchObject({ ok: true });
});
