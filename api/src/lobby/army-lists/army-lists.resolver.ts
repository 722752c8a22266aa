import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { AddArmyListInput, AddArmyListResult, RemoveArmyListInput } from './army-list.models.js';
import { ArmyListsService } from './army-lists.service.js';

@Resolver()
@UseGuards(SignedIn)
export class ArmyListsResolver {
  constructor(private readonly armyListsService: ArmyListsService) {}

  @Mutation(() => AddArmyListResult, {
    description: 'Adds an army list of the club’s own to a campaign in the lobby.',
  })
  addArmyList(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The list.' }) input: AddArmyListInput,
  ): Promise<typeof AddArmyListResult> {
    return this.armyListsService.add(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Takes an army list of the club’s own out of a campaign in the lobby.',
  })
  removeArmyList(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which.' }) input: RemoveArmyListInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.armyListsService.remove(caller, input);
  }
}
