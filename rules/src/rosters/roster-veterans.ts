import type { Report } from '../input/fault.js';
import { quote } from '../map/shape.js';
import { canBeVeteran, type MusterRoll } from '../veterans/muster-roll.js';
import type { Catalogue } from './catalogue.js';
import type { RosterEntry } from './roster.js';

/** Section 8: a veteran is one unit of foot or horse; it stands on the roll as what it is fielded as, and is fielded once. */
export function checkVeterans(
  { units }: Catalogue,
  entries: readonly RosterEntry[],
  roll: MusterRoll | undefined,
  report: Report,
): void {
  const known = new Map(roll?.veterans.map((veteran) => [veteran.name, veteran]));
  const seen = new Set<string>();
  entries.forEach(({ unit, count, veteran: name }, index) => {
    if (name === undefined) return;
    const where = `entries[${index}]`;
    const told = quote(name);
    const type = units.get(unit)?.type;
    if (count !== 1) report('ROSTER_VETERAN_COUNT', where, { name: told, count });
    if (type !== undefined && !canBeVeteran(type)) {
      report('ROSTER_VETERAN_TYPE', where, { name: told, unit: quote(unit) });
    }
    if (seen.has(name)) report('ROSTER_VETERAN_TWICE', where, { name: told });
    seen.add(name);
    if (roll === undefined) return;
    const veteran = known.get(name);
    if (veteran === undefined) report('ROSTER_VETERAN_UNKNOWN', where, { name: told });
    else if (veteran.lost !== undefined) report('ROSTER_VETERAN_FALLEN', where, { name: told });
    else if (veteran.unit !== unit) {
      report('ROSTER_VETERAN_OTHER_UNIT', where, { name: told, unit: veteran.unit });
    }
  });
}
