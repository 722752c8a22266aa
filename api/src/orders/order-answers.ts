import type { Order, OrderSheet } from '@pelagonia/rules';
import { ActionRefused } from '../campaigns/campaign-results.js';
import { FieldFault, InvalidInput } from '../errors/user-error.js';
import { OrderSealedModel, OrderUnsealedModel, type SealOrderInput } from './order.models.js';
import { ordersOf } from './order-seals.js';
import type { DeskAnswer } from './sealing-desk.js';

const mostFightFirst = 8;

export function orderOf({ attack, from }: SealOrderInput): Order {
  if (attack == null) return 'defend';
  return from == null ? { attack } : { attack, from };
}

export function sheetOf(input: SealOrderInput): OrderSheet {
  const fightFirst = [...(input.fightFirst ?? [])].slice(0, mostFightFirst);
  const order = orderOf(input);
  return input.ifTaken == null
    ? { order, standing: { fightFirst } }
    : { order, standing: { fightFirst, ifTaken: input.ifTaken } };
}

/** What lies in an envelope has its size: a letter is short. */
export function inputFaults({ fightFirst }: SealOrderInput): InvalidInput | undefined {
  if ((fightFirst ?? []).every((letter) => /^[\w-]{1,16}$/.test(letter))) return undefined;
  return new InvalidInput([
    new FieldFault('fightFirst', 'SEAT_UNREADABLE', 'Name seats by their letters, such as B.'),
  ]);
}

export function answerOf({
  desk,
  answer,
}: DeskAnswer): OrderSealedModel | OrderUnsealedModel | ActionRefused {
  if (answer === 'unsealed') return new OrderUnsealedModel(desk.campaignId);
  if ('refused' in answer) return new ActionRefused(answer.refused);
  const receipts = ordersOf(desk, answer.sealed).map(({ turn, commitment, nonce, sealedAt }) => ({
    turn,
    commitment,
    nonce,
    sealedAt,
  }));
  return new OrderSealedModel(desk.campaignId, receipts);
}
