import { type Entry, type EntryKind, entryKinds } from './entry.js';
import { plain } from './plain.js';

interface Prepared {
  readonly entry: Entry;
  readonly name: string;
  readonly alias: string;
  readonly all: string;
}

export type Index = readonly Prepared[];

export interface Found {
  readonly kind: EntryKind;
  readonly entries: readonly Entry[];
}

export function indexOf(entries: readonly Entry[]): Index {
  return entries.map((entry) => {
    const [name, alias, of] = [entry.name, entry.alias, entry.of].map((text) => plain(text ?? ''));
    return { entry, name: name ?? '', alias: alias ?? '', all: `${name} ${alias} ${of}` };
  });
}

const beginsAWord = (text: string, part: string) => ` ${text}`.includes(` ${part}`);

/** The lower, the better; Infinity is no match. */
function rankOf(text: string, wanted: string, parts: readonly string[]): number {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (parts.every((part) => beginsAWord(text, part))) return 2;
  return parts.every((part) => text.includes(part)) ? 4 : Infinity;
}

function rank({ name, alias, all }: Prepared, wanted: string, parts: readonly string[]): number {
  const own = Math.min(rankOf(name, wanted, parts), rankOf(alias, wanted, parts) + 0.5);
  if (own < 4) return own;
  // "empire cannon": some of the words are about what it belongs to.
  const named = parts.some((part) => beginsAWord(name, part) || beginsAWord(alias, part));
  return named && parts.every((part) => beginsAWord(all, part)) ? 3 : own;
}

/**
 * What is called like this in either language, with or without its accents: grouped by kind, the best match first,
 * and the group with the best match before the others.
 */
export function find(index: Index, query: string): Found[] {
  const wanted = plain(query);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  const matches = index
    .map((one) => ({ entry: one.entry, rank: rank(one, wanted, parts) }))
    .filter((match) => match.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.entry.name.localeCompare(b.entry.name));
  return entryKinds
    .map((kind) => ({ kind, of: matches.filter(({ entry }) => entry.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .sort((a, b) => (a.of[0]?.rank ?? 0) - (b.of[0]?.rank ?? 0))
    .map(({ kind, of }) => ({ kind, entries: of.map(({ entry }) => entry) }));
}
