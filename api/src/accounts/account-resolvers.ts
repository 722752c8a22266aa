import { AddressesResolver } from './addresses/addresses.resolver.js';
import { AccountDeletionsResolver } from './deletion/account-deletions.resolver.js';
import { PasswordsResolver } from './passwords/passwords.resolver.js';
import { RegistrationsResolver } from './registration/registrations.resolver.js';
import { SessionsResolver } from './sessions/sessions.resolver.js';
import { SignInsResolver } from './sign-in/sign-ins.resolver.js';
import { AccessTokensResolver } from './tokens/access-tokens.resolver.js';
import { ViewerResolver } from './viewer.resolver.js';

/** What accounts add to the schema. */
export const accountResolvers = [
  ViewerResolver,
  RegistrationsResolver,
  SignInsResolver,
  PasswordsResolver,
  AddressesResolver,
  SessionsResolver,
  AccessTokensResolver,
  AccountDeletionsResolver,
] as const;
