import { type Checked, faultSheet } from '../input/fault.js';
import {
  checkIdsDiffer,
  choice,
  file,
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
import { unitTypes } from './army-list.js';
import { type Armoury, itemSorts, type MagicItem, type SiegeGear, siegeSides } from './armoury.js';
import { checkAttack, profile } from './check-profile.js';

const item = object<MagicItem>({
  id,
  name: words,
  sort: choice(itemSorts),
  points,
  bearers: object<MagicItem['bearers']>({ types: list(choice(unitTypes)), units: optional(list(id)) }),
  armies: hinted('For these armies alone; left out: for all.', optional(list(id))),
  edition: optional(text),
  rules: optional(words),
});

const gear = object<SiegeGear>({
  id,
  name: words,
  points,
  side: choice(siegeSides),
  attachesTo: hinted('Each needs a unit of these types to push it.', optional(list(choice(unitTypes)))),
  edition: optional(text),
  ...profile,
});

export const armouryFile = file<Armoury>({
  version: whole(1, 1_000_000),
  edition: optional(text),
  items: list(item),
  gear: list(gear),
});

/** The door for the file of magic items and siege gear. */
export function checkArmoury(input: unknown): Checked<Armoury> {
  const { faults, report } = faultSheet();
  const draft = armouryFile(input, '', report);
  const items = draft.items ?? [];
  const pieces = draft.gear ?? [];
  const taken = new Set<string>();
  checkIdsDiffer(items, 'items', report, taken);
  checkIdsDiffer(pieces, 'gear', report, taken);
  pieces.forEach((one, index) => checkAttack(one, false, `gear[${index}]`, report));
  items.forEach(({ id, bearers }, index) => {
    const where = `items[${index}].bearers`;
    if (bearers?.types?.length === 0 && bearers.units === undefined) {
      report('ARMY_ITEM_BEARERLESS', where, { item: id ?? where });
    }
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as Armoury };
}
