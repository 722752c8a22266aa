import { faultSheet, type InputFault } from '../input/fault.js';
import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import type { SpellBook } from '../rosters/spells.js';

/** Items and spells name armies and units of the lists; what they name must be there. */
export function armouryReferences(armoury: Armoury, lists: readonly ArmyList[]): readonly InputFault[] {
  const { faults, report } = faultSheet();
  const armies = new Set(lists.map((list) => list.id));
  armoury.items.forEach((item, at) => {
    item.armies?.forEach((army, index) => {
      if (!armies.has(army)) report('LIBRARY_ARMY_UNKNOWN', `items[${at}].armies[${index}]`, { army });
    });
    const fitting = lists.filter((list) => item.armies?.includes(list.id) !== false);
    const units = new Set(fitting.flatMap((list) => list.units.map((unit) => unit.id)));
    item.bearers.units?.forEach((unit, index) => {
      if (units.has(unit)) return;
      report('LIBRARY_UNIT_UNKNOWN', `items[${at}].bearers.units[${index}]`, { unit });
    });
  });
  return faults;
}

export function spellReferences(book: SpellBook, lists: readonly ArmyList[]): readonly InputFault[] {
  const { faults, report } = faultSheet();
  const armies = new Set(lists.map((list) => list.id));
  book.lores.forEach(({ army }, at) => {
    if (!armies.has(army)) report('LIBRARY_ARMY_UNKNOWN', `lores[${at}].army`, { army });
  });
  return faults;
}
