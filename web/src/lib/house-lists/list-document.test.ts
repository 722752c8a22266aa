import { readFileSync } from 'node:fs';
import { checkArmyList } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { shippedArmies } from '../rosters/roster-library.js';
import { asOwn, blankList, blankMount, blankUnit, editedFrom, nextKey, slug } from './edited-list.js';
import { documentOf } from './list-document.js';

const folder = new URL('../../../../armies/', import.meta.url);
function shipped(id: string) {
  const file: unknown = JSON.parse(readFileSync(new URL(`${id}/army.json`, folder), 'utf8'));
  const checked = checkArmyList(file);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}
const faultsOf = (document: unknown): string[] => {
  const checked = checkArmyList(document);
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
};

describe('a list in the editor', () => {
  it.each(shippedArmies)('%s comes out as it went in', (id) => {
    const list = shipped(id);
    const checked = checkArmyList(documentOf(editedFrom(list)));
    expect(checked).toEqual({ ok: true, value: list });
  });

  it('a copy is a sound list of the club’s own', () => {
    const copy = documentOf(asOwn(editedFrom(shipped('bretonnia'))));
    expect(copy).toMatchObject({ id: 'bretonnia-house', edition: 'house', version: 1 });
    expect(faultsOf(copy)).toEqual([]);
  });

  it('tells at its field whatever a new list still lacks', () => {
    expect(faultsOf(documentOf(blankList()))).toEqual([
      'INPUT_ID_INVALID id',
      'INPUT_SHAPE name.en',
      'INPUT_SHAPE name.es',
      'INPUT_SHAPE summary.en',
      'INPUT_SHAPE summary.es',
      'INPUT_ID_INVALID units[1].id',
      'INPUT_SHAPE units[1].name.en',
      'INPUT_SHAPE units[1].name.es',
      'INPUT_NUMBER units[1].points',
    ]);
  });

  it('mounts keep their riders when these are renamed', () => {
    const list = blankList();
    const mount = {
      ...blankMount(nextKey(list)),
      name: { en: 'Great Stag', es: 'Gran ciervo' },
      riders: [1],
    };
    list.mounts.push(mount);
    list.units[0]!.name.en = 'Lord of the Wood';
    expect(documentOf(list)).toMatchObject({ mounts: [{ id: 'great-stag', riders: ['lord-of-the-wood'] }] });
  });

  it('special rules in one language alone are a fault of the other', () => {
    const list = blankList();
    list.units[1] = { ...blankUnit(2), name: { en: 'Pikes', es: 'Picas' }, points: 60 };
    list.units[1].rules.en = 'Long.';
    expect(faultsOf(documentOf(list))).toContain('INPUT_SHAPE units[1].rules.es');
  });
});

it('ids are made of names in any language', () => {
  expect(slug('  Señores del Ñu, 2.ª fila ')).toBe('senores-del-nu-2-fila');
});
