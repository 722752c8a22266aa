import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { CurrentCaller } from '../access/current-caller.decorator.js';
import { SessionOnly } from '../access/session-only.guard.js';
import type { Caller } from '../caller.js';
import { ChangePasswordInput } from '../models/account-inputs.js';
import {
  ChangePasswordResult,
  RequestPasswordResetResult,
  ResetPasswordResult,
} from '../models/account-unions.js';
import { RequestPasswordResetInput, ResetPasswordInput } from '../models/registration-inputs.js';
import { PasswordResetsService } from './password-resets.service.js';
import { PasswordsService } from './passwords.service.js';

@Resolver()
export class PasswordsResolver {
  constructor(
    private readonly passwordsService: PasswordsService,
    private readonly passwordResetsService: PasswordResetsService,
  ) {}

  @Mutation(() => ChangePasswordResult, { description: 'Changes the password and ends all other sessions.' })
  @UseGuards(SessionOnly)
  changePassword(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The old password and the new one.' }) input: ChangePasswordInput,
  ): Promise<typeof ChangePasswordResult> {
    return this.passwordsService.change(caller, input);
  }

  @Mutation(() => RequestPasswordResetResult, {
    description:
      'Sends a letter with a link to the address, if it has an account; a newer link replaces older ones.',
  })
  requestPasswordReset(
    @Args('input', { description: 'Whose password is forgotten.' }) input: RequestPasswordResetInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof RequestPasswordResetResult> {
    return this.passwordResetsService.request(input, browser);
  }

  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password by a mailed link, ends all sessions and access tokens, and signs in.',
  })
  resetPassword(
    @Args('input', { description: 'The link’s token and the new password.' }) input: ResetPasswordInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof ResetPasswordResult> {
    return this.passwordResetsService.reset(input, browser);
  }
}
