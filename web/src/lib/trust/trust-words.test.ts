import { expect, it } from 'vitest';
import { purposeWords } from './trust-words.js';

const names = { seatName: (letter: string) => ({ A: 'Anna', B: 'Bruno' })[letter] ?? letter };

it.each([
  ['answer:contest:widows-pass:B', 'Choice of a bot: Bruno'],
  ['answer:order:A', 'Choice of a bot: Anna'],
  ['veteran:field:mire:A>B', 'Honour: Anna against Bruno'],
  ['veteran:assault:mire:A>nobody', 'Honour: Anna against the garrison'],
])('%s is told as people say it', (purpose, words) => {
  expect(purposeWords(purpose, names)).toBe(words);
});
