import { createUnionType, Field, InputType } from '@nestjs/graphql';
import { WrongCredentials } from '../accounts/models/account-errors.js';
import { SignedInModel } from '../accounts/models/account-results.js';

@InputType({ description: 'Which of the demo’s accounts to use.' })
export class SignInToDemoInput {
  @Field({ description: 'A name from `service.demoAccounts`.' })
  readonly name: string;
}

export const SignInToDemoResult = createUnionType({
  name: 'SignInToDemoResult',
  description: 'What `signInToDemo` answers.',
  types: () => [SignedInModel, WrongCredentials] as const,
});
