/** What B1 asks of a side during a battle. Characters are not units. */
export interface Strength {
  /** Units at the start. */
  readonly units: number;
  /** Units lost so far. */
  readonly lost: number;
  /** The General is dead or has left the table for good. */
  readonly generalGone: boolean;
}

/** B1: units lost at which an army withdraws, half of them or the next whole number above. */
export function breakPoint(units: number): number {
  return Math.ceil(units / 2);
}

/** B1: why a side must withdraw now, or undefined when it fights on. An army without units has none to lose. */
export function whyWithdraw({ units, lost, generalGone }: Strength): 'general' | 'losses' | undefined {
  if (generalGone) return 'general';
  return units > 0 && lost >= breakPoint(units) ? 'losses' : undefined;
}
