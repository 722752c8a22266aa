import { type Checked, faultSheet } from '../input/fault.js';
import {
  armySize,
  file,
  list,
  object,
  optional,
  otherwise,
  type Read,
  text,
  textUpTo,
  whole,
} from '../input/read-value.js';
import type { JsonSchema } from '../input/json-schema.js';
import { isFields } from '../input/read-value.js';
import { quote } from '../map/shape.js';
import type { ArmyList } from './army-list.js';
import type { Armoury } from './armoury.js';
import { checkRoster } from './check-roster.js';
import { rosterName } from './roster-name.js';
import {
  type Roster,
  rosterBounds,
  type RosterEntry,
  type RosterReport,
  type RosterTerms,
} from './roster.js';

const entry = object<RosterEntry>({
  unit: text,
  count: otherwise<number>(1, whole(1, 10_000)),
  items: otherwise<readonly string[]>([], list(text)),
  mount: optional(text) as Read<string>,
  veteran: optional(text) as Read<string>,
});

const roster = file<Roster>({
  name: optional(textUpTo(rosterBounds.name)) as Read<string>,
  army: text,
  size: armySize,
  entries: list(entry),
});

/** The JSON Schema of a roster as a file. */
export const rosterSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A roster: an army as a player has chosen it',
  ...roster.schema,
};

/** The shape of the `roster` document; legality is another matter. One that is far too long is not even looked through. */
export function readRoster(input: unknown): Checked<Roster> {
  const { faults, report } = faultSheet();
  const entries: unknown = isFields(input) && 'entries' in input ? input.entries : undefined;
  if (Array.isArray(entries) && entries.length > rosterBounds.entries) {
    report('ROSTER_ENTRIES_TOO_MANY', 'entries', { count: entries.length, most: rosterBounds.entries });
    return { ok: false, faults };
  }
  const draft = roster(input, '', report);
  if (faults.length > 0) return { ok: false, faults };
  const { name: written, ...rest } = draft as Roster;
  const name = rosterName(written);
  const value = { ...(name !== undefined && { name }), ...rest };
  const count = value.entries.reduce((sum, one) => sum + one.count, 0);
  if (count <= rosterBounds.pieces) return { ok: true, value };
  report('ROSTER_PIECES_TOO_MANY', 'entries', { count, most: rosterBounds.pieces });
  return { ok: false, faults };
}

/** The door for the `roster` document: refused when it cannot be read or names no army, else judged by its list. */
export function judgeRoster(
  input: unknown,
  lists: readonly ArmyList[],
  armoury: Armoury,
  terms: RosterTerms = {},
): Checked<RosterReport> {
  const read = readRoster(input);
  if (!read.ok) return read;
  const list = lists.find((one) => one.id === read.value.army);
  if (list !== undefined) return { ok: true, value: checkRoster(list, armoury, read.value, terms) };
  const { faults, report } = faultSheet();
  report('ROSTER_ARMY_UNKNOWN', 'army', { army: quote(read.value.army) });
  return { ok: false, faults };
}
