import type { Words } from '@pelagonia/rules';
import { getLocale, type Locale } from '../paraglide/runtime.js';
import { listFormat, numberFormat } from '../words/formats.js';

/** A text of the library in the language being read. */
export const say = (words: Words): string => words[getLocale()];

/** The same in the other language, for those who know a thing by that name. */
export const sayOtherwise = (words: Words): string => words[getLocale() === 'en' ? 'es' : 'en'];

/** 1,000 in English and 1.000 in Spanish. */
export const figure = (value: number): string =>
  numberFormat(getLocale(), { useGrouping: 'always' }).format(value);

/** British lists have no comma before their last word. */
const listLanguages: Record<Locale, string> = { en: 'en-GB', es: 'es' };

/** "infantry, cavalry and chariots", as the language joins them. */
export const allOf = (parts: readonly string[]): string =>
  listFormat(listLanguages[getLocale()], { type: 'conjunction' }).format(parts);

/** "a bridge or a ford". */
export const anyOf = (parts: readonly string[]): string =>
  listFormat(listLanguages[getLocale()], { type: 'disjunction' }).format(parts);

export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, getLocale());
