import { UseGuards } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { CampaignDeletionsService } from './campaign-deletions.service.js';
import { BeginningsService } from './beginnings.service.js';
import { CampaignLossesModel, DeleteCampaignResult } from './campaign-losses.model.js';
import {
  ArchiveCampaignInput,
  DeleteCampaignInput,
  FinishCampaignInput,
  StartCampaignInput,
} from './course.inputs.js';
import { EndingsService } from './endings.service.js';

@Resolver()
@UseGuards(SignedIn)
export class CourseResolver {
  constructor(
    private readonly beginningsService: BeginningsService,
    private readonly endingsService: EndingsService,
    private readonly campaignDeletionsService: CampaignDeletionsService,
  ) {}

  @Query(() => CampaignLossesModel, {
    description: 'What would be lost if the campaign were deleted; for organisers.',
  })
  campaignLosses(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Which campaign.' }) campaignId: string,
  ): Promise<CampaignLossesModel> {
    return this.campaignDeletionsService.losses(caller, campaignId);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser ends the lobby: all seats are filled and confirmed, or bots hold the empty ones. The first turn opens.',
  })
  startCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'How it begins.' }) input: StartCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.beginningsService.start(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser ends a campaign before its time. The turn under way counts for nothing, and its orders are never opened.',
  })
  finishCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Why.' }) input: FinishCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.endingsService.finish(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser puts away a campaign that is over or never began.',
  })
  archiveCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign.' }) input: ArchiveCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.endingsService.archive(caller, input);
  }

  @Mutation(() => DeleteCampaignResult, {
    description: 'An organiser erases a campaign that is not being played, for good; see `campaignLosses`.',
  })
  deleteCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign, and its name typed again.' }) input: DeleteCampaignInput,
  ): Promise<typeof DeleteCampaignResult> {
    return this.campaignDeletionsService.delete(caller, input);
  }
}
