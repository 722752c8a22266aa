import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { ChangeCampaignResult } from '../campaigns/campaign-results.js';
import {
  GiveTerritoryInput,
  GrantPointsInput,
  RenameTerritoryInput,
  TakeTerritoryInput,
} from './referee.inputs.js';
import { RefereeService } from './referee.service.js';

@Resolver()
@UseGuards(SignedIn)
export class RefereeResolver {
  constructor(private readonly refereeService: RefereeService) {}

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The referee gives a territory to a seat: at once while orders are open, else when the next turn opens.',
  })
  giveTerritory(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What, to whom and why.' }) input: GiveTerritoryInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.refereeService.give(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The referee takes a territory from its seat: at once while orders are open, else when the next turn opens.',
  })
  takeTerritory(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What and why.' }) input: TakeTerritoryInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.refereeService.take(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'The referee renames a territory of this campaign; when, as for `giveTerritory`.',
  })
  renameTerritory(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What, how and why.' }) input: RenameTerritoryInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.refereeService.rename(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'The referee grants points to the field army of a seat; when, as for `giveTerritory`.',
  })
  grantPoints(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'To whom, how many and why.' }) input: GrantPointsInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.refereeService.grant(caller, input);
  }
}
