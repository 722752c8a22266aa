import type { Roster, RosterEntry } from '@pelagonia/rules';

/** What can be done to a roster, each as a new one. Whether the result is legal is for the rules to say. */
const bare = (entry: RosterEntry): boolean =>
  entry.items.length === 0 && entry.mount === undefined && entry.veteran === undefined;

type Brought = Pick<RosterEntry, 'items' | 'mount'>;
const nothing: Brought = { items: [] };

const withEntries = (roster: Roster, entries: readonly RosterEntry[]): Roster => ({
  ...roster,
  entries: entries.filter(({ count }) => count > 0),
});

const replaceAt = (roster: Roster, index: number, ...entries: RosterEntry[]): Roster =>
  withEntries(roster, roster.entries.toSpliced(index, 1, ...entries));

/** One more: to those without equipment, or, for whoever is a person of his own or brings something, as an entry of his own. */
export function addOne(
  roster: Roster,
  unit: string,
  { apart, brought = nothing }: { apart: boolean; brought?: Brought | undefined },
): Roster {
  const added = { unit, count: 1, ...brought };
  const same =
    apart || !bare(added) ? -1 : roster.entries.findIndex((entry) => entry.unit === unit && bare(entry));
  const entry = roster.entries[same];
  if (entry) return replaceAt(roster, same, { ...entry, count: entry.count + 1 });
  return withEntries(roster, [...roster.entries, added]);
}

/** One fewer: of those without equipment if there are any, else the last that was added. */
export function removeOne(roster: Roster, unit: string): Roster {
  const plain = roster.entries.findLastIndex((entry) => entry.unit === unit && bare(entry));
  const index = plain >= 0 ? plain : roster.entries.findLastIndex((entry) => entry.unit === unit);
  return index < 0 ? roster : removeFrom(roster, index);
}

/** One fewer of this very entry. */
export function removeFrom(roster: Roster, index: number): Roster {
  const entry = roster.entries[index];
  return entry ? replaceAt(roster, index, { ...entry, count: entry.count - 1 }) : roster;
}

/** Equipment goes to one: if there are several, one of them becomes an entry of its own, right behind the others. */
function changeOne(roster: Roster, index: number, change: (entry: RosterEntry) => RosterEntry): Roster {
  const entry = roster.entries[index];
  if (!entry) return roster;
  if (entry.count === 1) return replaceAt(roster, index, change(entry));
  return replaceAt(roster, index, { ...entry, count: entry.count - 1 }, change({ ...entry, count: 1 }));
}

/** Whether it then stands where it stood, or one further since it was split off. */
export const indexAfterChange = (roster: Roster, index: number): number =>
  (roster.entries[index]?.count ?? 1) > 1 ? index + 1 : index;

export function giveMount(roster: Roster, index: number, mount: string | undefined): Roster {
  return changeOne(roster, index, ({ mount: _, ...rest }) => ({
    ...rest,
    ...(mount !== undefined && { mount }),
  }));
}

/** A unit or character carries one magic item at most: another takes the place of the first. */
export function giveItem(roster: Roster, index: number, item: string | undefined): Roster {
  return changeOne(roster, index, (entry) => ({ ...entry, items: item === undefined ? [] : [item] }));
}

export function makeVeteran(roster: Roster, index: number, veteran: string | undefined): Roster {
  return changeOne(roster, index, ({ veteran: _, ...rest }) => ({
    ...rest,
    ...(veteran !== undefined && { veteran }),
  }));
}
