import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import {
  DeclareNotFoughtInput,
  PostponeBattleInput,
  RollForBattleInput,
  RuleOnBattleInput,
} from './ruling.models.js';
import { RulingsService } from './rulings.service.js';

@Resolver()
@UseGuards(SignedIn)
export class RulingsResolver {
  constructor(private readonly rulingsService: RulingsService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'The referee enters, corrects or overrules the result of a battle of the turn under way.',
  })
  ruleOnBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The ruling.' }) input: RuleOnBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.rulingsService.rule(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The referee records that a battle was not fought; the campaign’s settings say what follows.',
  })
  declareNotFought(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Whose fault it was.' }) input: DeclareNotFoughtInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.rulingsService.declareNotFought(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'The referee has the turn’s dice decide a battle.' })
  rollForBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which battle, and why.' }) input: RollForBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.rulingsService.roll(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'The referee gives a battle more time.' })
  postponeBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Until when, and why.' }) input: PostponeBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.rulingsService.postpone(caller, input);
  }
}
