import { Field, InputType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

@InputType({ description: 'The lobby ends and the first turn begins.' })
export class StartCampaignInput extends ChangeInput {
  @Field({
    defaultValue: false,
    description: 'Begin although seats are empty: bots hold them until somebody takes them.',
  })
  readonly botsForEmptySeats: boolean;
}

@InputType({ description: 'A campaign ends before its time.' })
export class FinishCampaignInput extends ChangeInput {
  @Field({ description: 'Why, for all to read; up to 500 characters.' })
  readonly reason: string;

  @Field({
    defaultValue: true,
    description: 'Whether somebody wins by the map as it stands (R13); otherwise nobody does.',
  })
  readonly declareWinners: boolean;
}

@InputType({ description: 'A campaign is put away; it can still be read.' })
export class ArchiveCampaignInput extends ChangeInput {}

@InputType({ description: 'A campaign is erased with all that happened in it.' })
export class DeleteCampaignInput extends ChangeInput {
  @Field({ description: 'The name of the campaign, typed again.' })
  readonly confirmation: string;
}
