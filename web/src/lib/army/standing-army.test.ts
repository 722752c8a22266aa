import { expect, it } from 'vitest';
import { lineOf, linesInWords, toSend } from './standing-army.js';

const names: Record<string, string> = { general: 'General', griffon: 'Griffon', halberdiers: 'Halberdiers' };

it('says what came or went, with what each carries', () => {
  const lines = [
    { unit: 'halberdiers', count: 6, items: [] },
    { unit: 'general', count: 1, items: ['orb'], mount: 'griffon' },
  ];
  expect(linesInWords(lines, (id) => names[id] ?? id)).toBe('6 Halberdiers, 1 General (Griffon, orb)');
});

it('a line goes to the service and comes back as it was', () => {
  const line = { unit: 'general', count: 1, items: ['orb'], mount: 'griffon' };
  const bare = { unit: 'halberdiers', count: 6, items: [] };
  const seen = toSend([line, bare]).map((sent) => ({ __typename: 'ArmyLine' as const, ...sent }));
  expect(seen.map(lineOf)).toEqual([line, bare]);
});
