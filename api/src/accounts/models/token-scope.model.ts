import { registerEnumType } from '@nestjs/graphql';
import type { TokenScope } from '../caller.js';

export const TokenScopeModel = { READ: 'READ', WRITE: 'WRITE' } as const satisfies Record<
  TokenScope,
  TokenScope
>;

registerEnumType(TokenScopeModel, {
  name: 'TokenScope',
  description: 'What an access token may do in its owner’s name.',
  valuesMap: {
    READ: { description: 'Queries and subscriptions: see what the owner sees.' },
    WRITE: {
      description:
        'Mutations, except those on passwords, addresses, sessions, tokens and the account’s deletion.',
    },
  },
});
