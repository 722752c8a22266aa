import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ChangeInput } from '../campaigns/acts/change-input.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import { InvalidInput } from '../errors/user-error.js';

export const IfTakenModel = { FIGHT: 'fight', WITHDRAW: 'withdraw' } as const;
registerEnumType(IfTakenModel, {
  name: 'IfTaken',
  description: 'What to do when another has taken the target already.',
  valuesMap: {
    FIGHT: { description: 'Fight the army that took it.' },
    WITHDRAW: { description: 'Go home.' },
  },
});

@InputType({ description: 'An order to be sealed for a seat. Nobody can read it before the reveal.' })
export class SealOrderInput extends ChangeInput {
  @Field(() => Int, { description: 'The turn it is for: the one under way.' })
  readonly turn: number;

  @Field(() => ID, { nullable: true, description: 'The territory to attack; left out: defend.' })
  readonly attack?: string | null;

  @Field(() => ID, { nullable: true, description: 'The territory to march from; left out: the usual one.' })
  readonly from?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Standing answer: whom to fight first if several attack, by letter of their seats; at most 8 are kept.',
  })
  readonly fightFirst?: readonly string[] | null;

  @Field(() => IfTakenModel, {
    nullable: true,
    description: 'Standing answer: what to do if another has taken the target already.',
  })
  readonly ifTaken?: 'fight' | 'withdraw' | null;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      'For how many turns after this one the same order stands, if no other is given by then; at most 8.',
  })
  readonly standingTurns: number;
}

@ObjectType('Receipt', { description: 'The proof that an order was sealed; keep it to check the reveal.' })
export class ReceiptModel {
  @Field(() => Int, { description: 'The turn the order is for.' })
  readonly turn: number;

  @Field({ description: 'What is published of the order at the lock.' })
  readonly commitment: string;

  @Field({ description: 'The chance that went into the commitment; secret until the reveal.' })
  readonly nonce: string;

  @Field({ description: 'When it was sealed.' })
  readonly sealedAt: Date;
}

@ObjectType('OrderSealed', { description: 'The order is sealed.' })
export class OrderSealedModel {
  @Field(() => ID, { description: 'The campaign it was sealed in.' })
  readonly campaignId: string;

  @Field(() => [ReceiptModel], { description: 'One for each turn it was sealed for, this turn’s first.' })
  readonly receipts: readonly ReceiptModel[];

  constructor(campaignId: string, receipts: readonly ReceiptModel[]) {
    this.campaignId = campaignId;
    this.receipts = receipts;
  }
}

export const SealOrderResult = createUnionType({
  name: 'SealOrderResult',
  description: 'What `sealOrder` answers.',
  types: () => [OrderSealedModel, InvalidInput, ActionRefused] as const,
});

@InputType({ description: 'Which order of the viewer’s is to be taken back.' })
export class UnsealOrderInput extends ChangeInput {
  @Field(() => Int, {
    description: 'The turn it is for: the one under way. Orders that stand for later turns go too.',
  })
  readonly turn: number;
}

@ObjectType('OrderUnsealed', { description: 'The viewer’s order is taken back.' })
export class OrderUnsealedModel {
  @Field(() => ID, { description: 'The campaign it was sealed in.' })
  readonly campaignId: string;

  constructor(campaignId: string) {
    this.campaignId = campaignId;
  }
}

export const UnsealOrderResult = createUnionType({
  name: 'UnsealOrderResult',
  description: 'What `unsealOrder` answers.',
  types: () => [OrderUnsealedModel, InvalidInput, ActionRefused] as const,
});
