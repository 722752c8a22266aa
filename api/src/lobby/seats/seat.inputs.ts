import { Field, ID, InputType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

const colour = 'Letter from A to H that no other player has; each stands for a colour and a pattern.';
const army = 'Id of an army list among the campaign’s content.';

@InputType({ description: 'The seat that the viewer would like to play.' })
export class ClaimSeatInput extends ChangeInput {
  @Field({ description: 'Letter of a free seat; it stands for a realm.' })
  readonly seat: string;

  @Field(() => ID, { nullable: true, description: `${army} Left out: chosen later.` })
  readonly army?: string | null;

  @Field(() => String, { nullable: true, description: `${colour} Left out: that of the seat.` })
  readonly colour?: string | null;
}

@InputType({ description: 'The army that the viewer’s seat plays.' })
export class ChooseArmyInput extends ChangeInput {
  @Field(() => ID, { description: army })
  readonly army: string;
}

@InputType({ description: 'The colour and pattern of the viewer’s seat.' })
export class ChooseColourInput extends ChangeInput {
  @Field({ description: colour })
  readonly colour: string;
}

@InputType({ description: 'The viewer gets up from his seat.' })
export class LeaveSeatInput extends ChangeInput {}

@InputType({ description: 'The viewer leaves the campaign with all that he is in it.' })
export class LeaveCampaignInput extends ChangeInput {}

@InputType({ description: 'The seat whose player is accepted.' })
export class ConfirmSeatInput extends ChangeInput {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;
}

@InputType({ description: 'Who is to play a seat.' })
export class AssignSeatInput extends ChangeInput {
  @Field({ description: 'Letter of the seat; while the campaign is played it must be free or open.' })
  readonly seat: string;

  @Field(() => ID, { description: 'Id of a member.' })
  readonly memberId: string;
}

@InputType({ description: 'Two seats whose players change places.' })
export class SwapSeatsInput extends ChangeInput {
  @Field({ description: 'Letter of one seat.' })
  readonly one: string;

  @Field({ description: 'Letter of the other.' })
  readonly other: string;
}

@InputType({ description: 'Who plays no longer.' })
export class RemovePlayerInput extends ChangeInput {
  @Field(() => ID, { description: 'Id of a member who plays or looks on.' })
  readonly memberId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, for all to read; needed once the campaign has begun.',
  })
  readonly reason?: string | null;
}
