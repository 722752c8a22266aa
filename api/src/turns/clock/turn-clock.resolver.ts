import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import {
  ExtendTurnInput,
  LockTurnInput,
  PauseCampaignInput,
  ProposeExtensionInput,
  ResumeCampaignInput,
  VoteOnExtensionInput,
} from './clock.inputs.js';
import { ExtensionVotesService } from './extension-votes.service.js';
import { TurnClockService } from './turn-clock.service.js';

@Resolver()
@UseGuards(SignedIn)
export class TurnClockResolver {
  constructor(
    private readonly turnClock: TurnClockService,
    private readonly extensionVotes: ExtensionVotesService,
  ) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser locks the orders of a campaign whose turns end by hand.',
  })
  lockTurn(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign.' }) input: LockTurnInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.turnClock.lock(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee moves the deadline, for all to see.',
  })
  extendTurn(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'By how much, and why.' }) input: ExtendTurnInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.turnClock.extend(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'A player proposes to move the deadline; two thirds of those who play decide.',
  })
  proposeExtension(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'By how much, and why.' }) input: ProposeExtensionInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.extensionVotes.propose(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'A player votes on the deadline; he may change his mind while the vote is open.',
  })
  voteOnExtension(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The vote.' }) input: VoteOnExtensionInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.extensionVotes.vote(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser or referee lets the campaign rest; the pause ends by itself and takes nobody’s time.',
  })
  pauseCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'For how long, and why.' }) input: PauseCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.turnClock.pause(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee ends a pause before its time.',
  })
  resumeCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign.' }) input: ResumeCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.turnClock.resume(caller, input);
  }
}
