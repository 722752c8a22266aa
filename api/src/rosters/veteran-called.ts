import type { Roster } from '@pelagonia/rules';

/** The same roster with veterans that are called otherwise now. */
export function withVeteranCalled(roster: Roster, before: string, after: string): Roster {
  const entries = roster.entries.map((entry) =>
    entry.veteran === before ? { ...entry, veteran: after } : entry,
  );
  return { ...roster, entries };
}
