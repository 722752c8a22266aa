import type { KeptReceipt } from './receipts.js';

const place = (campaign: string) => `pelagonia-receipts:${campaign}`;

/**
 * Receipts that this browser keeps by itself, so that the service can be held against them later: commitments only, never
 * the order or its nonce. The newest of a seat and turn counts.
 */
export function keptReceipts(campaign: string): KeptReceipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(campaign)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReceipt).sort((a, b) => b.turn - a.turn) : [];
  } catch {
    return [];
  }
}

export function keepReceipts(campaign: string, given: readonly KeptReceipt[]): void {
  const others = keptReceipts(campaign).filter(
    (kept) => !given.some(({ turn, seat }) => turn === kept.turn && seat === kept.seat),
  );
  write(
    campaign,
    [...others, ...given].map(({ turn, seat, commitment, sealedAt }) => ({
      turn,
      seat,
      commitment,
      sealedAt,
    })),
  );
}

/** Orders that were taken back: nothing will be published of them. */
export function dropReceipts(campaign: string, isDropped: (receipt: KeptReceipt) => boolean): void {
  write(
    campaign,
    keptReceipts(campaign).filter((receipt) => !isDropped(receipt)),
  );
}

function write(campaign: string, receipts: readonly KeptReceipt[]): void {
  try {
    localStorage.setItem(place(campaign), JSON.stringify(receipts));
  } catch {
    // A browser that keeps nothing loses nothing else: receipts can still be copied and pasted.
  }
}

function isReceipt(value: unknown): value is KeptReceipt {
  const { turn, seat, commitment, sealedAt } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(turn) && [seat, commitment, sealedAt].every((text) => typeof text === 'string');
}
