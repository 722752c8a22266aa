import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { ConfirmBattleInput, DisputeBattleInput, ReportBattleInput } from './report.models.js';
import { ReportsService } from './reports.service.js';

@Resolver()
@UseGuards(SignedIn)
export class ReportsResolver {
  constructor(private readonly reportsService: ReportsService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'Tells how a battle of the viewer’s ended; the other side confirms or disputes it.',
  })
  reportBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The result.' }) input: ReportBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.reportsService.report(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Confirms what the other side reported; the result counts.',
  })
  confirmBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which report.' }) input: ConfirmBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.reportsService.confirm(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Disputes what the other side reported; the referee decides.',
  })
  disputeBattle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which report, and why.' }) input: DisputeBattleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.reportsService.dispute(caller, input);
  }
}
