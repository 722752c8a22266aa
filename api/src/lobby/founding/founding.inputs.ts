import { Field, ID, InputType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';
import { CampaignFormatModel, VisibilityModel } from '../../campaigns/campaign-enums.js';
import type { CampaignFormat, Visibility } from '../../campaigns/entities/campaign.entity.js';
import { CampaignSettingsInput } from '../settings/settings.inputs.js';

@InputType({ description: 'A new campaign; the viewer organises it.' })
export class CreateCampaignInput {
  @Field({ description: 'Chosen by the client, 8 to 64 characters; a repeat is given the first answer.' })
  readonly clientKey: string;

  @Field({ description: 'What it is called, up to 60 characters.' })
  readonly name: string;

  @Field(() => CampaignFormatModel, { defaultValue: 'conquest', description: 'How it is played.' })
  readonly format: CampaignFormat;

  @Field(() => ID, { description: 'Id of one of the `maps`.' })
  readonly mapId: string;

  @Field(() => VisibilityModel, { defaultValue: 'private', description: 'Who may look on.' })
  readonly visibility: Visibility;

  @Field(() => CampaignSettingsInput, {
    nullable: true,
    description: 'What is to be other than usual; see `campaignDefaults`.',
  })
  readonly settings?: CampaignSettingsInput | null;
}

@InputType({ description: 'What is to be another than before; what is left out stays.' })
export class UpdateCampaignInput extends ChangeInput {
  @Field(() => String, { nullable: true, description: 'What it is called, up to 60 characters.' })
  readonly name?: string | null;

  @Field(() => VisibilityModel, { nullable: true, description: 'Who may look on.' })
  readonly visibility?: Visibility | null;

  @Field(() => CampaignSettingsInput, { nullable: true, description: 'What is settled otherwise.' })
  readonly settings?: CampaignSettingsInput | null;
}

@InputType({ description: 'A campaign to play once more.' })
export class CloneCampaignInput extends ChangeInput {
  @Field({ description: 'What the new one is called, up to 60 characters.' })
  readonly name: string;

  @Field(() => VisibilityModel, { defaultValue: 'private', description: 'Who may look on at the new one.' })
  readonly visibility: Visibility;
}
