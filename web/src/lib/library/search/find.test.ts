import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.js';
import { find, indexOf } from './find.js';

const index = indexOf([
  { kind: 'army', name: 'Empire', alias: 'Imperio', path: '/library/armies/empire' },
  { kind: 'unit', name: 'Halberdiers', alias: 'Alabarderos', of: 'Empire', path: '/a#halberdiers' },
  { kind: 'unit', name: 'Cannon', alias: 'Cañón', of: 'Dwarfs', path: '/b#cannon' },
  { kind: 'unit', name: 'Cannon', alias: 'Cañón', of: 'Empire', path: '/a#cannon' },
  {
    kind: 'unit',
    name: 'Dragon Rider',
    alias: 'Jinetes de Dragón',
    of: 'High Elves',
    path: '/c#dragon-rider',
  },
  { kind: 'mount', name: 'Dragon', alias: 'Dragón', of: 'High Elves', path: '/c#dragon' },
  { kind: 'mount', name: 'Zombie Dragon', alias: 'Dragón Zombi', of: 'Undead', path: '/d#zombie-dragon' },
  { kind: 'territory', name: 'Herons’ Bridge', alias: 'Puente de las Garzas', of: 'Pelagonia', path: '/m#x' },
] satisfies Entry[]);

const found = (query: string) =>
  find(index, query).map(({ kind, entries }) => [kind, entries.map(({ name }) => name)]);
const paths = (query: string) => find(index, query).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the search of the library', () => {
  it.each(['Halberdiers', 'halb', 'Alabarderos', 'ALABARDEROS', ' alabar '])(
    'knows a unit by either name, in part and in any case: %s',
    (query) => {
      expect(paths(query)).toEqual(['/a#halberdiers']);
    },
  );

  it.each(['cañón', 'canon', 'CAÑON'])('does not ask for accents: %s', (query) => {
    expect(paths(query)).toEqual(['/b#cannon', '/a#cannon']);
  });

  it.each(['herons bridge', "Herons' Bridge", 'bridge herons'])(
    'looks past signs and the order of words: %s',
    (query) => {
      expect(paths(query)).toEqual(['/m#x']);
    },
  );

  it('puts the whole name before its beginning, and its beginning before a word within', () => {
    expect(found('dragon')).toEqual([
      ['mount', ['Dragon', 'Zombie Dragon']],
      ['unit', ['Dragon Rider']],
    ]);
  });

  it('narrows down by what a thing belongs to', () => {
    expect(paths('empire cannon')).toEqual(['/a#cannon']);
    expect(paths('imperio')).toEqual(['/library/armies/empire']);
  });

  it('finds a part within a word, after whatever begins with it', () => {
    expect(paths('berd')).toEqual(['/a#halberdiers']);
  });

  it.each(['', '   ', '!?', 'nothing of the kind'])('finds nothing for “%s”', (query) => {
    expect(paths(query)).toEqual([]);
  });
});
