import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { NameStandInInput } from './stand-in.models.js';
import { StandInsService } from './stand-ins.service.js';

@Resolver()
@UseGuards(SignedIn)
export class StandInsResolver {
  constructor(private readonly standInsService: StandInsService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'Names who plays a side of a battle in its player’s stead, or takes that back.',
  })
  nameStandIn(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The stand-in.' }) input: NameStandInInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.standInsService.name(caller, input);
  }
}
