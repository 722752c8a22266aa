import { expect, it } from 'vitest';
import { fieldWord } from './field-words.js';

it.each([
  ['units[4].points', '“Points”'],
  ['name.es', '“Name, in Spanish”'],
  ['units[0].rules.en', '“Special rules, in English”'],
  ['rules[1].text.en', '“Text, in English”'],
  ['mounts[2].riders', '“Ridden by”'],
])('calls %s as the editor does: %s', (where, word) => {
  expect(fieldWord(where)).toBe(word);
});
