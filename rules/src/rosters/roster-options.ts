import type { Fielding } from '../armies/fielding.js';
import { isCharacter } from './army-list.js';
import type { Catalogue } from './catalogue.js';
import { mostOf } from './roster-limits.js';
import type { RosterEntry } from './roster.js';
import { mayCarry } from './roster-items.js';
import type { RosterTally } from './roster-tally.js';

/** Something that an entry may be given, or has. */
export interface RosterOption {
  readonly id: string;
  readonly points: number;
  /** Whether the entry has it. */
  readonly taken: boolean;
  /**
   * Why it cannot be had now: somebody else has it, the army has as many as it may, or the lasting army has nobody left with
   * it. Absent: it can.
   */
  readonly barred?: 'elsewhere' | 'limit' | 'standing';
}

/** The mounts that the character of an entry may have, all of them, with whether they are to be had now. */
export function mountOptions(
  { units, mounts }: Catalogue,
  { ridden }: RosterTally,
  entry: RosterEntry,
  size: number,
  fielding?: Fielding,
): readonly RosterOption[] {
  const unit = units.get(entry.unit);
  if (unit === undefined || !isCharacter(unit.type)) return [];
  return [...mounts.values()]
    .filter(({ riders }) => riders.includes(entry.unit))
    .map((mount) => {
      const taken = entry.mount === mount.id;
      const others = (ridden.get(mount.id) ?? 0) - (taken ? entry.count : 0);
      const full = others + entry.count > mostOf(mount, size);
      if (fielding?.mayBecome(entry, { ...entry, mount: mount.id }) === false) {
        return option(mount, taken, 'standing');
      }
      return option(mount, taken, full ? 'limit' : undefined);
    });
}

/** The magic items that an entry may carry; one that another entry carries, or that would be carried twice, is barred. */
export function itemOptions(
  { list, units, items }: Catalogue,
  { carried }: RosterTally,
  entry: RosterEntry,
  fielding?: Fielding,
): readonly RosterOption[] {
  const unit = units.get(entry.unit);
  if (unit === undefined) return [];
  return [...items.values()]
    .filter((item) => mayCarry(item, unit) && item.armies?.includes(list.id) !== false)
    .map((item) => {
      const taken = entry.items.includes(item.id);
      const others = (carried.get(item.id) ?? 0) - (taken ? entry.count : 0);
      if (fielding?.mayBecome(entry, { ...entry, items: [item.id] }) === false) {
        return option(item, taken, 'standing');
      }
      return option(item, taken, others > 0 ? 'elsewhere' : entry.count > 1 ? 'limit' : undefined);
    });
}

function option(
  { id, points }: { readonly id: string; readonly points: number },
  taken: boolean,
  barred: RosterOption['barred'],
): RosterOption {
  return { id, points, taken, ...(barred && { barred }) };
}
