import { nobody, type Role } from '@pelagonia/rules';
import type { BattleSide } from '../generated/operations.js';
import { m } from '../paraglide/messages.js';

/** The attacker first, as everywhere. */
export const battleSides = ['ATTACKER', 'DEFENDER'] as const satisfies readonly BattleSide[];

const roles = { ATTACKER: 'attacker', DEFENDER: 'defender' } as const satisfies Record<BattleSide, Role>;
export const roleOf = (side: BattleSide): Role => roles[side];
export const sideOf = (role: Role): BattleSide => (role === 'attacker' ? 'ATTACKER' : 'DEFENDER');

export const otherSide = (side: BattleSide): BattleSide => (side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER');

interface Sides {
  readonly attacker: string;
  readonly defender: string;
  readonly attackerPoints: number;
  readonly defenderPoints: number;
}

/** The letter of a side's seat; a garrison without an owner has none. */
export const letterOf = (battle: Sides, side: BattleSide): string | undefined => {
  const letter = battle[roleOf(side)];
  return letter === nobody ? undefined : letter;
};

export const pointsOf = ({ attackerPoints, defenderPoints }: Sides, side: BattleSide): number =>
  side === 'ATTACKER' ? attackerPoints : defenderPoints;

/** Who fights on a side, by the name of its seat. */
export const nameOf = (battle: Sides, side: BattleSide, seatName: (letter: string) => string): string => {
  const letter = letterOf(battle, side);
  return letter === undefined ? m.battles_nobody() : seatName(letter);
};
