import type { OrderSheet } from '../sealing/order-sheet.js';

/**
 * The life of a turn: orders may be given and changed; nothing can be changed any more and the commitments are listed;
 * all orders lie open; the turn is over, and with it the secret of its dice.
 */
export const turnPhases = ['ordering', 'locked', 'revealed', 'ended'] as const;
export type TurnPhase = (typeof turnPhases)[number];

/**
 * What is told of sealed orders before the reveal: whose there are, how many, or nothing at all. O2 says who; the
 * others are HOUSE.
 */
export const sealedVisibilities = ['who', 'count', 'nothing'] as const;
export type SealedVisibility = (typeof sealedVisibilities)[number];

/** One seat's order with all that belongs to it. */
export interface SealedEntry {
  readonly seat: string;
  readonly sheet: OrderSheet;
  readonly nonce: string;
  readonly commitment: string;
}

/** All there is to a turn's orders and dice, secrets included. It goes to nobody: what a person gets is `viewFor`. */
export interface TurnRecord {
  readonly campaign: string;
  readonly turn: number;
  readonly phase: TurnPhase;
  readonly visibility: SealedVisibility;
  /** In the order in which they are always shown. */
  readonly seats: readonly string[];
  /** At most one for a seat, in any order. */
  readonly sealed: readonly SealedEntry[];
  readonly dice: { readonly commitment: string; readonly seed: string };
}
