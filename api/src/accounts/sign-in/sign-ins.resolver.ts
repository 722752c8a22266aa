import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { SignOutResultModel } from '../models/account-results.js';
import { SignInResult } from '../models/account-unions.js';
import { SignInInput } from '../models/registration-inputs.js';
import { SignInsService } from './sign-ins.service.js';

@Resolver()
export class SignInsResolver {
  constructor(private readonly signInsService: SignInsService) {}

  @Mutation(() => SignInResult, {
    description: 'Gives the browser a fresh session; the one it had before ends. Guessing is throttled.',
  })
  signIn(
    @Args('input', { description: 'Who signs in.' }) input: SignInInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof SignInResult> {
    return this.signInsService.signIn(input, browser);
  }

  @Mutation(() => SignOutResultModel, { description: 'Ends the browser’s session.' })
  signOut(@CurrentBrowser() browser: Browser): Promise<SignOutResultModel> {
    return this.signInsService.signOut(browser);
  }
}
