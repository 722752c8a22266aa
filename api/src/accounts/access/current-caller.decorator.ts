import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import type { Caller } from '../caller.js';

/** Gives a resolver its caller; beside `SignedIn` there always is one. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Caller | undefined => callerOf(execution),
);

export function callerOf(execution: ExecutionContext): Caller | undefined {
  return GqlExecutionContext.create(execution).getContext<GraphqlContext>().caller;
}
