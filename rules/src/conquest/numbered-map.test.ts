import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberedMap, Numbering } from './numbered-map.js';

const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.integer()), { selector: ([name]) => name });

test('a numbered map answers like any other map of the same entries', () => {
  fc.assert(
    fc.property(entries, fc.string(), (given, other) => {
      const plain = new Map(given);
      const map = new NumberedMap(new Numbering([...plain.keys()]), [...plain.values()]);
      const visited: [string, number][] = [];
      map.forEach((value, name, whole) => {
        expect(whole).toBe(map);
        visited.push([name, value]);
      });
      expect([...map]).toEqual(given);
      expect(visited).toEqual(given);
      expect([map.size, [...map.keys()], [...map.values()]]).toEqual([
        plain.size,
        [...plain.keys()],
        [...plain.values()],
      ]);
      for (const name of [...plain.keys(), other, '__proto__']) {
        expect([map.get(name), map.has(name)]).toEqual([plain.get(name), plain.has(name)]);
      }
    }),
  );
});
