import { type BattleMark, type Fielded, type MusterRoll, standing, type Veteran } from './muster-roll.js';
import type { VeteranRefusal } from './refusal.js';

/** Section 8: an honour is lost with its unit. Strikes the veterans that were destroyed in a battle off the roll. */
export function loseHonours(
  roll: MusterRoll,
  army: readonly Fielded[],
  mark: BattleMark,
): { readonly roll: MusterRoll; readonly fallen: readonly Veteran[] } {
  const destroyed = new Set(army.filter((unit) => unit.destroyed).map((unit) => unit.veteran));
  const fallen: Veteran[] = [];
  const veterans = roll.veterans.map((veteran) => {
    if (veteran.lost !== undefined || !destroyed.has(veteran.name)) return veteran;
    const lost = { ...veteran, lost: mark };
    fallen.push(lost);
    return lost;
  });
  return { roll: { veterans }, fallen };
}

/** All that is wrong with the veterans an army fields: they must stand on the roll, each once, as what they are. */
export function checkFielded(roll: MusterRoll, army: readonly Fielded[]): readonly VeteranRefusal[] {
  const known = new Map(roll.veterans.map((veteran) => [veteran.name, veteran]));
  const able = new Set(standing(roll));
  const seen = new Set<string>();
  const refusals: VeteranRefusal[] = [];
  for (const { veteran: name, unit } of army) {
    if (name === undefined) continue;
    const veteran = known.get(name);
    if (veteran === undefined) refusals.push({ code: 'VETERAN_UNKNOWN', name });
    else if (!able.has(veteran)) refusals.push({ code: 'VETERAN_FALLEN', name });
    else if (veteran.unit !== unit) refusals.push({ code: 'VETERAN_OTHER_UNIT', name, unit });
    if (seen.has(name)) refusals.push({ code: 'VETERAN_TWICE', name });
    seen.add(name);
  }
  return refusals;
}
