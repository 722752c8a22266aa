import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import type { Caller } from '../../accounts/caller.js';
import { CampaignDefaultsArgs, CampaignDefaultsModel } from './campaign-defaults.models.js';
import { CampaignDefaultsService } from './campaign-defaults.service.js';

@Resolver()
export class CampaignDefaultsResolver {
  constructor(private readonly campaignDefaultsService: CampaignDefaultsService) {}

  @Query(() => CampaignDefaultsModel, {
    description: 'The usual settings, and the deadlines that would come of a cadence in a zone.',
  })
  campaignDefaults(
    @CurrentCaller() caller: Caller | undefined,
    @Args() args: CampaignDefaultsArgs,
  ): CampaignDefaultsModel {
    return this.campaignDefaultsService.defaults(caller, args);
  }
}
