import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ActionRefused, CampaignChangedModel } from '../../campaigns/campaign-results.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import { InvitedRoleModel } from './invitation.inputs.js';

@ObjectType('OpenInvitation', { description: 'An invitation that can still be used, as organisers see it.' })
export class OpenInvitationModel {
  @Field(() => ID, { description: 'To revoke it by.' })
  readonly id: string;

  @Field(() => InvitedRoleModel, { description: 'As what.' })
  readonly role: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat it is for.' })
  readonly seat: string | null;

  @Field({ description: 'Whether a player offers his own seat with it.' })
  readonly handOver: boolean;

  @Field(() => String, { nullable: true, description: 'Whom it was mailed to; absent: a link.' })
  readonly email: string | null;

  @Field(() => Int, { description: 'How many people may still use it.' })
  readonly usesLeft: number;

  @Field({ description: 'When it was made.' })
  readonly createdAt: Date;

  @Field({ description: 'Until when it is good.' })
  readonly expiresAt: Date;
}

@ObjectType('InvitationSeat', { description: 'A seat of the campaign that an invitation leads to.' })
export class InvitationSeatModel {
  @Field({ description: 'A to H; it also fixes the seat’s colour and pattern.' })
  readonly letter: string;

  @Field({ description: 'Id of its realm on the map.' })
  readonly realm: string;

  @Field({ description: 'Whether nobody plays it now.' })
  readonly vacant: boolean;
}

@ObjectType('Invitation', { description: 'What whoever has a link is told before he follows it.' })
export class InvitationModel {
  @Field(() => ID, { description: 'The campaign one is invited to.' })
  readonly campaignId: string;

  @Field({ description: 'What the campaign is called.' })
  readonly campaignName: string;

  @Field(() => ID, { description: 'Id of the map it is played on.' })
  readonly mapId: string;

  @Field(() => [String], { description: 'Who organises it.' })
  readonly organisers: readonly string[];

  @Field(() => InvitedRoleModel, { description: 'As what.' })
  readonly role: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat it is for.' })
  readonly seat: string | null;

  @Field(() => [InvitationSeatModel], { description: 'All seats, by letter.' })
  readonly seats: readonly InvitationSeatModel[];

  @Field({ description: 'Until when it is good.' })
  readonly expiresAt: Date;
}

@ObjectType('InvitationCreated', { description: 'The invitation is made; its link is shown this once.' })
export class InvitationCreatedModel {
  @Field(() => ID, { description: 'The campaign.' })
  readonly campaignId: string;

  @Field(() => Int, { description: 'Its version after the change.' })
  readonly version: number;

  @Field(() => ID, { description: 'To revoke it by.' })
  readonly invitationId: string;

  @Field({ description: 'The secret at the end of the link; kept nowhere.' })
  readonly token: string;

  @Field({ description: 'The link to pass on.' })
  readonly link: string;

  constructor(campaignId: string, version: number, invitationId: string, token: string, link: string) {
    this.campaignId = campaignId;
    this.version = version;
    this.invitationId = invitationId;
    this.token = token;
    this.link = link;
  }
}

export const CreateInvitationResult = createUnionType({
  name: 'CreateInvitationResult',
  description: 'What a mutation answers that makes an invitation.',
  types: () => [InvitationCreatedModel, InvalidInput, ActionRefused] as const,
});
export type InvitationAnswer = InvitationCreatedModel | InvalidInput | ActionRefused;

export const MailInvitationResult = createUnionType({
  name: 'MailInvitationResult',
  description: 'What `mailInvitation` answers; the same whether the address has an account or not.',
  types: () => [CampaignChangedModel, InvalidInput, ActionRefused, TooManyAttempts] as const,
});
