import type { FileTurn, TurnFile } from './turn-file.js';

type Promised = FileTurn['commitments'][number];

export const differenceKinds = ['TURN', 'DICE_PROMISE', 'COMMITMENT', 'ORDER', 'SEED', 'DIE'] as const;

/** Something that a copy has and the service publishes otherwise or no longer, or that was left out of the copy. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly turn: number;
  readonly seat?: string;
}

/**
 * Where a kept copy and what is published now say different things. A copy may be older and know less, as one from the lock,
 * which has no orders; but fingerprints, orders and dice are each published all at once, so where it has them it has all.
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
  const open = copy.phase === 'REVEALED' || copy.phase === 'ENDED';
  if (open || copy.commitments.length > 0)
    for (const { seat } of apart(copy.commitments, now.commitments, isSamePromise))
      differences.push({ kind: 'COMMITMENT', turn, ...(seat !== null && { seat }) });
  if (open || copy.orders.length > 0)
    for (const { seat } of apart(copy.orders, now.orders, isSame))
      differences.push({ kind: 'ORDER', turn, seat });
  if (copy.dice.seed !== null && copy.dice.seed !== now.dice.seed) differences.push({ kind: 'SEED', turn });
  const otherDice = apart(copy.dice.rolls, now.dice.rolls, isSame);
  if (otherDice.some((roll) => copy.dice.seed !== null || copy.dice.rolls.includes(roll)))
    differences.push({ kind: 'DIE', turn });
  return differences;
}

/** What one of two lists has and the other has not; of what they tell of the same seat, one is enough. */
function apart<Item extends object>(
  copy: readonly Item[],
  now: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Item[] {
  const changed = copy.filter((one) => !now.some((other) => same(one, other)));
  const seats = new Set(changed.map(seatOf));
  const missing = now.filter((one) => !copy.some((other) => same(other, one)) && !seats.has(seatOf(one)));
  return [...changed, ...missing];
}

const seatOf = (item: object): unknown => ('seat' in item ? item.seat : item);

function isSamePromise(one: Promised, other: Promised): boolean {
  const oneSeat = one.seat === null || other.seat === null || one.seat === other.seat;
  return oneSeat && one.commitment === other.commitment;
}

/** Alike in every field, in whatever order the fields stand. */
function isSame(one: object, other: object): boolean {
  const spelt = (value: object) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return spelt(one) === spelt(other);
}
