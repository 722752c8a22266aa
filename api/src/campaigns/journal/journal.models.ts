import { Field, HideField, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { NameOf, TellableEntry } from './describe-entry.js';

@ObjectType('JournalEntry', { description: 'Something that happened in a campaign.' })
export class JournalEntryModel {
  @Field(() => Int, { description: 'From 1 without a gap.' })
  readonly number: number;

  @Field(() => Int, { description: 'The turn it belongs to; nought: before the first.' })
  readonly turn: number;

  @Field({ description: 'Stable name of what happened, such as `TERRITORY_CHANGED`.' })
  readonly code: string;

  @Field(() => String, { nullable: true, description: 'The rule it follows, where it follows one.' })
  readonly rule: string | null;

  @Field({ description: 'All that belongs to it, as JSON.' })
  readonly parameters: string;

  @Field({ description: 'When it was written.' })
  readonly at: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the entry that took it back, since what it told no longer follows.',
  })
  readonly retractedBy: number | null;

  @HideField()
  readonly told: TellableEntry;

  @HideField()
  readonly nameOf: NameOf;
}

@ObjectType('JournalPage', { description: 'Some entries of the journal.' })
export class JournalPageModel {
  @Field(() => [JournalEntryModel], { description: 'In the order of their numbers.' })
  readonly entries: readonly JournalEntryModel[];

  @Field({ description: 'Whether there are more.' })
  readonly hasMore: boolean;

  @Field(() => Int, { nullable: true, description: 'Where to go on: give it as `after`.' })
  readonly last: number | null;
}

@InputType({ description: 'Which entries; what is left out leaves nothing out.' })
export class JournalFilterInput {
  @Field(() => [Int], { nullable: true, description: 'Of these turns.' })
  readonly turns?: readonly number[] | null;

  @Field(() => [String], { nullable: true, description: 'With these codes.' })
  readonly codes?: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: 'That name one of these seats, by letter.' })
  readonly seats?: readonly string[] | null;
}
