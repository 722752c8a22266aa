import type { FileTurn, TurnFile } from './turn-file.js';

export const differenceKinds = ['TURN', 'DICE_PROMISE', 'COMMITMENT', 'ORDER', 'SEED', 'DIE'] as const;

/** Something that a copy has, and that the service publishes otherwise, or no longer. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly turn: number;
  readonly seat?: string;
}

/**
 * Where a kept copy and what is published now say different things. A copy may be older and know less, as one from the
 * lock, which has no orders: only what it has is compared.
 */
export function compareWithPublished(copy: TurnFile, published: readonly FileTurn[]): Difference[] {
  return copy.turns.flatMap((turn) => {
    const now = published.find((one) => one.turn === turn.turn);
    return now === undefined ? [{ kind: 'TURN' as const, turn: turn.turn }] : compareTurn(turn, now);
  });
}

function compareTurn(copy: FileTurn, now: FileTurn): Difference[] {
  const { turn } = copy;
  const differences: Difference[] = [];
  if (copy.dice.commitment !== now.dice.commitment) differences.push({ kind: 'DICE_PROMISE', turn });
  for (const { seat, commitment } of copy.commitments) {
    const same = now.commitments.some(
      (one) => one.commitment === commitment && (seat === null || one.seat === null || one.seat === seat),
    );
    if (!same) differences.push({ kind: 'COMMITMENT', turn, ...(seat !== null && { seat }) });
  }
  for (const order of copy.orders) {
    const shown = now.orders.find(({ seat }) => seat === order.seat);
    if (shown === undefined || !isSame(order, shown))
      differences.push({ kind: 'ORDER', turn, seat: order.seat });
  }
  if (copy.dice.seed !== null && copy.dice.seed !== now.dice.seed) differences.push({ kind: 'SEED', turn });
  if (copy.dice.rolls.some((roll) => !now.dice.rolls.some((one) => isSame(roll, one))))
    differences.push({ kind: 'DIE', turn });
  return differences;
}

/** Alike in every field, in whatever order the fields stand. */
function isSame(one: object, other: object): boolean {
  const spelt = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return spelt(one) === spelt(other);
}
