import { type Checked, faultSheet, type Report } from '../input/fault.js';
import {
  checkIdsDiffer,
  choice,
  file,
  type Draft,
  flag,
  hinted,
  id,
  list,
  object,
  optional,
  points,
  text,
  whole,
  words,
} from '../input/read-value.js';
import {
  type ArmyList,
  type ArmyRule,
  isCharacter,
  type Mount,
  mountTypes,
  type Unit,
  unitTypes,
} from './army-list.js';
import { checkAttack, profile } from './check-profile.js';

const amount = optional(whole(0, 1000));

const unit = object<Unit>({
  id,
  name: words,
  type: choice(unitTypes),
  size: hinted('Stands at full strength; a character is one.', whole(1, 20)),
  points: hinted('Of the whole unit.', points),
  min: hinted('At least so many for every whole thousand points.', amount),
  max: hinted('At most so many for every whole thousand points.', amount),
  perArmy: hinted('At most so many in any army, however big.', amount),
  attachesTo: hinted('It is a stand that joins units of these types.', optional(list(choice(unitTypes)))),
  uncounted: hinted('It does not count towards the units of which half may be lost.', optional(flag)),
  slayers: hinted('Worth points to the enemy while it lives.', optional(flag)),
  ...profile,
});

const mount = object<Mount>({
  id,
  name: words,
  type: choice(mountTypes),
  points,
  max: hinted('At most so many for every whole thousand points.', amount),
  perArmy: hinted('At most so many in any army, however big.', amount),
  riders: hinted('Ids of the characters who may have it.', list(id)),
  ...profile,
});

const rule = object<ArmyRule>({ id, name: words, text: words });

export const armyFile = file<ArmyList>({
  id,
  version: hinted('Raised with every change; campaigns keep the one they began with.', whole(1, 1_000_000)),
  name: words,
  summary: words,
  edition: hinted('The printing that the figures follow, or house.', text),
  rules: hinted('What holds for the whole army.', optional(list(rule))),
  units: list(unit),
  mounts: list(mount),
});

/** The door between an army list file and the rules: a sound list, or all that is wrong with it. */
export function checkArmyList(input: unknown): Checked<ArmyList> {
  const { faults, report } = faultSheet();
  const draft = armyFile(input, '', report);
  const units = draft.units ?? [];
  const mounts = draft.mounts ?? [];
  const taken = new Set<string>();
  checkIdsDiffer(units, 'units', report, taken);
  checkIdsDiffer(mounts, 'mounts', report, taken);
  checkIdsDiffer(draft.rules ?? [], 'rules', report);
  units.forEach((one, index) => checkUnit(one, `units[${index}]`, report));
  mounts.forEach((one, index) => checkAttack(one, true, `mounts[${index}]`, report));
  checkRiders(units, mounts, report);
  checkAffordable(units, report);
  const count = units.filter((one) => one.type === 'general').length;
  if (draft.units !== undefined && count !== 1) report('ARMY_GENERALS', 'units', { count });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as ArmyList };
}

function checkUnit(one: Draft<Unit>, where: string, report: Report): void {
  const { id: unit = where, type, min = 0, max = Infinity } = one;
  if (min > max) report('INPUT_RANGE_INVERTED', `${where}.max`, { least: min, most: max });
  checkAttack(one, type === undefined ? undefined : isCharacter(type), where, report);
  if (type === undefined || !isCharacter(type)) return;
  if (one.size !== 1) report('ARMY_CHARACTER_SIZE', `${where}.size`, { unit });
  if (one.attachesTo !== undefined) report('ARMY_CHARACTER_ATTACHED', `${where}.attachesTo`, { unit });
  const limits = [one.min, one.max, one.perArmy];
  if (type === 'general' && limits.some((limit) => limit !== undefined)) {
    report('ARMY_GENERAL_LIMITED', where, { unit });
  }
}

function checkRiders(units: readonly Draft<Unit>[], mounts: readonly Draft<Mount>[], report: Report): void {
  const types = new Map(units.map((one) => [one.id, one.type]));
  mounts.forEach((one, index) => {
    const where = `mounts[${index}].riders`;
    for (const rider of one.riders ?? []) {
      const parameters = { mount: one.id ?? where, rider };
      const type = types.get(rider);
      if (!types.has(rider)) report('ARMY_RIDER_UNKNOWN', where, parameters);
      else if (type !== undefined && !isCharacter(type))
        report('ARMY_RIDER_NOT_CHARACTER', where, parameters);
    }
  });
}

/** What a thousand points must have cannot cost more than a thousand; else no army of the list is legal. */
function checkAffordable(units: readonly Draft<Unit>[], report: Report): void {
  const cost = units.reduce(
    (sum, { type, points = 0, min = 0 }) => sum + points * (type === 'general' ? 1 : min),
    0,
  );
  if (cost > 1000) report('ARMY_MINIMUM_TOO_DEAR', 'units', { cost });
}
