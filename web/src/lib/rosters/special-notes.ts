import type { RosterEntry } from '@pelagonia/rules';
import { profileOf } from './line-groups.js';
import type { RosterLibrary } from './roster-library.js';

/** The special rules of all that a roster has, each once, in the order in which they are met: name and text. */
export function specialNotes(
  { list, armoury }: RosterLibrary,
  entries: readonly RosterEntry[],
  language: 'en' | 'es',
): readonly (readonly [name: string, text: string])[] {
  const pieces = entries.flatMap(({ unit, mount, items }) => [
    profileOf(list, armoury, unit),
    list.mounts.find(({ id }) => id === mount),
    ...items.map((item) => armoury.items.find(({ id }) => id === item)),
  ]);
  const told = pieces.flatMap((piece) =>
    piece?.rules ? [[piece.name[language], piece.rules[language]] as const] : [],
  );
  return [...new Map(told)];
}
