import { describeAttack, type Profile } from '@pelagonia/rules';
import { getLocale } from '../../paraglide/runtime.js';
import { m } from '../../paraglide/messages.js';
import type { SheetColumn } from '../sheet/sheet.js';

/** The figures that units, mounts and siege gear share, in the order of a printed list. */
export const profileColumns = (): SheetColumn[] => [
  { key: 'attack', label: m.sheet_attack(), short: m.sheet_attack_short() },
  { key: 'range', label: m.sheet_range() },
  { key: 'hits', label: m.sheet_hits(), short: m.sheet_hits_short() },
  { key: 'armour', label: m.sheet_armour(), short: m.sheet_armour_short() },
  { key: 'command', label: m.sheet_command() },
];

export const profileCells = ({
  attack,
  range,
  hits,
  armour,
  command,
}: Profile): Record<string, string | undefined> => ({
  attack: attack === undefined ? undefined : describeAttack(attack, getLocale()),
  range: range === undefined ? undefined : `${range} cm`,
  hits: hits?.toString(),
  armour: armour === undefined ? undefined : `${armour}+`,
  command: command?.toString(),
});
