import { Field, Int, ObjectType } from '@nestjs/graphql';
import { TurnPhaseModel } from './turn.models.js';

@ObjectType('TurnFault', { description: 'Something in which a turn differs from what was promised.' })
export class TurnFaultModel {
  @Field({ description: 'Stable name of the fault, such as `SEAL_CHANGED` or `DICE_FACE_WRONG`.' })
  readonly code: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat whose order it is.' })
  readonly seat: string | null;

  @Field(() => String, { nullable: true, description: 'What the die was rolled for.' })
  readonly purpose: string | null;

  @Field(() => Int, { nullable: true, description: 'The how manieth die of its purpose.' })
  readonly counter: number | null;

  @Field({ description: 'The same as a sentence in English; the page words it in the reader’s language.' })
  readonly message: string;
}

@ObjectType('TurnVerification', {
  description: 'A turn, checked again against the commitments of its orders and of its dice.',
})
export class TurnVerificationModel {
  @Field(() => TurnPhaseModel, {
    description: 'How far it has come: orders can be checked from the reveal on, dice when it has ended.',
  })
  readonly phase: string;

  @Field(() => Int, { description: 'How many orders were checked.' })
  readonly orders: number;

  @Field(() => Int, { description: 'How many dice were checked.' })
  readonly dice: number;

  @Field(() => [TurnFaultModel], { description: 'All that does not fit; none: everything is as promised.' })
  readonly faults: readonly TurnFaultModel[];
}
