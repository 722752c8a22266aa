import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { TokenScope } from '../caller.js';
import type { Language } from '../language.js';
import { LanguageModel } from '../language.model.js';
import { TokenScopeModel } from './token-scope.model.js';

@InputType({ description: 'The profile as it shall be.' })
export class UpdateProfileInput {
  @Field({ description: 'What others see: 1 to 60 printable characters.' })
  readonly displayName: string;

  @Field(() => LanguageModel, { description: 'The language of letters and of the page.' })
  readonly language: Language;

  @Field({ description: 'IANA name of a time zone, such as `Europe/Madrid`.' })
  readonly timeZone: string;
}

@InputType({ description: 'One password for another.' })
export class ChangePasswordInput {
  @Field({ description: 'The password as it is.' })
  readonly currentPassword: string;

  @Field({ description: 'The password as it shall be: 10 to 200 characters, not easy to guess.' })
  readonly newPassword: string;
}

@InputType({ description: 'Another address for the account.' })
export class ChangeEmailInput {
  @Field({
    description: 'The new address; a letter with a link goes there, and nothing changes before it is opened.',
  })
  readonly email: string;

  @Field({ description: 'The account’s password.' })
  readonly password: string;
}

@InputType({ description: 'Proof of the new address.' })
export class ConfirmEmailInput {
  @Field({ description: 'The last part of the mailed link.' })
  readonly token: string;
}

@InputType({ description: 'Which session to end.' })
export class RevokeSessionInput {
  @Field(() => ID, { description: 'The id of a session of the viewer.' })
  readonly id: string;
}

@InputType({ description: 'A token for a script.' })
export class CreateAccessTokenInput {
  @Field({ description: 'What to call it: 1 to 60 characters.' })
  readonly name: string;

  @Field(() => [TokenScopeModel], { description: 'What it may do; at least one.' })
  readonly scopes: readonly TokenScope[];

  @Field(() => Int, {
    nullable: true,
    description: 'Days until it stops working, 1 to 365; null: when it is revoked.',
  })
  readonly expiresInDays?: number | null;
}

@InputType({ description: 'Which token to revoke.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The id of a token of the viewer.' })
  readonly id: string;
}

@InputType({ description: 'A last question before the account is gone.' })
export class DeleteAccountInput {
  @Field({ description: 'The account’s password.' })
  readonly password: string;

  @Field({ description: 'The account’s own address, typed again.' })
  readonly confirmation: string;
}
