import type { SpellBook } from '../src/index.js';
import { bookEntry } from './book-armoury.js';
import type { BookEntry, ShippedEntry } from './book-comparison.js';
import { bookTable, cell, figure } from './book-tables.js';

/** What the book prints where a spell is not measured. */
const bookReaches = new Map([
  ['n/a', 'self'],
  ['Contacto', 'contact'],
  ['unidad propia', 'own-unit'],
]);

export const bookSpells = (): readonly BookEntry[] =>
  bookTable('spells').map((row) =>
    bookEntry(row, {
      army: cell(row, 'army'),
      difficulty: figure(row, 'roll'),
      range: figure(row, 'range'),
      reach: bookReaches.get(cell(row, 'range') ?? ''),
    }),
  );

export const ourSpells = ({ lores }: SpellBook): readonly ShippedEntry[] =>
  lores.flatMap(({ army, spells }) =>
    spells.map(({ name, difficulty, range, reach, effect }) => ({
      name: name.es,
      fields: { army, difficulty, range, reach },
      text: effect,
    })),
  );
