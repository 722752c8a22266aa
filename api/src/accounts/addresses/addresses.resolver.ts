import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { CurrentCaller } from '../access/current-caller.decorator.js';
import { SessionOnly } from '../access/session-only.guard.js';
import type { Caller } from '../caller.js';
import { ChangeEmailInput, ConfirmEmailInput } from '../models/account-inputs.js';
import { ChangeEmailResult, ConfirmEmailResult } from '../models/account-unions.js';
import { AddressesService } from './addresses.service.js';

@Resolver()
export class AddressesResolver {
  constructor(private readonly addressesService: AddressesService) {}

  @Mutation(() => ChangeEmailResult, {
    description: 'Sends a letter with a link to a new address; the account has it once the link is opened.',
  })
  @UseGuards(SessionOnly)
  changeEmail(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The new address.' }) input: ChangeEmailInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof ChangeEmailResult> {
    return this.addressesService.change(caller, input, browser);
  }

  @Mutation(() => ConfirmEmailResult, {
    description:
      'Gives the account its new address by the mailed link; needs no session. The old address is told.',
  })
  confirmEmail(
    @Args('input', { description: 'The link’s token.' }) input: ConfirmEmailInput,
  ): Promise<typeof ConfirmEmailResult> {
    return this.addressesService.confirm(input);
  }
}
