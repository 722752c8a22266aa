import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { CreateSampleCampaignInput } from './sample.inputs.js';
import { SamplesService } from './samples.service.js';

@Resolver()
export class SamplesResolver {
  constructor(private readonly samplesService: SamplesService) {}

  @Mutation(() => ChangeCampaignResult, {
    description:
      'Begins a campaign among bots to try everything in: the viewer plays, organises and judges it, and nothing in it waits for anybody else. While he has one under way he is given that. It is removed thirty days after anything last happened in it.',
  })
  @UseGuards(SignedIn)
  createSampleCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'By which key.' }) input: CreateSampleCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.samplesService.create(caller, input);
  }
}
