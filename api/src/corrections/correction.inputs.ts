import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { RefereeInput } from '../referee/referee.inputs.js';

@InputType({ description: 'One result or answer as it is to be from now on.' })
export class CorrectedEventInput {
  @Field(() => Int, { description: 'The turn it belongs to.' })
  readonly turn: number;

  @Field(() => ID, { description: 'The battle’s or choice’s name within the turn.' })
  readonly key: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of a battle: letter of the winner; left out: a draw.',
  })
  readonly winner?: string | null;

  @Field({
    defaultValue: false,
    description: 'Of a battle: strikes its result out; it is to be fought again.',
  })
  readonly strike: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'Of a choice: all seats in the order of fighting, or `fight` or `withdraw` alone.',
  })
  readonly answer?: readonly string[] | null;
}

@InputType({ description: 'A correction to be looked at before it is applied.' })
export class CorrectionPreviewInput {
  @Field(() => ID, { description: 'Which campaign.' })
  readonly campaignId: string;

  @Field(() => [CorrectedEventInput], {
    description:
      'What is corrected, of any turns, 1 to 50; results that the new course lacks may be entered as well.',
  })
  readonly events: readonly CorrectedEventInput[];
}

@InputType({ description: 'A correction that was looked at and is to be applied.' })
export class ApplyCorrectionInput extends RefereeInput {
  @Field(() => Int, { description: 'The version that the preview was made of; another is refused.' })
  readonly version: number;

  @Field(() => [CorrectedEventInput], { description: 'The same as in the preview.' })
  readonly events: readonly CorrectedEventInput[];

  @Field({
    defaultValue: false,
    description:
      'Agrees that turns which no longer follow become void, their sealed orders with them, and that the turn which waits for something is played on from there.',
  })
  readonly voidLaterTurns: boolean;
}
