import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { ChangeCampaignResult } from '../campaigns/campaign-results.js';
import { AnswerChoiceInput, RuleOnChoiceInput } from './choice.models.js';
import { ChoicesService } from './choices.service.js';

@Resolver()
@UseGuards(SignedIn)
export class ChoicesResolver {
  constructor(private readonly choicesService: ChoicesService) {}

  @Mutation(() => ChangeCampaignResult, { description: 'Answers a choice that waits for the viewer’s seat.' })
  answerChoice(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The answer.' }) input: AnswerChoiceInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.choicesService.answer(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'A referee makes an open choice of the turn under way for its owner, and says why.',
  })
  ruleOnChoice(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The answer and the reason.' }) input: RuleOnChoiceInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.choicesService.rule(caller, input);
  }
}
