import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Choice } from '@pelagonia/rules';
import { ChangeInput } from '../campaigns/acts/change-input.js';
import type { ChoiceSettlement } from './choice.entity.js';

export const ChoiceKindModel = {
  WHOM_TO_FIGHT_FIRST: 'whomToFightFirst',
  FIGHT_OR_WITHDRAW: 'fightOrWithdraw',
} as const satisfies Record<string, Choice['kind']>;
registerEnumType(ChoiceKindModel, {
  name: 'ChoiceKind',
  description: 'What a choice is about.',
  valuesMap: {
    WHOM_TO_FIGHT_FIRST: { description: 'R4: a defender says in which order he meets those who attack him.' },
    FIGHT_OR_WITHDRAW: {
      description: 'R6: a late comer fights the army that was there first, or goes home.',
    },
  },
});

export const ChoiceSettlementModel = {
  GIVEN: 'given',
  STANDING: 'standing',
  BOT: 'bot',
  DEFAULT: 'default',
  RULED: 'ruled',
} as const satisfies Record<string, ChoiceSettlement>;
registerEnumType(ChoiceSettlementModel, {
  name: 'ChoiceSettlement',
  description: 'By what a choice was settled.',
  valuesMap: {
    GIVEN: { description: 'Its owner answered.' },
    STANDING: { description: 'Its owner had left an answer with his order.' },
    BOT: { description: 'A bot that holds the seat decided.' },
    DEFAULT: { description: 'Its time was up.' },
    RULED: { description: 'A referee decided or corrected it.' },
  },
});

@ObjectType('Choice', { description: 'Something a seat must decide before the turn goes on.' })
export class ChoiceModel {
  @Field(() => ID, { description: 'Its name within the turn, such as `order:B`.' })
  readonly key: string;

  @Field({ description: 'Letter of the seat that decides.' })
  readonly seat: string;

  @Field(() => [String], { description: 'Seats to be put in order, or `fight` and `withdraw`.' })
  readonly among: readonly string[];

  @Field({ description: 'When the default is used.' })
  readonly deadline: Date;

  @Field({ description: 'Whether it is settled.' })
  readonly settled: boolean;

  @Field(() => ChoiceKindModel, { description: 'What it is about.' })
  readonly kind: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The territory that another has taken; only of FIGHT_OR_WITHDRAW.',
  })
  readonly territory: string | null;

  @Field(() => String, { nullable: true, description: 'Letter of the seat that has taken it.' })
  readonly occupier: string | null;

  @Field(() => [String], { description: 'What is answered when time is up.' })
  readonly fallback: readonly string[];

  @Field(() => [String], { nullable: true, description: 'The answer, once it is settled.' })
  readonly answer: readonly string[] | null;

  @Field(() => ChoiceSettlementModel, { nullable: true, description: 'By what it was settled.' })
  readonly settledBy: string | null;
}

@InputType({ description: 'The answer to a choice of the viewer’s seat.' })
export class AnswerChoiceInput extends ChangeInput {
  @Field(() => Int, { description: 'The turn of the choice; it must be the one under way.' })
  readonly turn: number;

  @Field(() => ID, { description: 'Which choice of that turn.' })
  readonly key: string;

  @Field(() => [String], {
    description: 'All seats in the order of fighting, or `fight` or `withdraw` alone.',
  })
  readonly answer: readonly string[];
}

@InputType({ description: 'A choice that a referee makes for its owner.' })
export class RuleOnChoiceInput extends AnswerChoiceInput {
  @Field({ description: 'Why, for all to read; up to 1,000 characters.' })
  readonly reason: string;
}
