import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { VeteranNamesService } from './veteran-names.service.js';
import { ChooseVeteranInput, RenameVeteranInput } from './veteran.models.js';
import { VeteransService } from './veterans.service.js';

@Resolver()
@UseGuards(SignedIn)
export class VeteransResolver {
  constructor(
    private readonly veteransService: VeteransService,
    private readonly veteranNamesService: VeteranNamesService,
  ) {}

  @Mutation(() => ChangeCampaignResult, { description: 'Gives veterans of the viewer’s another name.' })
  renameVeteran(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The names.' }) input: RenameVeteranInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.veteranNamesService.rename(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Gives the honour of a battle that the viewer has won to one of his units, or to nobody.',
  })
  chooseVeteran(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The unit.' }) input: ChooseVeteranInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.veteransService.choose(caller, input);
  }
}
