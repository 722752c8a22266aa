import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { ChangeCampaignResult } from '../campaigns/campaign-results.js';
import { ApplyCorrectionInput, CorrectionPreviewInput } from './correction.inputs.js';
import { CorrectionPreviewResult } from './correction.models.js';
import { CorrectionsService } from './corrections.service.js';

@Resolver()
@UseGuards(SignedIn)
export class CorrectionsResolver {
  constructor(private readonly correctionsService: CorrectionsService) {}

  @Query(() => CorrectionPreviewResult, {
    description: 'For a referee: everything that a correction of any turn would change.',
  })
  correctionPreview(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The correction.' }) input: CorrectionPreviewInput,
  ): Promise<typeof CorrectionPreviewResult> {
    return this.correctionsService.preview(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'The referee applies a correction; every later turn is played again as far as it holds.',
  })
  applyCorrection(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The correction, as it was looked at.' }) input: ApplyCorrectionInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.correctionsService.apply(caller, input);
  }
}
