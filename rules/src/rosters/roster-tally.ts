import { isCharacter, type Unit, type UnitType } from './army-list.js';
import type { SiegeGear } from './armoury.js';
import type { Catalogue } from './catalogue.js';
import type { RosterEntry } from './roster.js';

/** How often each id has been chosen; unknown ones are not counted. */
export interface RosterTally {
  /** Units, characters and gear. */
  readonly chosen: ReadonlyMap<string, number>;
  readonly ridden: ReadonlyMap<string, number>;
  readonly carried: ReadonlyMap<string, number>;
  /** Units of each type that others can join; what is itself attached takes nobody in. */
  readonly hosts: ReadonlyMap<UnitType, number>;
}

function add<Key>(tally: Map<Key, number>, key: Key, count: number): void {
  tally.set(key, (tally.get(key) ?? 0) + count);
}

export function tallyOf(catalogue: Catalogue, entries: readonly RosterEntry[]): RosterTally {
  const [chosen, ridden, carried] = [new Map(), new Map(), new Map()] as Map<string, number>[] as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  const hosts = new Map<UnitType, number>();
  for (const { unit: id, mount, items, count } of entries) {
    const unit = catalogue.units.get(id);
    if (unit !== undefined || catalogue.gear.has(id)) add(chosen, id, count);
    if (unit !== undefined && unit.attachesTo === undefined) add(hosts, unit.type, count);
    if (mount !== undefined && catalogue.mounts.has(mount)) add(ridden, mount, count);
    for (const item of items) if (catalogue.items.has(item)) add(carried, item, count);
  }
  return { chosen, ridden, carried, hosts };
}

/** How many of a line the units of an army can take in; without end for what joins nobody. */
export function roomFor({ attachesTo }: Unit | SiegeGear, { hosts }: RosterTally): number {
  if (attachesTo === undefined) return Infinity;
  return [...new Set(attachesTo)].reduce((sum, type) => sum + (hosts.get(type) ?? 0), 0);
}

/** Whether it is one of the units of which half may be lost. */
export function countsAsUnit({ type, attachesTo, uncounted }: Unit): boolean {
  return !isCharacter(type) && attachesTo === undefined && uncounted !== true;
}

/** What one of an entry costs with all it has; what nobody knows costs nothing. */
export function priceOfOne(
  { units, gear, mounts, items }: Catalogue,
  { unit, mount, items: carried }: Pick<RosterEntry, 'unit' | 'mount' | 'items'>,
): number {
  const line = units.get(unit) ?? gear.get(unit);
  const ridden = mount === undefined ? undefined : mounts.get(mount);
  const worn = carried.reduce((sum, item) => sum + (items.get(item)?.points ?? 0), 0);
  return (line?.points ?? 0) + (ridden?.points ?? 0) + worn;
}
