import { type Fielding, fieldingOf } from '../armies/fielding.js';
import { canBeVeteran, type MusterRoll, standing, type Veteran } from '../veterans/muster-roll.js';
import type { ArmyList, Unit } from './army-list.js';
import type { Armoury, SiegeGear } from './armoury.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { checkRoster } from './check-roster.js';
import { servesSiege } from './roster-gear.js';
import { leastOf, mostOf } from './roster-limits.js';
import { itemOptions, mountOptions, type RosterOption } from './roster-options.js';
import type { Roster, RosterEntry, RosterReport, RosterTerms } from './roster.js';
import { priceOfOne, roomFor, type RosterTally, tallyOf } from './roster-tally.js';

/** How a line of the army list, or a piece of siege gear, stands in a roster. */
export interface RosterLine {
  readonly id: string;
  readonly gear: boolean;
  /** Of one, bare. */
  readonly points: number;
  readonly count: number;
  /** What the size of the army asks for and allows; no `most`: as many as one likes. */
  readonly least: number;
  readonly most?: number;
  /** How many are still needed. */
  readonly missing: number;
  /** How many more the list allows, whatever they cost; absent: as many as one likes. */
  readonly room?: number;
  /** How many more the list and the points that are left allow together. */
  readonly more: number;
  /** Why there can be no more. */
  readonly full?: 'limit' | 'hosts' | 'points' | 'standing';
  /** S4: how many the lasting army has of it; absent where none lasts. */
  readonly standing?: number;
  /** S4: what the next one brings along, as the lasting army has it; absent: nothing. */
  readonly next?: Pick<RosterEntry, 'items' | 'mount'>;
}

/** How an entry stands, and what it may be given. */
export interface RosterEntrySheet {
  /** Of all of the entry, with mounts and items. */
  readonly points: number;
  readonly mounts: readonly RosterOption[];
  readonly items: readonly RosterOption[];
  /** S4: what it cannot lay down, for the lasting army has none without it. */
  readonly bound: readonly ('mount' | 'items')[];
  /** Veterans that it might be, or is: of this line, standing, and fielded nowhere else. */
  readonly veterans: readonly Veteran[];
}

/** All that a roster builder shows besides the names. */
export interface RosterSheet extends RosterReport {
  readonly size: number;
  /** Points that are not spent; below nought when too many are. */
  readonly left: number;
  /** In the order of the army list, the siege gear that is of use after it. */
  readonly lines: readonly RosterLine[];
  /** In the order of the roster. */
  readonly entries: readonly RosterEntrySheet[];
}

/** What a roster costs and lacks, what may still be added to it, and what each of its entries may be given. */
export function rosterSheet(
  list: ArmyList,
  armoury: Armoury,
  roster: Roster,
  terms: RosterTerms = {},
): RosterSheet {
  const catalogue = catalogueOf(list, armoury);
  const tally = tallyOf(catalogue, roster.entries);
  const report = checkRoster(list, armoury, roster, terms);
  const left = roster.size - report.total;
  const gear = [...catalogue.gear.values()].filter((piece) => servesSiege(piece, terms.siege));
  const had = terms.standing && tallyOf(catalogue, terms.standing.lines).chosen;
  const fielding = terms.standing && fieldingOf(catalogue, terms.standing, roster.entries);
  const lines = [...list.units, ...gear].map((line) => {
    const found = lineOf(line, tally, roster.size, left);
    return fielding === undefined ? found : asStanding(found, had?.get(line.id) ?? 0, fielding);
  });
  const fielded = new Set(roster.entries.flatMap(({ veteran }) => veteran ?? []));
  const entries = roster.entries.map((entry) => ({
    points: entry.count * priceOfOne(catalogue, entry),
    mounts: mountOptions(catalogue, tally, entry, roster.size, fielding),
    items: itemOptions(catalogue, tally, entry, fielding),
    bound: boundOf(entry, fielding),
    veterans: veteransFor(catalogue, entry, terms.roll, fielded),
  }));
  return { ...report, size: roster.size, left, lines, entries };
}

/** An army that lasts asks for nobody it has not, and fields nobody else but for the garrison. */
function asStanding(line: RosterLine, standing: number, fielding: Fielding): RosterLine {
  const { room = Infinity, more, full, most, ...rest } = { ...line, least: 0, missing: 0 };
  const bound = line.gear ? Infinity : fielding.room(line.id);
  const [open, fewer] = [Math.min(room, bound), Math.min(more, bound)];
  const why = bound === 0 && room > 0 ? 'standing' : full;
  const { items, mount } = fielding.next(line.id);
  return {
    ...rest,
    ...(most !== undefined && { most }),
    ...(open !== Infinity && { room: open }),
    more: fewer,
    ...(fewer === 0 && why !== undefined && { full: why }),
    ...(!line.gear && { standing }),
    ...((items.length > 0 || mount !== undefined) && {
      next: { items, ...(mount !== undefined && { mount }) },
    }),
  };
}

function boundOf(entry: RosterEntry, fielding: Fielding | undefined): RosterEntrySheet['bound'] {
  if (fielding === undefined) return [];
  const { mount: _, ...onFoot } = entry;
  return [
    ...(fielding.mayBecome(entry, onFoot) ? [] : (['mount'] as const)),
    ...(fielding.mayBecome(entry, { ...entry, items: [] }) ? [] : (['items'] as const)),
  ];
}

function lineOf(line: Unit | SiegeGear, tally: RosterTally, size: number, left: number): RosterLine {
  const { id, points } = line;
  const gear = !('type' in line);
  const count = tally.chosen.get(id) ?? 0;
  const [least, most] = gear ? [0, Infinity] : [leastOf(line, size), mostOf(line, size)];
  const room = Math.max(0, Math.min(most, roomFor(line, tally)) - count);
  const affordable = points === 0 ? Infinity : Math.max(0, Math.floor(left / points));
  const more = Math.min(room, affordable, 10_000);
  const full = room > 0 ? 'points' : most <= count ? 'limit' : 'hosts';
  return {
    id,
    gear,
    points,
    count,
    least,
    ...(most !== Infinity && { most }),
    missing: Math.max(0, least - count),
    ...(room !== Infinity && { room }),
    more,
    ...(more === 0 && { full }),
  };
}

function veteransFor(
  { units }: Catalogue,
  { unit, veteran: own }: RosterEntry,
  roll: MusterRoll | undefined,
  fielded: ReadonlySet<string>,
): readonly Veteran[] {
  const line = units.get(unit);
  if (roll === undefined || line === undefined || !canBeVeteran(line.type)) return [];
  return standing(roll).filter(
    (veteran) => veteran.unit === unit && (veteran.name === own || !fielded.has(veteran.name)),
  );
}
