import type { Role } from '../scenarios/scenario.js';
import type { RosterTerms } from './roster.js';

const sieges: readonly string[] = ['siege', 'assault'];

/** Siege gear is for sieges; where the referee has written what is played, he knows. */
export function siegeTerms(
  battle: Readonly<{ kind: string; scenario?: string | null; written: boolean }>,
  side: Role,
): Pick<RosterTerms, 'siege'> {
  if (battle.written) return {};
  if (!sieges.includes(battle.kind) && !sieges.includes(battle.scenario ?? '')) return { siege: 'none' };
  return { siege: side === 'attacker' ? 'besieger' : 'besieged' };
}
