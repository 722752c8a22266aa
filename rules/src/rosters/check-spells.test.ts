import { expect, test } from 'vitest';
import { spellFile } from '../../test/sample-army.js';
import { checkSpells } from './check-spells.js';

function faultsOf(input: unknown): string[] {
  const checked = checkSpells(input);
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}
const words = { en: 'x', es: 'x' };
const spell = { id: 'fire', name: words, difficulty: 5, range: 30, effect: words };

test('a sound file becomes a book of spells, nothing added and nothing lost', () => {
  expect(checkSpells(spellFile())).toEqual({ ok: true, value: spellFile() });
  expect(faultsOf(7)).toEqual(['INPUT_SHAPE ']);
});

test('a spell has a range or a reach and not both', () => {
  const { range, ...unmeasured } = spell;
  const spells = [
    unmeasured,
    { ...spell, id: 'b', reach: 'contact' },
    { ...unmeasured, id: 'c', reach: 'own-unit' },
    { ...unmeasured, id: 'D', range: range * 10 },
  ];
  expect(faultsOf(spellFile({ lores: [{ army: 'empire', spells }] }))).toEqual([
    'INPUT_ID_INVALID lores[0].spells[3].id',
    'INPUT_NUMBER lores[0].spells[3].range',
    'ARMY_SPELL_REACH lores[0].spells[0]',
    'ARMY_SPELL_REACH lores[0].spells[1]',
    'ARMY_SPELL_REACH lores[0].spells[3]',
  ]);
});

test('each army has one lore, and no two spells share an id', () => {
  const lore = { army: 'empire', spells: [spell] };
  expect(faultsOf(spellFile({ lores: [lore, lore] }))).toEqual([
    'INPUT_ID_TAKEN lores[1].army',
    'INPUT_ID_TAKEN lores[1].spells[0].id',
  ]);
  expect(faultsOf(spellFile({ lores: [{}, {}] }))).toEqual([
    'INPUT_SHAPE lores[0].army',
    'INPUT_SHAPE lores[0].spells',
    'INPUT_SHAPE lores[1].army',
    'INPUT_SHAPE lores[1].spells',
  ]);
});
