import type { BattleSide, NotFoughtFault } from '../../generated/operations.js';
import { m } from '../../paraglide/messages.js';

export const notFoughtFaults = [
  'NOBODY',
  'ATTACKER',
  'DEFENDER',
  'BOTH',
] as const satisfies readonly NotFoughtFault[];

/** Whose fault it was that a battle was not fought. */
export function faultWord(fault: NotFoughtFault, name: (side: BattleSide) => string): string {
  if (fault === 'NOBODY') return m.battle_fault_nobody();
  if (fault === 'BOTH') return m.battle_fault_both();
  return m.battle_fault_of({ name: name(fault) });
}
