import type { Casualty } from '../battle/roster-casualties.js';
import { faultSheet, type InputFault } from '../input/fault.js';
import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import { type Catalogue, catalogueOf } from '../rosters/catalogue.js';
import type { Roster } from '../rosters/roster.js';
import { priceOfOne } from '../rosters/roster-tally.js';
import { type ArmyLine, keyOfLine, type StandingArmy } from './army-ledger.js';

/**
 * HOUSE: a battle is fought with what the standing army has; a garrison of so many points is chosen anew each time, and siege
 * gear is bought besides. All that goes beyond the army has to fit into the garrison.
 */
export function checkFieldedArmy(
  list: ArmyList,
  armoury: Armoury,
  { lines }: Pick<StandingArmy, 'lines'>,
  roster: Roster,
  garrison: number,
): readonly InputFault[] {
  const { faults, report } = faultSheet();
  const catalogue = catalogueOf(list, armoury);
  const extra = beyondArmy(catalogue, lines, roster);
  if (costOf(catalogue, extra) <= garrison) return [];
  for (const { unit, count } of extra) report('ARMY_NOT_STANDING', 'entries', { unit, count, garrison });
  return faults;
}

/** Whom a roster has more of than the army, siege gear aside. */
export function beyondArmy(
  { gear }: Catalogue,
  army: readonly ArmyLine[],
  roster: Pick<Roster, 'entries'>,
): readonly ArmyLine[] {
  return [...beyond(army, roster).values()].filter(({ unit }) => !gear.has(unit));
}

export function costOf(catalogue: Catalogue, lines: readonly ArmyLine[]): number {
  return lines.reduce((sum, line) => sum + line.count * priceOfOne(catalogue, line), 0);
}

/** What a battle did to a standing army: who was destroyed, and who was left with a single stand. */
export interface ArmyToll {
  readonly lines: readonly ArmyLine[];
  readonly reduced: readonly ArmyLine[];
}

/** HOUSE: what a battle costs the standing army. Of units alike in both, the garrison's are lost and reduced first. */
export function armyToll({ lines }: StandingArmy, roster: Roster, casualties: readonly Casualty[]): ArmyToll {
  const spare = new Map([...beyond(lines, roster)].map(([key, { count }]) => [key, count]));
  const lost = new Map<string, ArmyLine>();
  const weakened = new Map<string, ArmyLine>();
  for (const { entry: index, destroyed, reduced } of casualties) {
    const entry = roster.entries[index];
    if (entry === undefined) continue;
    const { unit, items, mount } = entry;
    const key = keyOfLine(entry);
    const note = (all: Map<string, ArmyLine>, hit: number): void => {
      const ofGarrison = Math.min(hit, spare.get(key) ?? 0);
      spare.set(key, (spare.get(key) ?? 0) - ofGarrison);
      const count = hit - ofGarrison + (all.get(key)?.count ?? 0);
      if (count > 0) all.set(key, { unit, items, count, ...(mount !== undefined && { mount }) });
    };
    note(lost, Math.max(0, destroyed));
    note(weakened, Math.max(0, reduced));
  }
  return { lines: [...lost.values()], reduced: [...weakened.values()] };
}

/** What a roster has more of than the army. */
function beyond(
  army: readonly ArmyLine[],
  { entries }: Pick<Roster, 'entries'>,
): ReadonlyMap<string, ArmyLine> {
  const left = new Map(army.map((line) => [keyOfLine(line), line.count]));
  const extra = new Map<string, ArmyLine>();
  for (const { unit, items, mount, count } of entries) {
    const line = { unit, items, count, ...(mount !== undefined && { mount }) };
    const key = keyOfLine(line);
    const taken = Math.min(count, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - taken);
    const more = count - taken + (extra.get(key)?.count ?? 0);
    if (more > 0) extra.set(key, { ...line, count: more });
  }
  return extra;
}
