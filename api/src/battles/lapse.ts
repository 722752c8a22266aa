import { nobody, type NotFoughtFault, type Role } from '@pelagonia/rules';
import type { EmptySeats } from '../turns/absence/bot-seats.js';
import type { BattleEntity } from './battle.entity.js';
import type { BattleStandInEntity } from './stand-ins/battle-stand-in.entity.js';

export const unfought = ['ready', 'appointed', 'postponed'] as const;
export const isUnfought = ({ status }: Pick<BattleEntity, 'status'>): boolean =>
  (unfought as readonly string[]).includes(status);

/** What becomes of a battle that has no result when its time is over. */
export type Lapse =
  | Readonly<{ kind: 'referee' | 'dice' }>
  | Readonly<{ kind: 'notFought'; fault: NotFoughtFault; seats: readonly string[] }>;

const sides: readonly Role[] = ['attacker', 'defender'];

/** Whether somebody sits down at the table for a side. */
export function isManned(
  battle: Pick<BattleEntity, Role>,
  side: Role,
  standIns: readonly Pick<BattleStandInEntity, 'side' | 'accountId'>[],
  { unplayed }: EmptySeats,
): boolean {
  const owned = battle[side] !== nobody && !unplayed.has(battle[side]);
  return owned || standIns.some((one) => one.side === side && one.accountId !== null);
}

/**
 * HOUSE: between people a referee decides. A seat that everybody has left is at fault, for nobody can be waited for; where a
 * bot holds it, and for a garrison without an owner, the turn's dice fight.
 */
export function lapseOf(
  battle: Pick<BattleEntity, Role>,
  standIns: readonly Pick<BattleStandInEntity, 'side' | 'accountId'>[],
  empty: EmptySeats,
): Lapse {
  const missing = sides.filter((side) => !isManned(battle, side, standIns, empty));
  const left = missing.filter((side) => battle[side] !== nobody && !empty.bots.has(battle[side]));
  const [first, second] = left;
  if (first !== undefined) {
    const fault = second === undefined ? first : 'both';
    return { kind: 'notFought', fault, seats: left.map((side) => battle[side]) };
  }
  return { kind: missing.length > 0 ? 'dice' : 'referee' };
}
