import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type ArmyList,
  checkArmyList,
  checkRoster,
  isCharacter,
  type RosterEntry,
  type RosterReport,
  type Unit,
} from '../src/index.js';
import { entry } from './sample-army.js';
import { shippedArmies, shippedArmoury, shippedArmy, shippedSpells } from './shipped-armies.js';

const armoury = shippedArmoury();
const spellBook = shippedSpells();

test('the six armies of the rulebook are there, and one of a club', () => {
  const lists = shippedArmies.map(shippedArmy);
  const of = (edition: string): string[] =>
    lists.filter((list) => list.edition === edition).map(({ id }) => id);
  expect(of('rulebook').sort()).toEqual(['chaos', 'dwarfs', 'empire', 'high-elves', 'orcs', 'undead']);
  expect(of('house')).toContain('bretonnia');
});

test('the example that teaches how to add a list is sound itself', () => {
  const page = readFileSync(new URL('../../armies/README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  expect(checkArmyList(JSON.parse(example))).toMatchObject({ ok: true });
});

/** The army with as many of each line as `count` says. */
function mustered(list: ArmyList, size: number, count: (unit: Unit) => number): RosterReport {
  const entries = list.units
    .filter((unit) => count(unit) > 0)
    .map((unit) => entry(unit.id, unit.type === 'general' ? 1 : count(unit)));
  return checkRoster(list, armoury, { army: list.id, size, entries });
}

const least = (unit: Unit): number => (unit.type === 'general' ? 1 : (unit.min ?? 0));

test.each(shippedArmies)('%s is sound and lies in the folder of its id', (name) => {
  expect(shippedArmy(name).id).toBe(name);
});

test.each(shippedArmies)('%s has a name of its own for each line in both languages', (name) => {
  const { units, mounts } = shippedArmy(name);
  for (const language of ['en', 'es'] as const) {
    const names = [...units, ...mounts].map((line) => line.name[language]);
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(shippedArmies)('%s has a cheapest legal army of a thousand points, and of three', (name) => {
  const list = shippedArmy(name);
  const small = mustered(list, 1000, least);
  expect(small.faults).toEqual([]);
  expect(small.total).toBeLessThanOrEqual(1000);
  expect(mustered(list, 3000, (unit) => 3 * least(unit)).faults).toEqual([]);
});

test.each(shippedArmies)('an army of %s that lacks one unit of its minimum is not legal', (name) => {
  const list = shippedArmy(name);
  const needed = list.units.filter(({ min = 0 }) => min > 0);
  expect(needed).not.toEqual([]);
  for (const { id } of needed) {
    const short = mustered(list, 1000, (unit) => least(unit) - (unit.id === id ? 1 : 0));
    expect(short.faults.map(({ code }) => code)).toEqual(['ROSTER_TOO_FEW']);
  }
});

test.each(shippedArmies)('every line of %s tells what the table needs to know of it', (name) => {
  for (const { id, type, attack, hits, command } of shippedArmy(name).units) {
    const told = isCharacter(type) ? { command: typeof command, hits } : { command, hits: typeof hits };
    const expected = isCharacter(type)
      ? { command: 'number', hits: undefined }
      : { command: undefined, hits: 'number' };
    expect({ id, attack: typeof attack, ...told }).toEqual({ id, attack: 'string', ...expected });
  }
});

/** The codes of what is wrong with a minimal army of 2,000 points and these entries besides. */
function faultsWith(army: string, ...more: RosterEntry[]): string[] {
  const list = shippedArmy(army);
  const needed = list.units
    .filter(({ min = 0, id }) => min > 0 && !more.some(({ unit }) => unit === id))
    .map(({ id, min = 0 }) => entry(id, 2 * min));
  const general = list.units.find(({ type }) => type === 'general')?.id ?? '';
  const led = more.some(({ unit }) => unit === general) ? [] : [entry(general)];
  const roster = { army, size: 2000, entries: [...led, ...needed, ...more] };
  return checkRoster(list, armoury, roster).faults.map(({ code }) => code);
}
const carrying = (unit: string, item: string): RosterEntry => entry(unit, 1, { items: [item] });
const riding = (unit: string, mount: string, count = 1): RosterEntry => entry(unit, count, { mount });

test('items, gear and spells have names of their own', () => {
  const spells = spellBook.lores.flatMap((lore) => lore.spells);
  for (const language of ['en', 'es'] as const) {
    for (const named of [armoury.items, armoury.gear, spells]) {
      const names = named.map(({ name }) => name[language]);
      expect(names).toEqual([...new Set(names)]);
    }
  }
});

test('items and spells speak of armies and units that there are', () => {
  const units = shippedArmies.flatMap((id) => shippedArmy(id).units.map((unit) => unit.id));
  const { items } = armoury;
  expect(units).toEqual(expect.arrayContaining(items.flatMap(({ bearers }) => bearers.units ?? [])));
  expect(shippedArmies).toEqual(expect.arrayContaining(items.flatMap(({ armies }) => armies ?? [])));
  expect(shippedArmies).toEqual(expect.arrayContaining(spellBook.lores.map(({ army }) => army)));
});

test('every army of the rulebook with a wizard has four spells, and the Dwarfs have none', () => {
  for (const { army, spells } of spellBook.lores) {
    const casts = shippedArmy(army).units.some(({ type }) => type === 'wizard');
    expect([army, spells.length]).toEqual([army, casts ? 4 : 0]);
  }
  expect(spellBook.lores).toHaveLength(6);
});

test('banners are for units, devices for characters, and machines and monsters carry nothing', () => {
  expect(faultsWith('empire', carrying('knights', 'battle-banner'))).toEqual([]);
  expect(faultsWith('empire', carrying('hero', 'battle-banner'))).toEqual(['ROSTER_ITEM_BEARER']);
  expect(faultsWith('empire', carrying('hero', 'sword-of-might'))).toEqual([]);
  expect(faultsWith('empire', carrying('knights', 'ring-of-magic'))).toEqual(['ROSTER_ITEM_BEARER']);
  expect(faultsWith('empire', carrying('steam-tank', 'sword-of-might'))).toEqual(['ROSTER_ITEM_BEARER']);
  expect(faultsWith('chaos', carrying('dragon-ogres', 'sword-of-might'))).toEqual(['ROSTER_ITEM_BEARER']);
});

test('a Runesmith, though no wizard, may carry two of the devices of wizards', () => {
  const allowed = armoury.items.filter(
    ({ sort, id }) => sort === 'device' && faultsWith('dwarfs', carrying('runesmith', id)).length === 0,
  );
  expect(allowed.map(({ id }) => id)).toEqual(['staff-of-spellbinding', 'scroll-of-dispelling']);
  expect(faultsWith('dwarfs', carrying('hero', 'scroll-of-dispelling'))).toEqual(['ROSTER_ITEM_BEARER']);
});

test('there is one War Altar and one Anvil, and only those ride who may', () => {
  expect(faultsWith('empire', riding('wizard', 'war-altar'))).toEqual([]);
  expect(faultsWith('empire', riding('wizard', 'war-altar', 2))).toEqual(['ROSTER_MOUNT_ONCE_PER_ARMY']);
  expect(faultsWith('empire', riding('hero', 'war-altar'))).toEqual(['ROSTER_MOUNT_RIDER']);
  expect(faultsWith('dwarfs', riding('runesmith', 'anvil', 2))).toEqual(['ROSTER_MOUNT_ONCE_PER_ARMY']);
  expect(faultsWith('dwarfs', riding('hero', 'anvil'))).toEqual(['ROSTER_MOUNT_RIDER']);
  expect(faultsWith('orcs', riding('goblin-shaman', 'wyvern'))).toEqual([]);
});

test('skirmishers and siege gear need infantry, boiling oil does not', () => {
  const infantry = 8;
  expect(faultsWith('empire', entry('skirmishers', infantry))).toEqual([]);
  expect(faultsWith('empire', entry('skirmishers', infantry + 1))).toEqual(['ROSTER_ATTACHED_TOO_MANY']);
  expect(faultsWith('empire', entry('ram', infantry), entry('siege-tower', infantry))).toEqual([]);
  expect(faultsWith('empire', entry('mantlets', infantry + 1))).toEqual(['ROSTER_ATTACHED_TOO_MANY']);
  expect(faultsWith('empire', entry('boiling-oil', 40))).toEqual([]);
});

test('only knights count when Bretonnians are lost', () => {
  const list = shippedArmy('bretonnia');
  const entries = [entry('general'), entry('men-at-arms', 3), entry('squires', 2), entry('knights', 3)];
  const report = checkRoster(list, armoury, { army: 'bretonnia', size: 1000, entries });
  expect(report).toEqual({ total: 770, units: 3, breakPoint: 2, faults: [] });
});
