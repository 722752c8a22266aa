import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { currentRequestId } from '../logging/request-scope.js';
import { AppError, type AppErrorCode } from './app-error.js';
import { withoutUnkeepable } from './unkeepable.js';

const statusOf: Record<AppErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** Of faults found before any of our code ran; what was sent is not repeated. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request cannot be read; its body must be JSON in UTF-8.',
  413: 'The request is too large; send less at once.',
  415: 'The request is encoded in a way that is not understood; send plain JSON in UTF-8.',
};

/** The same mapping as for GraphQL, for the few plain HTTP routes and for requests that never get as far as GraphQL. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // A resolver's error goes on to `errorFormat`.
    if (host.getType<GqlContextType>() === 'graphql') throw error;
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    const { status, code, message } = this.answer(withoutUnkeepable(error));
    const requestId = currentRequestId();
    // Clients of GraphQL look for the reason where GraphQL puts it.
    const body =
      http.getRequest<Request>().path === '/graphql'
        ? { errors: [{ message, extensions: { code, requestId } }] }
        : { error: { code, message, requestId } };
    response.status(status).json(body);
  }

  private answer(error: unknown): { status: number; code: string; message: string } {
    if (error instanceof AppError) {
      return { status: statusOf[error.code], code: error.code, message: error.message };
    }
    if (error instanceof HttpException && error.getStatus() < 500) {
      const status = error.getStatus();
      return status === 404
        ? { status, code: 'NOT_FOUND', message: 'There is nothing here.' }
        : {
            status,
            code: 'BAD_USER_INPUT',
            message: sentences[status] ?? 'The request cannot be taken as it is.',
          };
    }
    this.logger.error({ err: error }, 'a request failed');
    return {
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side. Try again.',
    };
  }
}
