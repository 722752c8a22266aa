import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import type { Caller, TokenScope } from '../caller.js';
import { callerOf } from './current-caller.decorator.js';

/** Holds every access token to its scopes, whatever the resolver: WRITE for mutations, READ for all else. */
@Injectable()
export class TokenScopeGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    if (execution.getType<GqlContextType>() !== 'graphql') return true;
    const caller = callerOf(execution);
    if (caller === undefined) return true;
    const { operation } = GqlExecutionContext.create(execution).getInfo<GraphQLResolveInfo>();
    requireScope(caller, operation.operation === 'mutation' ? 'WRITE' : 'READ');
    return true;
  }
}

/**
 * For fields of an object that a mutation answers as well: guards stand before queries and mutations only, so such a
 * field asks for READ itself. A session may do whatever its owner may.
 */
export function requireScope({ credential }: Caller, scope: TokenScope): void {
  if (credential.kind === 'token' && !credential.scopes.includes(scope)) {
    throw new AppError('FORBIDDEN', `This access token lacks the scope ${scope}; create one that has it.`);
  }
}
