import { expect, it } from 'vitest';
import { alphabetOf } from './alphabet.js';

const entry = (name: string, of?: string) =>
  ({ kind: 'unit', name, path: `/${name}${of ?? ''}`, ...(of && { of }) }) as const;

it('sorts as a book does: without articles, accents and signs', () => {
  const letters = alphabetOf([
    entry('Esfinge'),
    entry('El Gigante'),
    entry('Águilas'),
    entry('¡Waaagh!'),
    entry('Arqueros', 'Bretonia'),
    entry('Arqueros', 'Altos Elfos'),
  ]);
  expect(letters.map(({ letter, entries }) => [letter, entries.map(({ name, of }) => of ?? name)])).toEqual([
    ['A', ['Águilas', 'Altos Elfos', 'Bretonia']],
    ['E', ['Esfinge']],
    ['G', ['El Gigante']],
    ['W', ['¡Waaagh!']],
  ]);
});
