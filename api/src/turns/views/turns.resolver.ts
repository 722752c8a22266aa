import { UseGuards } from '@nestjs/common';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { CampaignModel } from '../../campaigns/campaign.model.js';
import { perRequest } from '../../graphql/batch.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { AbsenceReading } from '../absence/absence-reading.js';
import { AbsenceStepModel, LeaveModel } from '../absence/absence.models.js';
import { PastTurnsService, type TurnsAsked } from './past-turns.service.js';
import { MyOrderModel, TurnModel } from './turn.models.js';
import { TurnVerificationModel } from './verification.models.js';
import { VerificationService } from './verification.service.js';

@Resolver(() => CampaignModel)
export class TurnsResolver {
  constructor(
    private readonly pastTurns: PastTurnsService,
    private readonly verification: VerificationService,
    private readonly absence: AbsenceReading,
  ) {}

  private readonly turnsOf = perRequest(
    (context) => (asked: readonly TurnsAsked[]) =>
      this.pastTurns.asked((context as GraphqlContext).caller?.accountId, asked),
  );

  private readonly plansOf = perRequest(
    (context) => (ids: readonly string[]) =>
      this.absence.plansOf(ids, (context as GraphqlContext).caller?.accountId),
  );

  private readonly leavesOf = perRequest(() => (ids: readonly string[]) => this.absence.leavesOf(ids));

  @ResolveField(() => [TurnModel], { description: 'Every turn so far, with its map, orders and battles.' })
  turns(@Context() context: GraphqlContext, @Parent() { id }: CampaignModel): Promise<readonly TurnModel[]> {
    return this.turnsOf(context).get({ campaignId: id });
  }

  @ResolveField(() => TurnModel, { nullable: true, description: 'One turn; absent: there is none yet.' })
  async turnAt(
    @Context() context: GraphqlContext,
    @Parent() { id }: CampaignModel,
    @Args('number', { type: () => Int, description: 'Which turn, from 1.' }) number: number,
  ): Promise<TurnModel | null> {
    return (await this.turnsOf(context).get({ campaignId: id, number }))[0] ?? null;
  }

  @ResolveField(() => [AbsenceStepModel], {
    nullable: true,
    description:
      'What happens to the viewer’s seat, step by step, if he does nothing by the deadline; absent: he plays none, or no orders are taken now.',
  })
  absencePlan(
    @Context() context: GraphqlContext,
    @Parent() { id }: CampaignModel,
  ): Promise<AbsenceStepModel[] | null> {
    return this.plansOf(context).get(id);
  }

  @ResolveField(() => [LeaveModel], { description: 'Leave that players have declared.' })
  leaves(@Context() context: GraphqlContext, @Parent() { id }: CampaignModel): Promise<LeaveModel[]> {
    return this.leavesOf(context).get(id);
  }

  @Query(() => [MyOrderModel], {
    description: 'What the viewer has sealed for the turn under way and the turns after it.',
  })
  @UseGuards(SignedIn)
  myOrders(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Which campaign.' }) campaignId: string,
  ): Promise<MyOrderModel[]> {
    return this.pastTurns.ownOrders(caller, campaignId);
  }

  @Query(() => TurnVerificationModel, {
    description: 'Checks a turn’s orders and dice again against what was published of them beforehand.',
  })
  verifyTurn(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Which campaign.' }) campaignId: string,
    @Args('turn', { type: () => Int, description: 'Which turn, from 1.' }) turn: number,
  ): Promise<TurnVerificationModel> {
    return this.verification.verify(caller, campaignId, turn);
  }
}
