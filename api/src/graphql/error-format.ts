import { HttpException } from '@nestjs/common';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../errors/app-error.js';
import { withoutUnkeepable } from '../errors/unkeepable.js';
import { currentRequestId } from '../logging/request-scope.js';

/** Faults of the query itself, found before any of our code ran; their messages speak of the caller's own text only. */
const clientFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** The one place where an error becomes what a caller sees; whatever is not known to be harmless is hidden and logged. */
export function errorFormat(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = withoutUnkeepable(causeOf(error));
    const place = {
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
    };
    if (cause instanceof AppError) {
      return { message: cause.message, ...place, extensions: { code: cause.code } };
    }
    const code = String(formatted.extensions?.['code']);
    if (cause === error && clientFaults.has(code)) {
      return { message: formatted.message, ...place, extensions: { code } };
    }
    if (cause instanceof HttpException && cause.getStatus() < 500) {
      return {
        message: 'The request cannot be taken as it is.',
        ...place,
        extensions: { code: 'BAD_USER_INPUT' },
      };
    }
    logger.error({ err: cause, path: formatted.path }, 'a resolver failed');
    const requestId = currentRequestId();
    return {
      message: 'Something went wrong on our side. Try again; if it stays, tell the organiser the request id.',
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
    };
  };
}

/** An error of our code comes wrapped; one that GraphQL itself raised has no path yet, and may wrap one of its own. */
function causeOf(error: unknown): unknown {
  const { path, originalError } = error as { path?: unknown; originalError?: unknown };
  const ours = originalError instanceof AppError || (path !== undefined && originalError !== undefined);
  return ours ? originalError : error;
}
