import type { Language } from '../map/describe-violation.js';
import type { ArmyList, Mount, Unit } from './army-list.js';
import type { Armoury, MagicItem, SiegeGear } from './armoury.js';

/** Where the lines of a list and the armoury are found by their ids. */
export interface Catalogue {
  readonly list: ArmyList;
  readonly units: ReadonlyMap<string, Unit>;
  /** Siege gear is chosen like a unit; a unit of the same id goes first. */
  readonly gear: ReadonlyMap<string, SiegeGear>;
  readonly mounts: ReadonlyMap<string, Mount>;
  readonly items: ReadonlyMap<string, MagicItem>;
}

export function catalogueOf(list: ArmyList, armoury: Armoury): Catalogue {
  const units = byId(list.units);
  return {
    list,
    units,
    gear: byId(armoury.gear.filter(({ id }) => !units.has(id))),
    mounts: byId(list.mounts),
    items: byId(armoury.items),
  };
}

function byId<T extends { readonly id: string }>(lines: readonly T[]): ReadonlyMap<string, T> {
  return new Map(lines.map((line) => [line.id, line]));
}

/** Says ids by the names people know them by, for sentences; what has no name keeps its id. */
export function rosterNames(list: ArmyList, armoury: Armoury, language: Language): (id: string) => string {
  const named = [...armoury.gear, ...armoury.items, ...list.mounts, ...list.units, list];
  const names = new Map(named.map(({ id, name }) => [id, name[language]]));
  return (id) => names.get(id) ?? id;
}
