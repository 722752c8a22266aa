import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { extrasOf } from './entry-words.js';

afterEach(() => {
  overwriteGetLocale(() => 'en');
});

it.each([
  ['en', '“The Old Ones”, griffon, orb'],
  ['es', '«The Old Ones», griffon, orb'],
] as const)('in %s, a veteran’s name stands in the quotation marks of the language', (locale, words) => {
  overwriteGetLocale(() => locale);
  const entry = { veteran: 'The Old Ones', mount: 'griffon', items: ['orb'] };
  expect(extrasOf(entry, (id) => id)).toBe(words);
});
