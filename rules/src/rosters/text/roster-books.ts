import type { ArmyList } from '../army-list.js';
import type { Armoury } from '../armoury.js';
import { catalogueOf } from '../catalogue.js';
import { NameBook } from './name-book.js';

/** What the lines of a roster can name. */
export interface RosterBooks {
  /** Units, characters and siege gear. */
  readonly lines: NameBook;
  /** Mounts and items, as `mount:griffon` and `item:sword`. */
  readonly extras: NameBook;
}

export function booksOf(list: ArmyList, armoury: Armoury): RosterBooks {
  const { units, gear, mounts, items } = catalogueOf(list, armoury);
  const fitting = [...items.values()].filter(({ armies }) => armies?.includes(list.id) !== false);
  return {
    lines: new NameBook([...units.values(), ...gear.values()]),
    extras: new NameBook([
      ...[...mounts.values()].map(({ id, name }) => ({ id: `mount:${id}`, name })),
      ...fitting.map(({ id, name }) => ({ id: `item:${id}`, name })),
      ...[...mounts.values()].map(({ id }) => ({ id: `mount:${id}`, name: { en: id, es: id } })),
      ...fitting.map(({ id }) => ({ id: `item:${id}`, name: { en: id, es: id } })),
    ]),
  };
}
