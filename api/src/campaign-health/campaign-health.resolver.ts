import { UseGuards } from '@nestjs/common';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { CampaignHealthModel } from './campaign-health.models.js';
import { CampaignHealthService } from './campaign-health.service.js';

@Resolver()
export class CampaignHealthResolver {
  constructor(private readonly campaignHealthService: CampaignHealthService) {}

  @Query(() => CampaignHealthModel, {
    description: 'For organisers and referees: who falls behind, what waits, and how even the war is.',
  })
  @UseGuards(SignedIn)
  campaignHealth(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
  ): Promise<CampaignHealthModel> {
    return this.campaignHealthService.of(caller, campaignId);
  }
}
