import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { CloneCampaignInput, CreateCampaignInput, UpdateCampaignInput } from './founding.inputs.js';
import { FoundingsService } from './foundings.service.js';
import { RevisionsService } from './revisions.service.js';

@Resolver()
@UseGuards(SignedIn)
export class FoundingsResolver {
  constructor(
    private readonly foundingsService: FoundingsService,
    private readonly revisionsService: RevisionsService,
  ) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'Founds a campaign: a lobby with a seat for each realm of the map.',
  })
  createCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What it shall be.' }) input: CreateCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.foundingsService.create(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'In the lobby: an organiser changes name, visibility or settings.',
  })
  updateCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What changes.' }) input: UpdateCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.revisionsService.update(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Founds another campaign with the same map and settings; the viewer organises it.',
  })
  cloneCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign.' }) input: CloneCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.foundingsService.clone(caller, input);
  }
}
