import type { Watch } from './due/due-part.js';

/** A deadline that has passed is over, even if the clock has not yet come round to it. */
export function takesOrders({ turn, now }: Pick<Watch, 'turn' | 'now'>): boolean {
  return turn.phase === 'ordering' && (turn.deadline === null || turn.deadline > now);
}
