import { UseGuards } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { ChangeCampaignResult } from '../campaigns/campaign-results.js';
import { ArmiesService } from './armies.service.js';
import { ArmyReadingService } from './army-reading.service.js';
import { DisbandUnitsInput, MusterArmyInput, RecruitUnitsInput, StandingArmyModel } from './army.models.js';

@Resolver()
@UseGuards(SignedIn)
export class ArmiesResolver {
  constructor(
    private readonly armiesService: ArmiesService,
    private readonly armyReadingService: ArmyReadingService,
  ) {}

  @Query(() => StandingArmyModel, {
    nullable: true,
    description: 'The army of the viewer’s seat; absent where armies are chosen anew, or no list is chosen.',
  })
  myArmy(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'In which campaign.' }) campaignId: string,
  ): Promise<StandingArmyModel | null> {
    return this.armyReadingService.mine(caller, campaignId);
  }

  @Query(() => [StandingArmyModel], {
    description:
      'The armies that the viewer may look at: that of his seat, and where rosters are open those of the other players.',
  })
  standingArmies(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'In which campaign.' }) campaignId: string,
  ): Promise<StandingArmyModel[]> {
    return this.armyReadingService.readable(caller, campaignId);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Chooses the army that the viewer’s seat begins with.',
  })
  musterArmy(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The army.' }) input: MusterArmyInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.armiesService.muster(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Recruits for the army of the viewer’s seat, up to what the map gives.',
  })
  recruitUnits(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The recruits.' }) input: RecruitUnitsInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.armiesService.recruit(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'Lets some of the army of the viewer’s seat go.' })
  disbandUnits(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Who goes.' }) input: DisbandUnitsInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.armiesService.disband(caller, input);
  }
}
