import { describe, expect, it } from 'vitest';
import { type BookEntry, differences, type ShippedEntry } from './book-comparison.js';

const book: BookEntry = {
  name: 'Herreruelos',
  fields: { points: 95, max: 4, min: undefined },
  figures: [15],
  lines: 'B:9705',
};
const ours: ShippedEntry = {
  name: 'herreruelos',
  fields: { points: 95, max: 4 },
  text: { en: 'Range 15 cm, at most 4.', es: 'Alcance 15 cm, 4 como mucho.' },
};

const found = (changes: Partial<ShippedEntry>): readonly string[] =>
  differences('empire', [book], [{ ...ours, ...changes }]);

describe('comparing our data with the book', () => {
  it('is content where they agree', () => {
    expect(found({})).toEqual([]);
  });

  it('tells a wrong, a missing and a needless figure', () => {
    expect(found({ fields: { points: 90, min: 1 } })).toEqual([
      'empire: Herreruelos: points: 95 in the book (B:9705), 90 ours',
      'empire: Herreruelos: max: 4 in the book (B:9705), nothing ours',
      'empire: Herreruelos: min: nothing in the book (B:9705), 1 ours',
    ]);
  });

  it('misses a line of the book, and wonders at one that is not in it', () => {
    expect(found({ name: 'Coraceros' })).toEqual([
      'empire: Coraceros: not in the book',
      'empire: Herreruelos (B:9705): not among ours',
    ]);
  });

  it('finds a line that is there twice', () => {
    expect(differences('empire', [book, book], [ours, ours])).toEqual([
      'empire: herreruelos: shipped twice',
      'empire: Herreruelos: typed twice',
    ]);
  });

  it('takes D6 and 1D6 for the same', () => {
    const text = { en: 'D6 attacks at 15 cm.', es: '1D6 ataques a 15 cm.' };
    expect(differences('empire', [{ ...book, figures: [6, 15] }], [{ ...ours, text }])).toEqual([]);
  });

  it('finds a figure of the text that the book does not name, or one language alone', () => {
    expect(found({ text: { en: 'Range 25 cm.', es: 'Alcance 15 cm.' } })).toEqual([
      'empire: Herreruelos: its text names 25, which the book (B:9705) does not',
      'empire: Herreruelos: its text names 25 in English, 15 in Spanish',
    ]);
  });
});
