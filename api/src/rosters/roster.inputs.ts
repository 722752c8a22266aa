import { Field, ID, InputType, Int } from '@nestjs/graphql';

@InputType({ description: 'Units of one kind, or a character; whatever it is given, each of them has.' })
export class RosterEntryInput {
  @Field(() => ID, { description: 'The line of the army list, or a piece of siege gear.' })
  readonly unit: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many.' })
  readonly count: number;

  @Field(() => [ID], { defaultValue: [], description: 'Magic items.' })
  readonly items: readonly string[];

  @Field(() => ID, { nullable: true, description: 'A mount, for a character.' })
  readonly mount?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the veterans that this unit is.' })
  readonly veteran?: string | null;
}

@InputType({
  description: 'An army as a player has chosen it; it may break the rules of its list until it is fielded.',
})
export class RosterInput {
  @Field(() => String, { nullable: true, description: 'What its player calls it, up to 80 characters.' })
  readonly name?: string | null;

  @Field(() => ID, { description: 'Which army list.' })
  readonly army: string;

  @Field(() => Int, { description: 'For how many points.' })
  readonly size: number;

  @Field(() => [RosterEntryInput], { description: 'What it has, up to 200 entries.' })
  readonly entries: readonly RosterEntryInput[];
}

@InputType({ isAbstract: true })
abstract class OwnRosterInput {
  @Field({ description: 'Chosen by the client, 8 to 64 characters; a repeat is given the first answer.' })
  readonly clientKey: string;
}

@InputType({ description: 'A roster to keep.' })
export class SaveRosterInput extends OwnRosterInput {
  @Field(() => ID, { nullable: true, description: 'Which of the viewer’s it replaces; left out: a new one.' })
  readonly id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version you have seen: if the roster has another by now, nothing is done.',
  })
  readonly expectedVersion?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The campaign it is for, whose army lists it is judged by; left out: it is free.',
  })
  readonly campaignId?: string | null;

  @Field({ defaultValue: false, description: 'Whether it is kept to begin others with.' })
  readonly template: boolean;

  @Field(() => RosterInput, { description: 'The roster.' })
  readonly roster: RosterInput;
}

@InputType({ description: 'A roster to copy.' })
export class DuplicateRosterInput extends OwnRosterInput {
  @Field(() => ID, { description: 'Which of the viewer’s.' })
  readonly id: string;

  @Field({ defaultValue: false, description: 'Whether the copy is kept to begin others with.' })
  readonly template: boolean;
}

@InputType({ description: 'A roster to delete; what was handed in of it for battles stays.' })
export class DeleteRosterInput extends OwnRosterInput {
  @Field(() => ID, { description: 'Which of the viewer’s.' })
  readonly id: string;
}

@InputType({ description: 'A roster that whoever has its link may read.' })
export class ShareRosterInput extends OwnRosterInput {
  @Field(() => ID, { description: 'Which of the viewer’s.' })
  readonly id: string;
}

@InputType({ description: 'A roster whose link shall no longer open it.' })
export class UnshareRosterInput extends OwnRosterInput {
  @Field(() => ID, { description: 'Which of the viewer’s.' })
  readonly id: string;
}
