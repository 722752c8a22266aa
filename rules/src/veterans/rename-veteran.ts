import { nameFault } from './award-honour.js';
import type { MusterRoll } from './muster-roll.js';
import type { VeteranRefusal } from './refusal.js';

export type Renamed =
  | { readonly ok: true; readonly roll: MusterRoll; readonly name: string }
  | { readonly ok: false; readonly refusals: readonly VeteranRefusal[] };

/** Gives veterans another name. The fallen keep theirs, so that the chronicle never means two. */
export function renameVeteran(roll: MusterRoll, before: string, after: string): Renamed {
  const veteran = roll.veterans.find(({ name }) => name === before);
  const name = after.trim();
  const others = { veterans: roll.veterans.filter((one) => one !== veteran) };
  const refusals = [
    veteran === undefined ? ({ code: 'VETERAN_UNKNOWN', name: before } as const) : undefined,
    veteran?.lost === undefined ? undefined : ({ code: 'VETERAN_FALLEN', name: before } as const),
    nameFault(others, name),
  ].filter((refusal) => refusal !== undefined);
  if (veteran === undefined || refusals.length > 0) return { ok: false, refusals };
  const veterans = roll.veterans.map((one) => (one === veteran ? { ...one, name } : one));
  return { ok: true, roll: { veterans }, name };
}
