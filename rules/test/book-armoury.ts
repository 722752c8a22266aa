import type { ArmyList, MagicItem, SiegeGear } from '../src/index.js';
import { armour, bookTypes, entry } from './book-armies.js';
import type { BookEntry, Fields, ShippedEntry } from './book-comparison.js';
import { type BookRow, bookTable, cell, figure, figures, names } from './book-tables.js';

const bookSorts = new Map([
  ['Estandarte', 'banner'],
  ['Arma', 'weapon'],
  ['Artefacto', 'device'],
]);
const bookSides = new Map([
  ['asediante', 'besieger'],
  ['asediado', 'besieged'],
]);

export const bookItems = (): readonly BookEntry[] =>
  bookTable('magic-items').map((row) =>
    bookEntry(row, {
      sort: bookSorts.get(cell(row, 'sort') ?? ''),
      bearers: names(row, 'who may bear it').map(typeOrName).toSorted().join(', '),
      points: figure(row, 'points'),
    }),
  );

/** Types by their code, single lines of the lists by their Spanish name. */
export function ourItems(items: readonly MagicItem[], lists: readonly ArmyList[]): readonly ShippedEntry[] {
  const spanish = new Map(lists.flatMap(({ units }) => units.map(({ id, name }) => [id, name.es])));
  return items.map((item) => {
    const units = (item.bearers.units ?? []).map((id) => spanish.get(id) ?? id);
    const bearers = [...item.bearers.types, ...units].toSorted().join(', ');
    return { ...entry(item), fields: { sort: item.sort, bearers, points: item.points } };
  });
}

/** What the book leaves open is ours to fill in, and must be marked so. */
export const bookGear = (): readonly BookEntry[] =>
  bookTable('siege-gear').map((row) =>
    bookEntry(
      row,
      known(row, {
        side: bookSides.get(cell(row, 'side') ?? ''),
        attack: cell(row, 'attack'),
        hits: figure(row, 'hits'),
        armour: armour(row),
        points: figure(row, 'points'),
        attachesTo: names(row, 'pushed or used by').map(typeOrName).join(', '),
        edition: [...row.values()].includes('?') ? 'house' : undefined,
      }),
    ),
  );

export const ourGear = (gear: readonly SiegeGear[]): readonly ShippedEntry[] =>
  gear.map((piece) => {
    const { side, attack, hits, armour, points, edition, attachesTo = [] } = piece;
    return {
      ...entry(piece),
      fields: { side, attack, hits, armour, points, edition, attachesTo: attachesTo.join(', ') },
    };
  });

export function bookEntry(row: BookRow, fields: Fields): BookEntry {
  return {
    name: cell(row, 'name') ?? '',
    lines: cell(row, 'book') ?? '',
    figures: figures(row, 'note figures'),
    fields,
  };
}

/** Without the fields that the book leaves open. */
function known(row: BookRow, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([head]) => row.get(head) !== '?'));
}

function typeOrName(name: string): string {
  return bookTypes.get(name) ?? name;
}
