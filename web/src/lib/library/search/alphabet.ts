import type { Entry } from './entry.js';
import { plain } from './plain.js';

const article = /^(the|el|la|los|las) /;

/** "The Empire" stands under E. */
const sortName = ({ name }: Entry): string => plain(name).replace(article, '');

export interface Letter {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** The index as a book has it, by the first letter. */
export function alphabetOf(entries: readonly Entry[]): Letter[] {
  const sorted = entries
    .map((entry) => ({ entry, key: sortName(entry) }))
    .sort((a, b) => a.key.localeCompare(b.key) || (a.entry.of ?? '').localeCompare(b.entry.of ?? ''));
  const letters = new Map<string, Entry[]>();
  for (const { entry, key } of sorted) {
    const letter = key.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, found]) => ({ letter, entries: found }));
}
