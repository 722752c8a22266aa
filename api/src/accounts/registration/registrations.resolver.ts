import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { CompleteRegistrationResult, RegisterAccountResult } from '../models/account-unions.js';
import { CompleteRegistrationInput, RegisterAccountInput } from '../models/registration-inputs.js';
import { RegistrationsService } from './registrations.service.js';

@Resolver()
export class RegistrationsResolver {
  constructor(private readonly registrationsService: RegistrationsService) {}

  @Mutation(() => RegisterAccountResult, {
    description: 'Sends a letter with a link to an address; the account is made when the link is opened.',
  })
  registerAccount(
    @Args('input', { description: 'Who wants an account.' }) input: RegisterAccountInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof RegisterAccountResult> {
    return this.registrationsService.register(input, browser);
  }

  @Mutation(() => CompleteRegistrationResult, {
    description: 'Makes the account of an address that the mailed link proves, and signs in.',
  })
  completeRegistration(
    @Args('input', { description: 'The link’s token and the new account’s profile.' })
    input: CompleteRegistrationInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof CompleteRegistrationResult> {
    return this.registrationsService.complete(input, browser);
  }
}
