import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { CadenceInput } from './settings.inputs.js';
import { CampaignSettingsModel } from './settings.models.js';
import { settingWords } from './setting-words.js';

@ArgsType()
export class CampaignDefaultsArgs {
  @Field(() => CadenceInput, { nullable: true, description: `${settingWords.cadence} Left out: the usual.` })
  readonly cadence?: CadenceInput | null;

  @Field(() => String, { nullable: true, description: `${settingWords.timeZone} Left out: the viewer’s.` })
  readonly timeZone?: string | null;

  @Field(() => Int, { defaultValue: 12, description: 'How many deadlines to tell, up to 60.' })
  readonly turns: number;
}

@ObjectType('CampaignDefaults', { description: 'What a campaign begins with if nothing else is chosen.' })
export class CampaignDefaultsModel {
  @Field(() => CampaignSettingsModel, { description: 'The usual settings, with cadence and zone as asked.' })
  readonly settings: CampaignSettingsModel;

  @Field(() => [Date], {
    description: 'The deadlines of a campaign that began now, if every turn ended on time; none by hand.',
  })
  readonly deadlines: readonly Date[];
}
