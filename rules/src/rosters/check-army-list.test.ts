import { expect, test } from 'vitest';
import { armouryFile, armyFile } from '../../test/sample-army.js';
import type { Checked } from '../input/fault.js';
import { checkArmoury } from './check-armoury.js';
import { checkArmyList } from './check-army-list.js';

function faultsOf(checked: Checked<unknown>): string[] {
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}
const words = { en: 'x', es: 'x' };
const general = { id: 'general', name: words, type: 'general', size: 1, points: 125 };
const mount = { id: 'griffon', name: words, type: 'monster', points: 80, riders: ['general'] };

const listWith = (units: unknown, mounts: unknown = []): string[] =>
  faultsOf(checkArmyList(armyFile({ units, mounts })));

test('sound files become a list and an armoury, nothing added and nothing lost', () => {
  expect(checkArmyList(armyFile())).toEqual({ ok: true, value: armyFile() });
  expect(checkArmoury(armouryFile())).toEqual({ ok: true, value: armouryFile() });
});

test('what is no file at all is refused', () => {
  expect(faultsOf(checkArmyList(7))).toEqual(['INPUT_SHAPE ']);
  expect(faultsOf(checkArmoury([]))).toEqual(['INPUT_SHAPE ']);
});

test('all faults of a line are listed with their places', () => {
  expect(
    listWith([
      general,
      {
        id: 'A',
        name: 'x',
        type: 'fish',
        size: 0,
        points: 1.5,
        min: -1,
        attack: 3,
        uncounted: 'no',
        fins: 2,
      },
    ]),
  ).toEqual([
    'INPUT_FIELD_UNKNOWN units[1]',
    'INPUT_ID_INVALID units[1].id',
    'INPUT_SHAPE units[1].name',
    'INPUT_CHOICE_UNKNOWN units[1].type',
    'INPUT_NUMBER units[1].size',
    'INPUT_NUMBER units[1].points',
    'INPUT_NUMBER units[1].min',
    'INPUT_SHAPE units[1].uncounted',
    'INPUT_SHAPE units[1].attack',
  ]);
});

test('a list has exactly one General, who has no limits', () => {
  expect(listWith([])).toEqual(['ARMY_GENERALS units']);
  expect(listWith([general, { ...general, id: 'other' }])).toEqual(['ARMY_GENERALS units']);
  expect(listWith([{ ...general, max: 1 }])).toEqual(['ARMY_GENERAL_LIMITED units[0]']);
  expect(listWith(3)).toEqual(['INPUT_SHAPE units']);
});

test('a character is one stand and joins no unit for good', () => {
  expect(listWith([{ ...general, size: 3, attachesTo: ['infantry'] }])).toEqual([
    'ARMY_CHARACTER_SIZE units[0].size',
    'ARMY_CHARACTER_ATTACHED units[0].attachesTo',
  ]);
});

test('a minimum does not exceed its maximum', () => {
  expect(listWith([general, { ...general, id: 'a', type: 'infantry', size: 3, min: 3, max: 2 }])).toEqual([
    'INPUT_RANGE_INVERTED units[1].max',
  ]);
});

test('units and mounts share their ids with nobody', () => {
  expect(listWith([general], [{ ...mount, id: 'general' }])).toEqual(['INPUT_ID_TAKEN mounts[0].id']);
});

test('riders are characters of the list', () => {
  const foot = { ...general, id: 'foot', type: 'infantry', size: 3 };
  expect(listWith([general, foot], [{ ...mount, riders: ['general', 'foot', 'ghost'] }])).toEqual([
    'ARMY_RIDER_NOT_CHARACTER mounts[0].riders',
    'ARMY_RIDER_UNKNOWN mounts[0].riders',
  ]);
  expect(
    listWith([general, { ...foot, type: 'fish' }], [{ ...mount, id: 1, riders: ['foot', 'x'] }]),
  ).toEqual([
    'INPUT_CHOICE_UNKNOWN units[1].type',
    'INPUT_SHAPE mounts[0].id',
    'ARMY_RIDER_UNKNOWN mounts[0].riders',
  ]);
  expect(listWith([general], [{ ...mount, riders: 'general' }])).toEqual(['INPUT_SHAPE mounts[0].riders']);
});

test('an item has somebody to carry it, and an id that no gear has', () => {
  const item = { id: 'orb', name: words, sort: 'device', points: 30, bearers: { types: [] } };
  const gear = { id: 'orb', name: words, points: 10, side: 'both' };
  expect(faultsOf(checkArmoury({ version: 1, items: [item, { ...item, id: 1 }], gear: [gear] }))).toEqual([
    'INPUT_SHAPE items[1].id',
    'INPUT_ID_TAKEN gear[0].id',
    'ARMY_ITEM_BEARERLESS items[0].bearers',
    'ARMY_ITEM_BEARERLESS items[1].bearers',
  ]);
  expect(faultsOf(checkArmoury({ version: 1, items: [{ ...item, bearers: 1 }], gear: [] }))).toEqual([
    'INPUT_SHAPE items[0].bearers',
  ]);
  const carried = { ...item, bearers: { types: [], units: ['runesmith'] } };
  expect(faultsOf(checkArmoury({ version: 1, items: [carried], gear: [] }))).toEqual([]);
});

test('an attack is one that can be read, and adds only to what others have', () => {
  const foot = { ...general, id: 'foot', type: 'infantry', size: 3 };
  expect(
    listWith(
      [
        { ...general, attack: '2' },
        { ...foot, attack: '+3' },
        { ...foot, id: 'archers', attack: 'lots' },
        { ...foot, id: 1, type: 'fish', attack: '+3' },
      ],
      [{ ...mount, attack: '1' }],
    ),
  ).toEqual([
    'INPUT_SHAPE units[3].id',
    'INPUT_CHOICE_UNKNOWN units[3].type',
    'ARMY_ATTACK_ADDS_NOT units[0].attack',
    'ARMY_ATTACK_ADDS units[1].attack',
    'ARMY_ATTACK_UNREADABLE units[2].attack',
    'ARMY_ATTACK_ADDS_NOT mounts[0].attack',
  ]);
});

test('what shoots has a range, and nothing else has', () => {
  const foot = { ...general, id: 'foot', type: 'infantry', size: 3 };
  expect(
    listWith([
      general,
      { ...foot, attack: '3/1' },
      { ...foot, id: 'spears', attack: '3', range: 30 },
      { ...foot, id: 'crowd', range: 30 },
      { ...foot, id: 'archers', attack: '3/1', range: 30 },
    ]),
  ).toEqual([
    'ARMY_RANGE_MISSING units[1].attack',
    'ARMY_RANGE_NEEDLESS units[2].range',
    'ARMY_RANGE_NEEDLESS units[3].range',
  ]);
  const gear = { id: 'ram', name: words, points: 10, side: 'besieger', attack: '+1', range: 10 };
  expect(faultsOf(checkArmoury({ version: 1, items: [], gear: [gear] }))).toEqual([
    'ARMY_ATTACK_ADDS gear[0].attack',
    'ARMY_RANGE_NEEDLESS gear[0].range',
  ]);
});

test('what a thousand points must have costs no more than a thousand', () => {
  const giants = { ...general, id: 'giants', type: 'monster', points: 175, min: 5 };
  expect(listWith([general, giants])).toEqual([]);
  expect(listWith([general, { ...giants, points: 176 }])).toEqual(['ARMY_MINIMUM_TOO_DEAR units']);
  expect(listWith([general, { ...giants, points: 'dear' }])).toEqual(['INPUT_NUMBER units[1].points']);
});

test('rules of the whole army have ids and both languages', () => {
  const rule = { id: 'fearless', name: words, text: words };
  const withRules = (rules: unknown): string[] => faultsOf(checkArmyList(armyFile({ rules })));
  expect(withRules([rule])).toEqual([]);
  expect(withRules([rule, { ...rule, text: { en: 'x' } }])).toEqual([
    'INPUT_SHAPE rules[1].text.es',
    'INPUT_ID_TAKEN rules[1].id',
  ]);
});
