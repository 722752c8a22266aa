import { checkArmoury, checkArmyList, type Checked } from '@pelagonia/rules';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FieldedRoster } from '../armies/fielded-roster.js';
import { blankDraft } from './result-draft.js';
import { casualtiesOf, fatesOf, isAsked, isPerson, nextFate, tollOfSide, type Fate } from './roster-fates.js';

function shipped<T>(path: string, check: (input: unknown) => Checked<T>): T {
  const file = new URL(`../../../../../armies/${path}`, import.meta.url);
  const checked = check(JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}
const fielded: FieldedRoster = {
  library: {
    list: shipped('dwarfs/army.json', checkArmyList),
    armoury: shipped('armoury.json', checkArmoury),
  },
  roster: {
    army: 'dwarfs',
    size: 2000,
    entries: [
      { unit: 'general', count: 1, items: [] },
      { unit: 'warriors', count: 4, items: [] },
      { unit: 'troll-slayers', count: 1, items: [] },
      { unit: 'cannon', count: 1, items: [] },
      { unit: 'ram', count: 1, items: [] },
    ],
  },
  given: '2026-01-01',
};
const entry = (index: number) => fielded.roster.entries[index]!;
/** What one tap after the other makes of a unit that stands. */
const taps = (index: number): Fate[] => {
  const seen: Fate[] = ['whole'];
  for (let tap = 0; tap < 3; tap++) seen.push(nextFate(fielded, entry(index), seen.at(-1)!));
  return seen;
};

test('a tap destroys, another leaves one stand where that pays, the next sets it right', () => {
  expect(taps(1)).toEqual(['whole', 'lost', 'stand', 'whole']);
  for (const index of [0, 2, 3]) expect(taps(index)).toEqual(['whole', 'lost', 'whole', 'lost']);
});

test('people are told from units, and siege gear is not asked for', () => {
  expect([0, 1, 2, 3].map((index) => isPerson(fielded, entry(index)))).toEqual([true, false, false, false]);
  expect([0, 1, 4].map((index) => isAsked(fielded, entry(index)))).toEqual([true, true, false]);
});

test('what was tapped is what the rules are asked about', () => {
  const side = blankDraft(2000).sides.attacker;
  side.fates = { 0: ['lost'], 1: ['lost', 'whole', 'stand'] };
  expect(fatesOf(side, 1, 4)).toEqual(['lost', 'whole', 'stand', 'whole']);
  expect(casualtiesOf(side, fielded)).toEqual([
    { entry: 0, destroyed: 1, reduced: 0 },
    { entry: 1, destroyed: 1, reduced: 1 },
  ]);
  const toll = tollOfSide(side, fielded);
  expect(toll).toMatchObject({ ok: true, value: { end: 'withdrew', withdrawal: 'general', lost: 1 } });
});
