import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { LedgerStep } from '@pelagonia/rules';
import { ChangeInput } from '../campaigns/acts/change-input.js';

export const LedgerStepKindModel = {
  ALLOWANCE: 'allowance',
  MUSTERED: 'mustered',
  RECRUITED: 'recruited',
  DISBANDED: 'disbanded',
  CASUALTIES: 'casualties',
  SUCCEEDED: 'succeeded',
} as const satisfies Record<string, LedgerStep['kind']>;
registerEnumType(LedgerStepKindModel, {
  name: 'LedgerStepKind',
  description: 'What happened to a standing army.',
  valuesMap: {
    ALLOWANCE: { description: 'The points that the map gives changed.' },
    MUSTERED: { description: 'The army was chosen at the start.' },
    RECRUITED: { description: 'Recruits came.' },
    DISBANDED: { description: 'Some were let go.' },
    CASUALTIES: { description: 'Some were destroyed in a battle.' },
    SUCCEEDED: { description: 'The General fell and his second took over.' },
  },
});

@ObjectType('ArmyLine', { description: 'Units or characters of a standing army that are alike.' })
export class ArmyLineModel {
  @Field(() => ID, { description: 'The line of the army list.' })
  readonly unit: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count: number;

  @Field(() => [ID], { description: 'Magic items.' })
  readonly items: readonly string[];

  @Field(() => ID, { nullable: true, description: 'A mount.' })
  readonly mount: string | null;
}

@ObjectType('AllowancePart', { description: 'S1: what a part of the points that the map gives comes from.' })
export class AllowancePartModel {
  @Field(() => ID, { nullable: true, description: 'A territory; absent: the referee granted them.' })
  readonly territory: string | null;

  @Field(() => Int, { description: 'How many points.' })
  readonly points: number;
}

@ObjectType('LedgerStep', { description: 'A line of the ledger, with what it did to the worth of the army.' })
export class LedgerStepModel {
  @Field(() => LedgerStepKindModel, { description: 'What happened.' })
  readonly kind: string;

  @Field(() => Int, { description: 'In which turn.' })
  readonly turn: number;

  @Field(() => ID, { nullable: true, description: 'In which battle.' })
  readonly battle: string | null;

  @Field({ description: 'By which rule, such as `S4`.' })
  readonly rule: string;

  @Field(() => [ArmyLineModel], { description: 'What came or went.' })
  readonly lines: readonly ArmyLineModel[];

  @Field(() => [ArmyLineModel], {
    description: 'What a battle left with a single stand; it was made good without cost.',
  })
  readonly reduced: readonly ArmyLineModel[];

  @Field(() => [AllowancePartModel], {
    description: 'Where the points come from, when the map gives others.',
  })
  readonly parts: readonly AllowancePartModel[];

  @Field(() => Int, { description: 'By how many points the army grew; below nought: shrank.' })
  readonly change: number;

  @Field(() => Int, { description: 'What the army was worth afterwards.' })
  readonly worth: number;

  @Field(() => Int, { description: 'What the map gave then.' })
  readonly allowance: number;
}

@ObjectType('StandingArmy', {
  description: 'S3: the army of a seat, which carries over from battle to battle.',
})
export class StandingArmyModel {
  @Field(() => ID, { description: 'The letter of its seat.' })
  readonly seat: string;

  @Field({ description: 'Whether it was chosen yet.' })
  readonly mustered: boolean;

  @Field(() => ID, { description: 'Its army list.' })
  readonly army: string;

  @Field(() => [ArmyLineModel], { description: 'What it has.' })
  readonly lines: readonly ArmyLineModel[];

  @Field(() => Int, { description: 'What it is worth.' })
  readonly worth: number;

  @Field(() => Int, { description: 'S1: what the map gives.' })
  readonly allowance: number;

  @Field(() => Int, { description: 'Points that may be recruited for.' })
  readonly recruitable: number;

  @Field(() => Int, { description: 'Points by which it is worth more than the map gives.' })
  readonly overStrength: number;

  @Field(() => [LedgerStepModel], { description: 'Every point explained, the oldest first.' })
  readonly ledger: readonly LedgerStepModel[];
}

@InputType({ description: 'Units or characters of a standing army that are alike.' })
export class ArmyLineInput {
  @Field(() => ID, { description: 'The line of the army list.' })
  readonly unit: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many.' })
  readonly count: number;

  @Field(() => [ID], { defaultValue: [], description: 'Magic items.' })
  readonly items: readonly string[];

  @Field(() => ID, { nullable: true, description: 'A mount.' })
  readonly mount?: string | null;
}

@InputType({ isAbstract: true })
abstract class ArmyActInput extends ChangeInput {
  @Field(() => [ArmyLineInput], { description: 'Who.' })
  readonly lines: readonly ArmyLineInput[];
}

@InputType({ description: 'The army that the viewer’s seat begins with.' })
export class MusterArmyInput extends ArmyActInput {}

@InputType({ description: 'Who joins the army of the viewer’s seat.' })
export class RecruitUnitsInput extends ArmyActInput {}

@InputType({ description: 'Who is let go from the army of the viewer’s seat.' })
export class DisbandUnitsInput extends ArmyActInput {}
