import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AccessTokenModel } from './access-token.model.js';
import { AccountModel } from './account.model.js';

@ObjectType('MailSent', {
  description: 'A letter is on its way; the answer is the same whether or not the address has an account.',
})
export class MailSentModel {
  @Field({ description: 'Where the letter goes, as it was understood.' })
  readonly email: string;

  constructor(email: string) {
    this.email = email;
  }
}

@ObjectType('SignedIn', { description: 'The browser has a new session; its cookie came with the answer.' })
export class SignedInModel {
  @Field({ description: 'Who is signed in now.' })
  readonly account: AccountModel;

  constructor(account: AccountModel) {
    this.account = account;
  }
}

@ObjectType('SignOutResult', { description: 'The browser has no session any more.' })
export class SignOutResultModel {
  @Field({ description: 'False when there was no session to end.' })
  readonly signedOut: boolean;
}

@ObjectType('AccountUpdated', { description: 'The change is made.' })
export class AccountUpdatedModel {
  @Field({ description: 'The account as it is now.' })
  readonly account: AccountModel;

  constructor(account: AccountModel) {
    this.account = account;
  }
}

@ObjectType('EmailConfirmed', { description: 'The account has its new address.' })
export class EmailConfirmedModel {
  @Field({ description: 'The new address.' })
  readonly email: string;

  constructor(email: string) {
    this.email = email;
  }
}

@ObjectType('RevokeSessionResult', { description: 'The session has ended, or had before.' })
export class RevokeSessionResultModel {
  @Field({ description: 'The account as it is now.' })
  readonly account: AccountModel;
}

@ObjectType('RevokeOtherSessionsResult', { description: 'All sessions but this one have ended.' })
export class RevokeOtherSessionsResultModel {
  @Field({ description: 'The account as it is now.' })
  readonly account: AccountModel;
}

@ObjectType('AccessTokenCreated', { description: 'A token is ready for use.' })
export class AccessTokenCreatedModel {
  @Field({ description: 'The token as it is listed from now on.' })
  readonly accessToken: AccessTokenModel;

  @Field({ description: 'What its script sends. It is shown this once and kept nowhere.' })
  readonly secret: string;

  @Field({ description: 'The account as it is now.' })
  readonly account: AccountModel;

  constructor(accessToken: AccessTokenModel, secret: string, account: AccountModel) {
    this.accessToken = accessToken;
    this.secret = secret;
    this.account = account;
  }
}

@ObjectType('RevokeAccessTokenResult', { description: 'The token has stopped working, or had before.' })
export class RevokeAccessTokenResultModel {
  @Field({ description: 'The account as it is now.' })
  readonly account: AccountModel;
}

@ObjectType('AccountDeleted', { description: 'The account is gone, with its sessions and tokens.' })
export class AccountDeletedModel {
  @Field(() => Int, { description: 'How many seats it leaves behind; each keeps nothing but its name.' })
  readonly seatsKept: number;

  constructor(seatsKept: number) {
    this.seatsKept = seatsKept;
  }
}
