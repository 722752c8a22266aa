import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { InvalidInput, UserError } from '../errors/user-error.js';
import { refusals, type RefusalCode } from './refusals.js';

@ObjectType('CampaignChanged', { description: 'It is done; ask again for what you show of the campaign.' })
export class CampaignChangedModel {
  @Field(() => ID, { description: 'The campaign that changed.' })
  readonly campaignId: string;

  @Field(() => Int, { description: 'Its version after the change.' })
  readonly version: number;

  constructor(campaignId: string, version: number) {
    this.campaignId = campaignId;
    this.version = version;
  }
}

@ObjectType({
  implements: () => [UserError],
  description: 'It cannot be done as things stand; the code says why.',
})
export class ActionRefused implements UserError {
  readonly code: RefusalCode;
  readonly message: string;

  constructor(code: RefusalCode) {
    this.code = code;
    this.message = refusals[code];
  }
}

/** What most mutations of a campaign answer. */
export const ChangeCampaignResult = createUnionType({
  name: 'ChangeCampaignResult',
  description: 'What a mutation answers that changes a campaign.',
  types: () => [CampaignChangedModel, InvalidInput, ActionRefused] as const,
});

export type CampaignAnswer = CampaignChangedModel | InvalidInput | ActionRefused;
