import type { Report } from '../input/fault.js';
import { quote } from '../map/shape.js';
import { type Draft, hinted, optional, text, whole, words } from '../input/read-value.js';
import type { Profile } from './army-list.js';
import { readAttack } from './attack.js';

/** The fields of `Profile`, for all that has one. */
export const profile = {
  attack: hinted('As lists print it: 3, 3/1, +2, 1/2+bounce, 1/1 per stand, 1/2D6, 1/6-3-1.', optional(text)),
  range: hinted('How far it shoots, in centimetres.', optional(whole(1, 200))),
  hits: hinted('Hits that remove a stand.', optional(whole(0, 100))),
  armour: hinted('The least roll that saves; left out: no armour.', optional(whole(2, 6))),
  command: hinted('Of a character.', optional(whole(1, 12))),
  rules: hinted('What is special about it, in a few sentences for the table.', optional(words)),
} satisfies Record<keyof Profile, unknown>;

/** The attack can be read, adds where it should, and has a range if it shoots. */
export function checkAttack(
  one: Draft<Profile & { readonly id: string }>,
  adds: boolean | undefined,
  where: string,
  report: Report,
): void {
  const { id: unit = where, attack: found, range } = one;
  const attack = found === undefined ? undefined : readAttack(found);
  if (found !== undefined && attack === undefined) {
    report('ARMY_ATTACK_UNREADABLE', `${where}.attack`, { unit, found: quote(found) });
    return;
  }
  if (attack !== undefined && adds !== undefined && attack.adds !== adds) {
    report(adds ? 'ARMY_ATTACK_ADDS_NOT' : 'ARMY_ATTACK_ADDS', `${where}.attack`, { unit });
  }
  const shoots = attack?.shooting !== undefined;
  if (shoots && range === undefined) report('ARMY_RANGE_MISSING', `${where}.attack`, { unit });
  if (!shoots && range !== undefined) report('ARMY_RANGE_NEEDLESS', `${where}.range`, { unit });
}
