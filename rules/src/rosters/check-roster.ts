import { checkFieldedArmy } from '../armies/army-in-battle.js';
import { faultSheet, type Report } from '../input/fault.js';
import { breakPoint } from '../battle/withdrawal.js';
import { quote } from '../map/shape.js';
import type { ArmyList } from './army-list.js';
import type { Armoury } from './armoury.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { checkGear } from './roster-gear.js';
import { checkItems } from './roster-items.js';
import { checkLimits } from './roster-limits.js';
import type { Roster, RosterEntry, RosterReport, RosterTerms } from './roster.js';
import { countsAsUnit, priceOfOne, roomFor, type RosterTally, tallyOf } from './roster-tally.js';
import { checkVeterans } from './roster-veterans.js';

/**
 * Section 10: what a roster costs, how many units it has, and every fault it has. Time grows with the number of
 * entries and no faster.
 */
export function checkRoster(
  list: ArmyList,
  armoury: Armoury,
  roster: Roster,
  terms: RosterTerms = {},
): RosterReport {
  const { faults, report } = faultSheet();
  const catalogue = catalogueOf(list, armoury);
  const { entries, size } = roster;
  const tally = tallyOf(catalogue, entries);
  checkItems(catalogue, entries, tally, report);
  entries.forEach((entry, index) => checkLine(catalogue, entry, `entries[${index}]`, report));
  checkVeterans(catalogue, entries, terms.roll, report);
  checkGear(catalogue, entries, terms.siege, report);
  checkLimits(list, tally.chosen, tally.ridden, size, report);
  checkAttached(catalogue, tally, report);
  const total = entries.reduce((sum, entry) => sum + entry.count * priceOfOne(catalogue, entry), 0);
  if (total > size) report('ROSTER_POINTS_EXCEEDED', 'entries', { total, size });
  const units = list.units.filter(countsAsUnit).reduce((sum, { id }) => sum + (tally.chosen.get(id) ?? 0), 0);
  const { standing } = terms;
  if (standing === undefined) return { total, units, breakPoint: breakPoint(units), faults };
  // HOUSE: an army that has suffered fights with what is left of it.
  const suffered = faults.filter(({ code }) => code !== 'ROSTER_TOO_FEW');
  const beyond = checkFieldedArmy(list, armoury, standing, roster, standing.garrison);
  return { total, units, breakPoint: breakPoint(units), faults: [...suffered, ...beyond] };
}

/** The line and the mount of an entry; whether an unknown line may ride it is no question. */
function checkLine(
  { units, gear, mounts }: Catalogue,
  entry: RosterEntry,
  where: string,
  report: Report,
): void {
  const known = units.has(entry.unit) || gear.has(entry.unit);
  if (!known) report('ROSTER_UNIT_UNKNOWN', where, { unit: quote(entry.unit) });
  if (entry.mount === undefined) return;
  const mount = mounts.get(entry.mount);
  if (mount === undefined) report('ROSTER_MOUNT_UNKNOWN', where, { mount: quote(entry.mount) });
  else if (known && !mount.riders.includes(entry.unit)) {
    report('ROSTER_MOUNT_RIDER', where, { mount: mount.id, unit: quote(entry.unit) });
  }
}

function checkAttached({ units, gear }: Catalogue, tally: RosterTally, report: Report): void {
  for (const line of [...units.values(), ...gear.values()]) {
    const count = tally.chosen.get(line.id) ?? 0;
    const hosts = roomFor(line, tally);
    if (count > hosts) report('ROSTER_ATTACHED_TOO_MANY', 'entries', { unit: line.id, count, hosts });
  }
}
