import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import type { Caller } from '../accounts/caller.js';
import { AccountModel } from '../accounts/models/account.model.js';
import { BattleModel } from './battle.models.js';
import { ChoiceModel } from './choice.models.js';
import { DutiesService } from './duties/duties.service.js';
import { DutyModel } from './duties/duty.models.js';
import { BattleReadingService } from './reading/battle-reading.service.js';
import { ChoiceReadingService } from './reading/choice-reading.service.js';
import { VeteranReadingService } from './reading/veteran-reading.service.js';
import { HonourCandidateModel, VeteranModel } from './veterans/veteran.models.js';

@Resolver(() => AccountModel)
export class BattlesResolver {
  constructor(
    private readonly battleReadingService: BattleReadingService,
    private readonly choiceReadingService: ChoiceReadingService,
    private readonly veteranReadingService: VeteranReadingService,
    private readonly dutiesService: DutiesService,
  ) {}

  @Query(() => BattleModel, { description: 'A battle, with all that the viewer may know of it.' })
  battle(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Of which turn.' }) turn: number,
    @Args('key', { type: () => ID, description: 'Its name within the turn.' }) key: string,
  ): Promise<BattleModel> {
    return this.battleReadingService.one(caller, campaignId, turn, key);
  }

  @Query(() => [BattleModel], { description: 'Battles of a campaign, by turn and name.' })
  battles(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, nullable: true, description: 'Of this turn alone.' })
    turn: number | null | undefined,
    @Args('mine', { defaultValue: false, description: 'Only those that the viewer plays in.' }) mine: boolean,
  ): Promise<BattleModel[]> {
    return this.battleReadingService.all(caller, campaignId, turn ?? undefined, mine);
  }

  @Query(() => [ChoiceModel], {
    description: 'Choices of a turn, those that wait and those that are settled.',
  })
  choices(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Of which turn.' }) turn: number,
  ): Promise<ChoiceModel[]> {
    return this.choiceReadingService.ofTurn(caller, campaignId, turn);
  }

  @Query(() => [VeteranModel], { description: 'The muster rolls of a campaign, the fallen among them.' })
  veterans(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
  ): Promise<VeteranModel[]> {
    return this.veteranReadingService.ofCampaign(caller, campaignId);
  }

  @Query(() => [HonourCandidateModel], {
    nullable: true,
    description:
      'The units of his roster to which the viewer may give the honour of a battle that he has won; absent where he has ' +
      'handed in none, or there is nothing for him to give.',
  })
  honourCandidates(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Of which turn.' }) turn: number,
    @Args('key', { type: () => ID, description: 'Of which battle of that turn.' }) key: string,
  ): Promise<HonourCandidateModel[] | null> {
    return this.veteranReadingService.candidates(caller, campaignId, turn, key);
  }

  @ResolveField(() => [DutyModel], { description: 'What the viewer must do now, over all campaigns of his.' })
  duties(@CurrentCaller() caller: Caller, @Parent() account: AccountModel): Promise<DutyModel[]> {
    return this.dutiesService.ofAccount(caller, account);
  }
}
