import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { HonourModel } from '../battles/veterans/veteran.models.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import { InvalidInput } from '../errors/user-error.js';

@ObjectType('RosterEntry', {
  description: 'Units of one kind, or a character; whatever it is given, each of them has.',
})
export class RosterEntryModel {
  @Field(() => ID, { description: 'The line of the army list, or a piece of siege gear.' })
  readonly unit: string;

  @Field(() => Int, { description: 'How many.' })
  readonly count: number;

  @Field(() => [ID], { description: 'Magic items.' })
  readonly items: readonly string[];

  @Field(() => ID, { nullable: true, description: 'A mount, for a character.' })
  readonly mount: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the veterans that this unit is.' })
  readonly veteran: string | null;

  @Field(() => HonourModel, { nullable: true, description: 'The honour that those veterans have won.' })
  readonly honour: string | null;
}

@ObjectType('RosterFault', { description: 'A rule that a roster breaks.' })
export class RosterFaultModel {
  @Field({ description: 'Stable name of the fault, such as `ROSTER_TOO_FEW`.' })
  readonly code: string;

  @Field({ description: 'Where in the roster, such as `entries[2]`.' })
  readonly where: string;

  @Field({ description: 'What is wrong and what to do, in English.' })
  readonly message: string;
}

@ObjectType('RosterReport', { description: 'A roster held against its army list.' })
export class RosterReportModel {
  @Field(() => Int, { description: 'What it costs.' })
  readonly total: number;

  @Field(() => Int, { description: 'How many units it has; characters and siege gear are none.' })
  readonly units: number;

  @Field(() => Int, { description: 'B1: units lost at which the army withdraws.' })
  readonly breakPoint: number;

  @Field(() => [RosterFaultModel], { description: 'Every fault; none: it is legal.' })
  readonly faults: readonly RosterFaultModel[];
}

@ObjectType('RosterContent', { description: 'An army as a player has chosen it.' })
export class RosterContentModel {
  @Field(() => String, { nullable: true, description: 'What its player calls it.' })
  readonly name: string | null;

  @Field(() => ID, { description: 'Which army list.' })
  readonly army: string;

  @Field(() => Int, { description: 'For how many points.' })
  readonly size: number;

  @Field(() => [RosterEntryModel], { description: 'What it has.' })
  readonly entries: readonly RosterEntryModel[];

  @Field(() => RosterReportModel, {
    nullable: true,
    description: 'As its army list judges it; absent where that list is no longer offered.',
  })
  readonly report: RosterReportModel | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the army list lies as one JSON document, for good.',
  })
  readonly listUrl: string | null;
}

@ObjectType('Roster', { description: 'A roster of the viewer’s own.' })
export class RosterModel {
  @Field(() => ID, { description: 'To name it by.' })
  readonly id: string;

  @Field(() => ID, { nullable: true, description: 'The campaign it is for; absent: it is free.' })
  readonly campaignId: string | null;

  @Field({ description: 'Whether it is kept to begin others with.' })
  readonly template: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The link by which anybody may read it; absent: it is not shared.',
  })
  readonly shareLink: string | null;

  @Field(() => Int, { description: 'Raised with every change.' })
  readonly version: number;

  @Field({ description: 'When it was changed last.' })
  readonly updatedAt: Date;

  @Field(() => RosterContentModel, { description: 'What it holds.' })
  readonly content: RosterContentModel;
}

@ObjectType('RosterSaved', { description: 'The roster is kept.' })
export class RosterSavedModel {
  @Field(() => ID, { description: 'To name it by.' })
  readonly id: string;

  @Field(() => Int, { description: 'Its version now.' })
  readonly version: number;

  constructor(id: string, version: number) {
    this.id = id;
    this.version = version;
  }
}

@ObjectType('RosterShared', { description: 'Whoever has the link may read the roster, until it is revoked.' })
export class RosterSharedModel {
  @Field(() => ID, { description: 'Which roster.' })
  readonly id: string;

  @Field({ description: 'The link to pass on.' })
  readonly link: string;

  constructor(id: string, link: string) {
    this.id = id;
    this.link = link;
  }
}

@ObjectType('RosterDeleted', { description: 'The roster is gone.' })
export class RosterDeletedModel {
  @Field(() => ID, { description: 'Which it was.' })
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export const SaveRosterResult = createUnionType({
  name: 'SaveRosterResult',
  description: 'What a mutation answers that keeps a roster.',
  types: () => [RosterSavedModel, InvalidInput, ActionRefused] as const,
});
export type SaveRosterAnswer = RosterSavedModel | InvalidInput | ActionRefused;

export const ShareRosterResult = createUnionType({
  name: 'ShareRosterResult',
  description: 'What `shareRoster` answers.',
  types: () => [RosterSharedModel, ActionRefused] as const,
});
export type ShareRosterAnswer = RosterSharedModel | ActionRefused;

export const DeleteRosterResult = createUnionType({
  name: 'DeleteRosterResult',
  description: 'What `deleteRoster` answers.',
  types: () => [RosterDeletedModel, ActionRefused] as const,
});
export type DeleteRosterAnswer = RosterDeletedModel | ActionRefused;
