import type { Catalogue } from '../rosters/catalogue.js';
import type { RosterEntry, RosterTerms } from '../rosters/roster.js';
import { priceOfOne } from '../rosters/roster-tally.js';
import { beyondArmy, costOf } from './army-in-battle.js';
import { type ArmyLine, keyOfLine } from './army-ledger.js';

type Carried = Pick<RosterEntry, 'unit' | 'items' | 'mount'>;

/** S4: what may still be taken along of a lasting army while it is being fielded. */
export interface Fielding {
  /** How many of a unit stand at home, with whatever they have, or can be had for the garrison. */
  readonly room: (unit: string) => number;
  /** What the next one of a unit is: the first of the army that stands at home, else one for the garrison. */
  readonly next: (unit: string) => Carried;
  /** Whether one of an entry may have something else. */
  readonly mayBecome: (before: Carried, after: Carried) => boolean;
}

export function fieldingOf(
  catalogue: Catalogue,
  { lines, garrison }: NonNullable<RosterTerms['standing']>,
  entries: readonly RosterEntry[],
): Fielding {
  const extra = beyondArmy(catalogue, lines, { entries });
  const home = beyondArmy(catalogue, entries, { entries: lines });
  const [over, left] = [keysOf(extra), keysOf(home)];
  const spent = costOf(catalogue, extra);
  const price = (one: Carried): number => priceOfOne(catalogue, one);
  return {
    room: (unit) => {
      const standing = home.reduce((sum, line) => sum + (line.unit === unit ? line.count : 0), 0);
      const each = price({ unit, items: [] });
      const bought = each === 0 ? Infinity : Math.floor(Math.max(0, garrison - spent) / each);
      return standing + (garrison === 0 ? 0 : bought);
    },
    next: (unit) => {
      const { items, mount } = home.find((line) => line.unit === unit) ?? { items: [] };
      return { unit, items, ...(mount !== undefined && { mount }) };
    },
    mayBecome: (before, after) => {
      if (keyOfLine(before) === keyOfLine(after)) return true;
      const freed = over.has(keyOfLine(before)) ? price(before) : 0;
      const asked = left.has(keyOfLine(after)) ? 0 : price(after);
      // What does not fit as it is may at least not become worse.
      return spent - freed + asked <= Math.max(garrison, spent);
    },
  };
}

const keysOf = (lines: readonly ArmyLine[]): ReadonlySet<string> => new Set(lines.map(keyOfLine));
