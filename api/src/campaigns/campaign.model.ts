import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CampaignStatus } from './entities/campaign.entity.js';
import { CampaignFormatModel, CampaignRoleModel, VisibilityModel } from './campaign-enums.js';
import { HoldingModel, TurnModel } from '../turns/views/turn.models.js';
import { ContentEditionModel } from '../content/content-edition.model.js';
import { CampaignSettingsModel } from '../lobby/settings/settings.models.js';

@ObjectType('Seat', { description: 'A place at the campaign’s table: a realm on the map, and who plays it.' })
export class SeatModel {
  @Field({ description: 'A to H; it also fixes the seat’s colour and pattern.' })
  readonly letter: string;

  @Field({ description: 'The name this seat plays under; it stays when the player has gone.' })
  readonly name: string;

  @Field({ description: 'Id of the realm on the map that the seat started with.' })
  readonly realm: string;

  @Field({ description: 'Whether the viewer plays this seat.' })
  readonly mine: boolean;

  @Field({ description: 'Whether nobody plays it now.' })
  readonly vacant: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of the army list it plays; absent: not chosen yet.' })
  readonly army: string | null;

  @Field({ description: 'Whether an organiser has agreed that it is played by whoever sits there.' })
  readonly confirmed: boolean;

  @Field(() => Int, { description: 'Turns missed in a row.' })
  readonly misses: number;

  @Field({
    description: 'Whether another can be given it: nobody plays it, or its player missed too many turns.',
  })
  readonly openForReplacement: boolean;
}

@ObjectType('Member', { description: 'Somebody who has a part in a campaign now.' })
export class MemberModel {
  @Field(() => ID, { description: 'To name him by in mutations; the same in all his campaigns.' })
  readonly memberId: string;

  @Field({ description: 'What others see.' })
  readonly displayName: string;

  @Field(() => [CampaignRoleModel], { description: 'What he is in it.' })
  readonly roles: readonly string[];

  @Field(() => String, { nullable: true, description: 'Letter of the seat he plays.' })
  readonly seat: string | null;
}

export const CampaignStatusModel = {
  LOBBY: 'lobby',
  RUNNING: 'running',
  FINISHED: 'finished',
  ARCHIVED: 'archived',
} as const satisfies Record<string, CampaignStatus>;
registerEnumType(CampaignStatusModel, {
  name: 'CampaignStatus',
  description: 'How far a campaign has come.',
  valuesMap: {
    LOBBY: { description: 'Seats are being filled.' },
    RUNNING: { description: 'It is being played.' },
    FINISHED: { description: 'It is over.' },
    ARCHIVED: { description: 'Put away; it can still be read.' },
  },
});

@ObjectType('Campaign', { description: 'A war between the seats of one map.' })
export class CampaignModel {
  @Field(() => ID, { description: 'Never changes.' })
  readonly id: string;

  @Field({ description: 'What the organiser called it.' })
  readonly name: string;

  @Field(() => ContentEditionModel, { description: 'The map it is played on.' })
  readonly map: ContentEditionModel;

  @Field(() => [ContentEditionModel], {
    description:
      'All it is played by: the map, the army lists and the scenarios, as they were when it began.',
  })
  readonly content: readonly ContentEditionModel[];

  @Field(() => Int, { description: 'Raised by every visible change; notices name it.' })
  readonly version: number;

  @Field(() => [SeatModel], { description: 'All seats, by letter.' })
  readonly seats: readonly SeatModel[];

  @Field(() => [HoldingModel], { description: 'Who holds which territory now.' })
  readonly holdings: readonly HoldingModel[];

  @Field(() => CampaignStatusModel, { description: 'How far it has come.' })
  readonly status: string;

  @Field(() => TurnModel, {
    nullable: true,
    description: 'The turn under way, or the last; absent in the lobby.',
  })
  readonly turn: TurnModel | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then the campaign rests and nothing is due; absent: it is not paused.',
  })
  readonly pausedUntil: Date | null;

  @Field(() => [String], { description: 'Letters of the seats that won; several share the victory.' })
  readonly winners: readonly string[];

  @Field(() => CampaignFormatModel, { description: 'How it is played.' })
  readonly format: string;

  @Field(() => VisibilityModel, { description: 'Who may look on.' })
  readonly visibility: string;

  @Field({ description: 'Whether it is a sample, in which somebody tries things among bots.' })
  readonly sample: boolean;

  @Field(() => CampaignSettingsModel, { description: 'What was settled for it.' })
  readonly settings: CampaignSettingsModel;

  @Field(() => [CampaignRoleModel], { description: 'What the viewer is in it; nothing: he only looks on.' })
  readonly myRoles: readonly string[];

  @Field(() => [MemberModel], {
    description: 'Who has a part in it, the oldest first; those who only look on are shown to members alone.',
  })
  readonly members: readonly MemberModel[];

  @Field({ description: 'When it was founded.' })
  readonly createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When its first turn opened.' })
  readonly startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was over.' })
  readonly finishedAt: Date | null;
}

@ObjectType('CampaignPage', { description: 'Some campaigns of a longer list.' })
export class CampaignPageModel {
  @Field(() => [CampaignModel], { description: 'The newest first.' })
  readonly campaigns: readonly CampaignModel[];

  @Field(() => ID, {
    nullable: true,
    description: 'To ask for those after these; absent: there are no more.',
  })
  readonly next: string | null;
}
