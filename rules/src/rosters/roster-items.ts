import type { Report } from '../input/fault.js';
import { quote } from '../map/shape.js';
import type { Unit } from './army-list.js';
import type { MagicItem } from './armoury.js';
import type { Catalogue } from './catalogue.js';
import type { RosterEntry } from './roster.js';
import type { RosterTally } from './roster-tally.js';

/** Magic items: one to a bearer who may carry it, and each once in the army. */
export function checkItems(
  { list, units, gear, items }: Catalogue,
  entries: readonly RosterEntry[],
  { carried }: RosterTally,
  report: Report,
): void {
  entries.forEach((entry, index) => {
    const where = `entries[${index}]`;
    const unit = quote(entry.unit);
    if (entry.items.length > 1) report('ROSTER_ITEMS_TOO_MANY', where, { unit, count: entry.items.length });
    for (const id of entry.items) {
      const item = items.get(id);
      if (item === undefined) {
        report('ROSTER_ITEM_UNKNOWN', where, { item: quote(id) });
        continue;
      }
      if (item.armies?.includes(list.id) === false) {
        report('ROSTER_ITEM_NOT_FOR_ARMY', where, { item: id, army: list.id });
      }
      const bearer = units.get(entry.unit);
      const barred = bearer === undefined ? gear.has(entry.unit) : !mayCarry(item, bearer);
      if (barred) report('ROSTER_ITEM_BEARER', where, { item: id, unit });
    }
  });
  for (const [item, count] of carried) {
    if (count > 1) report('ROSTER_ITEM_TAKEN', 'entries', { item, count });
  }
}

/** What joins other units is no unit and carries nothing of its own. */
export function mayCarry({ bearers }: MagicItem, { id, type, attachesTo }: Unit): boolean {
  if (attachesTo !== undefined) return false;
  return bearers.types.includes(type) || bearers.units?.includes(id) === true;
}
