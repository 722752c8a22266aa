import type { AccountModel } from './models/account.model.js';

export const tokenScopes = ['READ', 'WRITE'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Who makes a request, and by what right; worked out once per request from its cookie or bearer token. */
export type Caller = Readonly<{
  accountId: string;
  /** As it was when the request began. */
  account: AccountModel;
  credential:
    | Readonly<{ kind: 'session'; sessionId: string }>
    | Readonly<{ kind: 'token'; tokenId: string; scopes: readonly TokenScope[] }>;
}>;
