import { UseGuards } from '@nestjs/common';
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { BattleRosterReadingService } from './battle-roster-reading.service.js';
import {
  AttachRosterInput,
  BattleRosterModel,
  FieldableArmyModel,
  WithdrawRosterInput,
} from './battle-roster.models.js';
import { BattleRostersService } from './battle-rosters.service.js';
import { FieldableArmyService } from './fieldable-army.service.js';

@Resolver()
export class BattleRostersResolver {
  constructor(
    private readonly battleRostersService: BattleRostersService,
    private readonly battleRosterReadingService: BattleRosterReadingService,
    private readonly fieldableArmyService: FieldableArmyService,
  ) {}

  @Query(() => [BattleRosterModel], {
    description: 'The rosters handed in for battles of a turn; what they hold as far as the viewer may know.',
  })
  battleRosters(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Of which turn.' }) turn: number,
    @Args('battle', { type: () => ID, nullable: true, description: 'Of this battle alone.' })
    battle: string | null | undefined,
  ): Promise<BattleRosterModel[]> {
    return this.battleRosterReadingService.ofTurn(caller, campaignId, turn, battle ?? undefined);
  }

  @Query(() => FieldableArmyModel, {
    nullable: true,
    description:
      'The lasting army of the side that the viewer plays in a battle, be it as a stand-in; absent once it was fought, and where armies are chosen anew.',
  })
  @UseGuards(SignedIn)
  fieldableArmy(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Of which turn.' }) turn: number,
    @Args('battle', { type: () => ID, description: 'For which battle.' }) battle: string,
  ): Promise<FieldableArmyModel | null> {
    return this.fieldableArmyService.ofSide(caller, campaignId, turn, battle);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Hands in what the viewer’s side fields in a battle.',
  })
  @UseGuards(SignedIn)
  attachRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Battle and roster.' }) input: AttachRosterInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.battleRostersService.attach(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Takes back what the viewer’s side has handed in for a battle.',
  })
  @UseGuards(SignedIn)
  withdrawRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which battle.' }) input: WithdrawRosterInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.battleRostersService.withdraw(caller, input);
  }
}
