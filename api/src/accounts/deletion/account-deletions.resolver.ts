import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { CurrentCaller } from '../access/current-caller.decorator.js';
import { SessionOnly } from '../access/session-only.guard.js';
import type { Caller } from '../caller.js';
import { DeleteAccountInput } from '../models/account-inputs.js';
import { DeleteAccountResult } from '../models/account-unions.js';
import { AccountDeletionsService } from './account-deletions.service.js';

@Resolver()
export class AccountDeletionsResolver {
  constructor(private readonly accountDeletionsService: AccountDeletionsService) {}

  @Mutation(() => DeleteAccountResult, {
    description: 'Deletes the viewer’s account for good. Of its seats in campaigns, the names remain.',
  })
  @UseGuards(SessionOnly)
  deleteAccount(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The password, and the address typed again.' }) input: DeleteAccountInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof DeleteAccountResult> {
    return this.accountDeletionsService.delete(caller, input, browser);
  }
}
