import { expect, test } from 'vitest';
import { armouryFile, armyFile, spellFile } from '../../test/sample-army.js';
import { describeInputFault } from '../input/describe-fault.js';
import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import { checkArmoury } from '../rosters/check-armoury.js';
import { checkArmyList } from '../rosters/check-army-list.js';
import { checkSpells } from '../rosters/check-spells.js';
import { armouryReferences, spellReferences } from './references.js';

function sound<T>(checked: { ok: true; value: T } | { ok: false; faults: unknown }): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

const empire: ArmyList = sound(checkArmyList(armyFile()));
const watch: ArmyList = sound(
  checkArmyList(armyFile({ id: 'watch', units: empire.units.slice(4), mounts: [] })),
);
const item = (changes: object): Armoury => {
  const [first] = armouryFile()['items'] as object[];
  return sound(checkArmoury(armouryFile({ items: [{ ...first, ...changes }] })));
};
const lores = (...armies: string[]) =>
  sound(checkSpells(spellFile({ lores: armies.map((army) => ({ army, spells: [] })) })));
const told = (faults: ReturnType<typeof armouryReferences>) =>
  faults.map((fault) => `${fault.where}: ${describeInputFault(fault, 'en')}`);

test('what items and spells name is looked up in the lists', () => {
  const bearers = { types: [], units: ['halberdiers'] };
  expect(armouryReferences(item({ bearers, armies: ['empire'] }), [empire, watch])).toEqual([]);
  expect(spellReferences(lores('empire'), [empire])).toEqual([]);
});

test('an item names armies that there are', () => {
  expect(told(armouryReferences(item({ armies: ['empire', 'atlantis'] }), [empire]))).toEqual([
    'items[0].armies[1]: At items[0].armies[1] the army “atlantis” is named, of which there is no list; correct it or add the list.',
  ]);
});

test('an item names bearers of the lists that may have it', () => {
  const bearers = { types: ['general'], units: ['halberdiers'] };
  expect(told(armouryReferences(item({ bearers, armies: ['watch'] }), [empire, watch]))).toEqual([
    'items[0].bearers.units[0]: At items[0].bearers.units[0] “halberdiers” is named, which no list that may have the item knows; correct it.',
  ]);
  expect(armouryReferences(item({ bearers, armies: undefined }), [empire, watch])).toEqual([]);
});

test('spells belong to an army that there is', () => {
  expect(spellReferences(lores('watch', 'empire'), [watch])).toMatchObject([
    { code: 'LIBRARY_ARMY_UNKNOWN', where: 'lores[1].army' },
  ]);
});
