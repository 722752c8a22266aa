import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Caller } from '../accounts/caller.js';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { AccountModel } from '../accounts/models/account.model.js';
import { CampaignModel, CampaignPageModel } from './campaign.model.js';
import { CampaignsService } from './campaigns.service.js';

@Resolver(() => AccountModel)
export class CampaignsResolver {
  constructor(private readonly campaignsService: CampaignsService) {}

  @Query(() => CampaignModel, {
    description: 'A campaign the viewer takes part in, or one that is not private.',
  })
  campaign(
    @CurrentCaller() caller: Caller | undefined,
    @Args('id', { type: () => ID, description: 'Which campaign.' }) id: string,
  ): Promise<CampaignModel> {
    return this.campaignsService.one(caller, id);
  }

  @Query(() => CampaignPageModel, { description: 'Campaigns that everybody may look on at, newest first.' })
  publicCampaigns(
    @CurrentCaller() caller: Caller | undefined,
    @Args('first', { type: () => Int, defaultValue: 20, description: 'How many, up to 50.' }) first: number,
    @Args('after', { type: () => ID, nullable: true, description: '`next` of the page before.' })
    after?: string | null,
  ): Promise<CampaignPageModel> {
    return this.campaignsService.listed(caller, first, after);
  }

  @ResolveField(() => [CampaignModel], {
    description: 'Campaigns in which the account has any part, newest first.',
  })
  campaigns(@CurrentCaller() caller: Caller, @Parent() account: AccountModel): Promise<CampaignModel[]> {
    return this.campaignsService.ofAccount(caller, account);
  }
}
