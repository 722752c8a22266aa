import type { FileTurn } from './turn-file.js';

/** What a player was given when he sealed. */
export interface KeptReceipt {
  readonly turn: number;
  readonly seat: string;
  readonly commitment: string;
  readonly sealedAt: string;
}

/**
 * `listed`: published as it was given; `waiting`: its turn is not locked yet, or the campaign lists nothing before the
 * reveal; `absent`: another order, or none, was published in its place.
 */
export type ReceiptState = 'listed' | 'waiting' | 'absent';

export function compareReceipt(receipt: KeptReceipt, published: readonly FileTurn[]): ReceiptState {
  const turn = published.find((one) => one.turn === receipt.turn);
  if (turn === undefined || turn.phase === 'ORDERING') return 'waiting';
  if (turn.commitments.some(({ commitment }) => commitment === receipt.commitment)) return 'listed';
  return turn.phase === 'LOCKED' && turn.commitments.length === 0 ? 'waiting' : 'absent';
}

/** Where a pasted receipt was published; absent: nowhere. */
export interface FoundCommitment {
  readonly commitment: string;
  readonly turn?: number;
  readonly seat?: string | undefined;
  /** It is the reader's own, for a turn whose orders are still open. */
  readonly waiting?: boolean;
}

/** Every commitment in a text, in the order of the text, each once; nonces that lie beside them are left out. */
export function findCommitments(
  text: string,
  published: readonly FileTurn[],
  own: readonly {
    readonly turn: number;
    readonly seat: string;
    readonly commitment: string;
    nonce: string;
  }[],
): FoundCommitment[] {
  const nonces = new Set([
    ...published.flatMap(({ orders }) => orders.map(({ nonce }) => nonce)),
    ...own.map(({ nonce }) => nonce),
  ]);
  const hashes = new Set(text.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? []);
  return [...hashes].flatMap((commitment): FoundCommitment[] => {
    if (nonces.has(commitment)) return [];
    for (const { turn, commitments, orders } of published) {
      const listed = commitments.find((one) => one.commitment === commitment);
      const order = orders.find((one) => one.commitment === commitment);
      if (listed) return [{ commitment, turn, seat: listed.seat ?? order?.seat }];
    }
    const sealed = own.find((one) => one.commitment === commitment);
    return [sealed ? { commitment, turn: sealed.turn, seat: sealed.seat, waiting: true } : { commitment }];
  });
}
