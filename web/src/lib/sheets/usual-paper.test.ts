import { expect, test } from 'vitest';
import { usualPaper } from './usual-paper.js';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['es-ES', 'a4'],
  ['es', 'a4'],
  ['', 'a4'],
  ['no language', 'a4'],
])('whoever reads %s probably prints on %s', (language, size) => {
  expect(usualPaper(language)).toBe(size);
});
