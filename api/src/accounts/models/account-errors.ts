import { ObjectType } from '@nestjs/graphql';
import { UserError } from '../../errors/user-error.js';

@ObjectType({
  implements: () => [UserError],
  description:
    'Address and password do not fit; it is not said which, nor whether the address has an account.',
})
export class WrongCredentials implements UserError {
  readonly code = 'CREDENTIALS_WRONG';
  readonly message = 'Address and password do not fit together. Try again, or have a new password sent.';
}

@ObjectType({
  implements: () => [UserError],
  description: 'The current password, asked again for safety, is not right.',
})
export class WrongPassword implements UserError {
  readonly code = 'PASSWORD_WRONG';
  readonly message = 'This is not your current password. Try again.';
}

@ObjectType({
  implements: () => [UserError],
  description: 'A mailed link that is unknown, used already or too old.',
})
export class LinkExpired implements UserError {
  readonly code = 'LINK_EXPIRED';
  readonly message = 'This link does not work any more. Ask for a new one.';
}
