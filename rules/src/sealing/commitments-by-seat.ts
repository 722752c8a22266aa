import type { ListedCommitment } from './verify-seals.js';

/** What is known of a seat's order once it lies open; without a commitment where none was sealed. */
interface RevealedCommitment {
  readonly seat: string;
  readonly commitment?: string | undefined;
}

/**
 * What was promised at the lock, seat by seat, for `verifySeals`. A list that names no seats is matched by the commitments
 * themselves, and what matches nothing stands under a seat of its own, `?1`. Where nothing was listed there is but the
 * receipt that each player has kept, and orders are held against the commitments shown with them.
 */
export function commitmentsBySeat(
  published: readonly { readonly seat?: string | undefined; readonly commitment: string }[],
  revealed: readonly RevealedCommitment[],
): ListedCommitment[] {
  if (published.length === 0)
    return revealed.flatMap(({ seat, commitment }) =>
      commitment === undefined ? [] : [{ seat, commitment }],
    );
  const seatOf = new Map(revealed.map(({ seat, commitment }) => [commitment, seat]));
  return published.map(({ seat, commitment }, index) => ({
    seat: seat ?? seatOf.get(commitment) ?? `?${index + 1}`,
    commitment,
  }));
}
