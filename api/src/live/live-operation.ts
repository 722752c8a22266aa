import {
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { validationRules } from '../graphql/validation.js';

const mostTokens = 1_000;

/** What a socket asks to hear, ready to be run; or why not. Only subscriptions: the rest goes over HTTP and its limits. */
export function liveOperation(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  const document = parsed(query);
  if (document instanceof GraphQLError) return [document];
  const faults = validate(schema, document, validationRules);
  if (faults.length > 0) return faults;
  if (getOperationAST(document, operationName)?.operation !== 'subscription') {
    return [
      new GraphQLError('Only subscriptions are served here; send everything else over HTTP.', {
        extensions: { code: 'BAD_REQUEST' },
      }),
    ];
  }
  return {
    schema,
    document,
    ...(variables != null && { variableValues: variables }),
    ...(operationName != null && { operationName }),
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: mostTokens });
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('The text cannot be read.');
  }
}
