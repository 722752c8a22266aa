import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

@InputType({ description: 'Which campaign’s orders are to be locked.' })
export class LockTurnInput extends ChangeInput {}

@InputType({ description: 'By how much a deadline is to be moved, and why.' })
export class ExtendTurnInput extends ChangeInput {
  @Field(() => Int, { description: 'Hours, 1 to 168.' })
  readonly hours: number;

  @Field({ description: 'Why, for all to read; 1 to 300 characters.' })
  readonly reason: string;
}

@InputType({ description: 'What the players are to vote on.' })
export class ProposeExtensionInput extends ExtendTurnInput {}

@InputType({ description: 'A vote on the deadline of the turn under way.' })
export class VoteOnExtensionInput extends ChangeInput {
  @Field({ description: 'Whether the viewer’s seat is for it.' })
  readonly inFavour: boolean;
}

@InputType({ description: 'For how long a campaign is to rest, and why.' })
export class PauseCampaignInput extends ChangeInput {
  @Field(() => Int, { description: 'Days, from 1 to as many as the campaign’s settings allow.' })
  readonly days: number;

  @Field({ description: 'Why, for all to read; 1 to 300 characters.' })
  readonly reason: string;
}

@InputType({ description: 'Which campaign is to go on.' })
export class ResumeCampaignInput extends ChangeInput {}

@InputType({ description: 'Days on which the viewer will be away, by the calendar of the campaign’s zone.' })
export class DeclareLeaveInput extends ChangeInput {
  @Field({ description: 'The first day, as 2026-08-01; today or later.' })
  readonly from: string;

  @Field({ description: 'The last day.' })
  readonly to: string;
}

@InputType({ description: 'Which leave is to end.' })
export class CancelLeaveInput extends ChangeInput {
  @Field(() => ID, { description: 'Which leave of the viewer’s seat.' })
  readonly leaveId: string;
}

@InputType({ description: 'Who is to order for the viewer’s seat while he does not.' })
export class NameDelegateInput extends ChangeInput {
  @Field(() => ID, { description: 'Account of a member who plays no seat.' })
  readonly accountId: string;
}

@InputType({ description: 'Whose delegate is to go.' })
export class DismissDelegateInput extends ChangeInput {}
