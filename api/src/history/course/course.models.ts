import { Field, HideField, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Capture } from '@pelagonia/rules';
import type { NameOf, TellableEntry } from '../../campaigns/journal/describe-entry.js';

export const CaptureKindModel = {
  OPEN: 'open',
  FIELD: 'field',
  SIEGE: 'siege',
  ASSAULT: 'assault',
  CONTEST: 'contest',
} as const satisfies Record<string, Capture['how']>;
registerEnumType(CaptureKindModel, {
  name: 'CaptureKind',
  description: 'How a place was taken.',
  valuesMap: {
    OPEN: { description: 'Nobody held it.' },
    FIELD: { description: 'By a battle against the field army that defended it.' },
    SIEGE: { description: 'By a battle against field army and garrison.' },
    ASSAULT: { description: 'By a battle against its garrison.' },
    CONTEST: { description: 'By a battle against the army that had taken it first.' },
  },
});

@ObjectType('March', { description: 'What a seat did in a turn, wherever its order came from.' })
export class MarchModel {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => ID, { nullable: true, description: 'The territory it attacked; absent: it defended.' })
  readonly attack: string | null;

  @Field(() => ID, { nullable: true, description: 'The territory it marched from; absent: it defended.' })
  readonly from: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why its order was not possible, by a stable name; it defended instead.',
  })
  readonly fault: string | null;
}

@ObjectType('CourseLine', { description: 'A step of the adjudicator, with the rule that it follows.' })
export class CourseLineModel {
  @Field({ description: 'Stable name of what happened, such as `OPEN_TAKEN`.' })
  readonly code: string;

  @Field({ description: 'The rule it follows, such as `R2`.' })
  readonly rule: string;

  @Field(() => [String], { description: 'Letters of the seats it tells of.' })
  readonly seats: readonly string[];

  @Field(() => ID, { nullable: true, description: 'The territory it tells of.' })
  readonly territory: string | null;

  @HideField()
  readonly told: TellableEntry;

  @HideField()
  readonly nameOf: NameOf;
}

@ObjectType('Capture', { description: 'A place that an army took; another may have taken it afterwards.' })
export class CaptureModel {
  @Field(() => ID, { description: 'Id of the territory.' })
  readonly territory: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat it was taken from.' })
  readonly from: string | null;

  @Field({ description: 'Letter of the seat that took it.' })
  readonly to: string;

  @Field(() => CaptureKindModel, { description: 'How.' })
  readonly how: string;

  @Field({ description: 'The rule it follows.' })
  readonly rule: string;
}

@ObjectType('TurnCourse', {
  description: 'What came of a turn’s orders, step by step: the same whenever it is watched.',
})
export class TurnCourseModel {
  @Field(() => [MarchModel], { description: 'What each seat that stood did, by letter.' })
  readonly marches: readonly MarchModel[];

  @Field(() => [CourseLineModel], { description: 'The adjudicator’s log, in its order.' })
  readonly log: readonly CourseLineModel[];

  @Field(() => [CaptureModel], { description: 'Places that were taken, in their order.' })
  readonly captures: readonly CaptureModel[];

  @Field(() => [String], { description: 'Letters of the seats that were out when it ended, but not before.' })
  readonly eliminated: readonly string[];

  @Field({ description: 'Whether all of it is told: no battle and no choice is open.' })
  readonly done: boolean;
}
