import { UseGuards } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import {
  AcceptJoinRequestInput,
  DeclineJoinRequestInput,
  JoinRequestModel,
  OwnJoinRequestModel,
  RequestToJoinInput,
  WithdrawJoinRequestInput,
} from './join-request.models.js';
import { JoinRequestViewsService } from './join-request-views.service.js';
import { JoinRequestsService } from './join-requests.service.js';

@Resolver()
@UseGuards(SignedIn)
export class JoinRequestsResolver {
  constructor(
    private readonly joinRequestsService: JoinRequestsService,
    private readonly joinRequestViewsService: JoinRequestViewsService,
  ) {}

  @Query(() => [OwnJoinRequestModel], { description: 'Where the viewer has asked to play.' })
  myJoinRequests(@CurrentCaller() caller: Caller): Promise<OwnJoinRequestModel[]> {
    return this.joinRequestViewsService.own(caller);
  }

  @Query(() => [JoinRequestModel], { description: 'Requests that wait for an organiser; for organisers.' })
  joinRequests(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Which campaign.' }) campaignId: string,
  ): Promise<JoinRequestModel[]> {
    return this.joinRequestViewsService.waiting(caller, campaignId);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'The viewer asks to play in a campaign that he may see; asking again changes the request.',
  })
  requestToJoin(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What he asks.' }) input: RequestToJoinInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.joinRequestsService.request(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'The viewer takes back his request.' })
  withdrawJoinRequest(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'In which campaign.' }) input: WithdrawJoinRequestInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.joinRequestsService.withdraw(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser lets somebody play who asked to; while the campaign is played, on a seat that is free or open.',
  })
  acceptJoinRequest(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which request.' }) input: AcceptJoinRequestInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.joinRequestsService.accept(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser declines a request; its maker may ask again after a week.',
  })
  declineJoinRequest(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which request.' }) input: DeclineJoinRequestInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.joinRequestsService.decline(caller, input);
  }
}
