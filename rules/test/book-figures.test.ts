import { describe, expect, it } from 'vitest';
import type { ArmyList } from '../src/index.js';
import { bookArmy, ourArmy } from './book-armies.js';
import { bookGear, bookItems, ourGear, ourItems } from './book-armoury.js';
import { differences, strangeFigures } from './book-comparison.js';
import { bookSpells, ourSpells } from './book-spells.js';
import { bookTable, cell, figures } from './book-tables.js';
import { shippedArmies, shippedArmoury, shippedArmy, shippedSpells } from './shipped-armies.js';

const inTheBook = ['chaos', 'dwarfs', 'empire', 'high-elves', 'orcs', 'undead'];
const fromTheBook = <T extends { readonly edition?: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ edition }) => edition !== 'house');

describe('the figures of the rulebook', () => {
  it('belong to six lists, and every other is marked as a house’s own', () => {
    const lists = fromTheBook(shippedArmies.map(shippedArmy));
    expect(lists.map(({ id }) => id).toSorted()).toEqual(inTheBook);
  });

  it.each(inTheBook)('are those of the list of %s, line by line', (id) => {
    expect(differences(id, bookArmy(id), ourArmy(shippedArmy(id)))).toEqual([]);
  });

  it.each(inTheBook)('are compared one and all: whichever of %s is raised, it shows', (id) => {
    const list = shippedArmy(id);
    const unseen = raised(list).filter(
      (changed) => differences(id, bookArmy(id), ourArmy(changed)).length === 0,
    );
    expect(unseen).toEqual([]);
  });

  it.each(bookTable('army-rules'))('are those of what holds for a whole army', (row) => {
    const id = cell(row, 'army') ?? '';
    const typed = { fields: {}, figures: figures(row, 'note figures'), lines: cell(row, 'book') ?? '' };
    const rules = shippedArmy(id).rules?.map(({ text }) => text) ?? [];
    const lore = shippedSpells().lores.find(({ army }) => army === id)?.rules;
    const texts = lore === undefined ? rules : [...rules, lore];
    expect(texts.flatMap((text) => strangeFigures(typed, text))).toEqual([]);
  });

  it('are those of the magic items', () => {
    const items = fromTheBook(shippedArmoury().items);
    expect(differences('magic items', bookItems(), ourItems(items, inTheBook.map(shippedArmy)))).toEqual([]);
  });

  it('are those of the siege gear, and what the book leaves open is marked as a house’s own', () => {
    const book = bookGear();
    const known = new Set(book.map(({ name }) => name));
    const gear = shippedArmoury().gear.filter(
      ({ name, edition }) => edition !== 'house' || known.has(name.es),
    );
    expect(differences('siege gear', book, ourGear(gear))).toEqual([]);
  });

  it('are those of the spells', () => {
    expect(differences('spells', bookSpells(), ourSpells(shippedSpells()))).toEqual([]);
  });
});

/** The list again and again, each time with another of its numbers one too high. */
function raised(list: ArmyList): readonly ArmyList[] {
  const grown = <T extends object>(lines: readonly T[]): readonly (readonly T[])[] =>
    lines.flatMap((line, at) =>
      Object.entries(line)
        .filter(([, value]) => typeof value === 'number')
        .map(([field, value]) => lines.with(at, { ...line, [field]: value + 1 })),
    );
  return [
    ...grown(list.units).map((units) => ({ ...list, units })),
    ...grown(list.mounts).map((mounts) => ({ ...list, mounts })),
  ];
}
