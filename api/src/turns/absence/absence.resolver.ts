import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import {
  CancelLeaveInput,
  DeclareLeaveInput,
  DismissDelegateInput,
  NameDelegateInput,
} from '../clock/clock.inputs.js';
import { AbsenceService } from './absence.service.js';

@Resolver()
@UseGuards(SignedIn)
export class AbsenceResolver {
  constructor(private readonly absenceService: AbsenceService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'A player says when he will be away; turns that end in these days count as no absence.',
  })
  declareLeave(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The days.' }) input: DeclareLeaveInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.absenceService.declareLeave(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'A player is back, or stays: days of leave from today on are his again.',
  })
  cancelLeave(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which leave.' }) input: CancelLeaveInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.absenceService.cancelLeave(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'A player names a member who may seal orders for his seat; neither sees what the other has sealed, and the player’s own order counts first.',
  })
  nameDelegate(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Whom.' }) input: NameDelegateInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.absenceService.nameDelegate(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'A player dismisses his delegate; what the delegate had sealed is void.',
  })
  dismissDelegate(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'In which campaign.' }) input: DismissDelegateInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.absenceService.dismissDelegate(caller, input);
  }
}
