import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

@InputType({ description: 'The viewer would like to play.' })
export class RequestToJoinInput extends ChangeInput {
  @Field(() => String, { nullable: true, description: 'Letter of the seat he would like.' })
  readonly seat?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A word to the organisers, up to 500 characters; nobody else reads it.',
  })
  readonly message?: string | null;
}

@InputType({ description: 'The viewer asks no longer.' })
export class WithdrawJoinRequestInput extends ChangeInput {}

@InputType({ description: 'Who may play.' })
export class AcceptJoinRequestInput extends ChangeInput {
  @Field(() => ID, { description: 'Id of the request.' })
  readonly requestId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of the seat he gets; left out: the one he would like, or none yet.',
  })
  readonly seat?: string | null;
}

@InputType({ description: 'Who may not play.' })
export class DeclineJoinRequestInput extends ChangeInput {
  @Field(() => ID, { description: 'Id of the request.' })
  readonly requestId: string;
}

@ObjectType('OwnJoinRequest', { description: 'The viewer has asked to play.' })
export class OwnJoinRequestModel {
  @Field(() => ID, { description: 'In which campaign.' })
  readonly campaignId: string;

  @Field({ description: 'What the campaign is called.' })
  readonly campaignName: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat he would like.' })
  readonly seat: string | null;

  @Field({ description: 'When he asked.' })
  readonly at: Date;

  @Field({ description: 'Whether an organiser has declined.' })
  readonly declined: boolean;
}

@ObjectType('JoinRequest', { description: 'Somebody asks to play, as organisers see it.' })
export class JoinRequestModel {
  @Field(() => ID, { description: 'To accept or decline it by; once accepted he is a member by the same.' })
  readonly requestId: string;

  @Field({ description: 'Who asks.' })
  readonly displayName: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat he would like.' })
  readonly seat: string | null;

  @Field(() => String, { nullable: true, description: 'A word to the organisers.' })
  readonly message: string | null;

  @Field({ description: 'When he asked.' })
  readonly at: Date;
}
