import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { AppointOfficialInput, DismissOfficialInput } from './official.inputs.js';
import { OfficialsService } from './officials.service.js';

@Resolver()
@UseGuards(SignedIn)
export class OfficialsResolver {
  constructor(private readonly officialsService: OfficialsService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser makes a member an organiser or a referee.',
  })
  appointOfficial(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Whom, and what.' }) input: AppointOfficialInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.officialsService.appoint(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser takes an office from somebody, or lays down his own.',
  })
  dismissOfficial(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Whom, and what.' }) input: DismissOfficialInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.officialsService.dismiss(caller, input);
  }
}
