import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ActionRefused } from '../../campaigns/campaign-results.js';
import { InvalidInput } from '../../errors/user-error.js';

@ObjectType('CampaignLosses', { description: 'What is lost for good when a campaign is deleted.' })
export class CampaignLossesModel {
  @Field(() => Int, { description: 'Turns that were opened.' })
  readonly turns: number;

  @Field(() => Int, { description: 'Battles and their results.' })
  readonly battles: number;

  @Field(() => Int, { description: 'Entries of the journal.' })
  readonly journalEntries: number;

  @Field(() => Int, { description: 'Pieces of the chronicle.' })
  readonly articles: number;

  @Field(() => Int, { description: 'Photographs.' })
  readonly photos: number;

  @Field(() => Int, { description: 'People who have a part in it now.' })
  readonly members: number;

  @Field(() => Int, { description: 'Invitations that could still be used, and requests that wait.' })
  readonly waiting: number;
}

@ObjectType('CampaignDeleted', { description: 'The campaign is gone.' })
export class CampaignDeletedModel {
  @Field(() => ID, { description: 'The campaign that was.' })
  readonly campaignId: string;

  @Field(() => CampaignLossesModel, { description: 'What went with it.' })
  readonly lost: CampaignLossesModel;

  constructor(campaignId: string, lost: CampaignLossesModel) {
    this.campaignId = campaignId;
    this.lost = lost;
  }
}

export const DeleteCampaignResult = createUnionType({
  name: 'DeleteCampaignResult',
  description: 'What `deleteCampaign` answers.',
  types: () => [CampaignDeletedModel, InvalidInput, ActionRefused] as const,
});
export type DeletionAnswer = CampaignDeletedModel | InvalidInput | ActionRefused;
