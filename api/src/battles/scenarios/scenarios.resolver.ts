import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { ChooseScenarioInput, SetScenarioInput } from './scenario.models.js';
import { ScenariosService } from './scenarios.service.js';

@Resolver()
@UseGuards(SignedIn)
export class ScenariosResolver {
  constructor(private readonly scenariosService: ScenariosService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'Proposes a scenario to the other side, or agrees to the one it proposed.',
  })
  chooseScenario(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The scenario.' }) input: ChooseScenarioInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.scenariosService.choose(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The referee sets what is played, or writes a scenario of his own, with a secret briefing for each side.',
  })
  setScenario(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The scenario and the briefings.' }) input: SetScenarioInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.scenariosService.set(caller, input);
  }
}
