import { Field, InputType } from '@nestjs/graphql';
import type { Language } from '../language.js';
import { LanguageModel } from '../language.model.js';

@InputType({ description: 'Who wants an account.' })
export class RegisterAccountInput {
  @Field({ description: 'The address to confirm; a letter with a link goes there.' })
  readonly email: string;

  @Field(() => LanguageModel, { description: 'The language of the letter.' })
  readonly language: Language;

  @Field(() => String, {
    nullable: true,
    description: 'The token of the invitation that led here; the letter leads back to it.',
  })
  readonly invitation?: string | null;
}

@InputType({ description: 'What makes a confirmed address an account.' })
export class CompleteRegistrationInput {
  @Field({ description: 'The last part of the mailed link.' })
  readonly token: string;

  @Field({ description: 'What others will see: 1 to 60 printable characters.' })
  readonly displayName: string;

  @Field({ description: '10 to 200 characters, not easy to guess.' })
  readonly password: string;

  @Field(() => LanguageModel, { description: 'The language of letters and of the page.' })
  readonly language: Language;

  @Field({ description: 'IANA name of a time zone, such as `Europe/Madrid`.' })
  readonly timeZone: string;
}

@InputType({ description: 'Who signs in.' })
export class SignInInput {
  @Field({ description: 'The account’s address.' })
  readonly email: string;

  @Field({ description: 'The account’s password.' })
  readonly password: string;
}

@InputType({ description: 'Who has forgotten a password.' })
export class RequestPasswordResetInput {
  @Field({ description: 'The account’s address; a letter with a link goes there.' })
  readonly email: string;
}

@InputType({ description: 'A new password for an account whose address the link proves.' })
export class ResetPasswordInput {
  @Field({ description: 'The last part of the mailed link.' })
  readonly token: string;

  @Field({ description: 'The new password: 10 to 200 characters, not easy to guess.' })
  readonly password: string;
}
