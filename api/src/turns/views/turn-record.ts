import {
  parseSheet,
  type SealedEntry,
  type SealedVisibility,
  sheetOf,
  type TurnPhase,
  type TurnRecord,
} from '@pelagonia/rules';
import type { Envelope } from '../../orders/order-seals.js';
import type { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import type { TurnEntity } from '../turn.entity.js';

/**
 * A turn as `viewFor` wants it. Before the reveal it holds nothing of an order but that there is one: even if the view told
 * too much, there would be nothing to tell.
 */
export function recordOf(
  turn: Pick<TurnEntity, 'campaignId' | 'number' | 'start' | 'diceCommitment' | 'diceSeed'>,
  phase: TurnPhase,
  visibility: SealedVisibility,
  orders: Readonly<{ envelopes: readonly Envelope[]; revealed: readonly RevealedOrderEntity[] }>,
): TurnRecord {
  const open = phase === 'revealed' || phase === 'ended';
  return {
    campaign: turn.campaignId,
    turn: turn.number,
    phase,
    visibility,
    seats: turn.start.seats,
    sealed: open ? orders.revealed.flatMap(openedEntry) : orders.envelopes.map(closedEntry),
    dice: { commitment: turn.diceCommitment, seed: turn.diceSeed ?? '' },
  };
}

function openedEntry({ seat, sheet: line, nonce, commitment }: RevealedOrderEntity): SealedEntry[] {
  const sheet = line === null ? undefined : parseSheet(line);
  return sheet === undefined || nonce === null || commitment === null
    ? []
    : [{ seat, sheet, nonce, commitment }];
}

function closedEntry({ seat, commitment }: Envelope): SealedEntry {
  return { seat, commitment, nonce: '', sheet: sheetOf('defend') };
}
