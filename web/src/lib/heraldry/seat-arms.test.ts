import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { armsOf, seatArms } from './seat-arms.js';
import { contrast, perceivedDistance, visions } from './testing/colour-sight.js';

const themes = ['paper', 'lamplight'] as const;
const grounds = { paper: '#f2e9cc', lamplight: '#2e2d26' } as const;

describe('the arms of the seats', () => {
  it('give every seat a pattern of its own', () => {
    expect(new Set(seatArms.map(({ pattern }) => pattern)).size).toBe(8);
  });

  it.each(themes)('carry a letter that reads at 4.5 to 1 on %s', (theme) => {
    for (const arms of seatArms) {
      expect(contrast(arms[theme].charge, arms[theme].field), arms.letter).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(themes)('draw borders that stand out 3 to 1 from the land on %s', (theme) => {
    for (const arms of seatArms) {
      expect(contrast(arms[theme].line, grounds[theme]), arms.letter).toBeGreaterThanOrEqual(3);
    }
  });

  describe.each(themes)('on %s', (theme) => {
    it.each(visions)('no two look alike to %s eyes', (vision) => {
      for (const one of seatArms) {
        for (const other of seatArms.filter(({ letter }) => letter > one.letter)) {
          const distance = perceivedDistance(one[theme].field, other[theme].field, vision);
          expect(distance, `${one.letter} and ${other.letter}`).toBeGreaterThan(0.1);
        }
      }
    });
  });

  it('do not exist for other letters', () => {
    expect(armsOf('I')).toBeUndefined();
    expect(armsOf('a')).toBeUndefined();
  });
});

it('the style sheet has the same colours as the data, dark ones both times', () => {
  const css = readFileSync(new URL('./seat-tinctures.css', import.meta.url), 'utf8');
  for (const arms of seatArms) {
    for (const part of ['field', 'line', 'charge'] as const) {
      const found = [
        ...css.matchAll(new RegExp(`--seat-${arms.letter.toLowerCase()}-${part}: (#\\w+);`, 'g')),
      ];
      const { paper, lamplight } = arms;
      expect(found.map(([, colour]) => colour)).toEqual([paper[part], lamplight[part], lamplight[part]]);
    }
  }
});
