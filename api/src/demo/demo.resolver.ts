import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentBrowser, type Browser } from '../accounts/access/browser.js';
import { DemoSignInsService } from './demo-sign-ins.service.js';
import { SignInToDemoInput, SignInToDemoResult } from './demo.model.js';

@Resolver()
export class DemoResolver {
  constructor(private readonly demoSignInsService: DemoSignInsService) {}

  @Mutation(() => SignInToDemoResult, {
    description: 'Signs in to an account of the demo without a password.',
  })
  signInToDemo(
    @Args('input', { description: 'Which account.' }) input: SignInToDemoInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<typeof SignInToDemoResult> {
    return this.demoSignInsService.signIn(input, browser);
  }
}
