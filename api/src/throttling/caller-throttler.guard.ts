import { Injectable, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { Response } from 'express';
import { AppError } from '../errors/app-error.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { networkOf } from './guess-network.js';

/** Limits how much one account, or one address without an account, may ask of this process in a minute. */
@Injectable()
export class CallerThrottlerGuard extends ThrottlerGuard {
  protected override getRequestResponse(context: ExecutionContext): { req: object; res: object } {
    if (context.getType<GqlContextType>() === 'graphql') {
      const { caller, request, response } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
      return { req: { caller, ip: request.ip ?? request.socket.remoteAddress }, res: response ?? noResponse };
    }
    const http = context.switchToHttp();
    return { req: http.getRequest(), res: http.getResponse() };
  }

  protected override async getTracker(request: {
    caller?: { accountId: string };
    ip?: string;
  }): Promise<string> {
    return request.caller === undefined
      ? `address ${networkOf(request.ip ?? '')}`
      : `account ${request.caller.accountId}`;
  }

  protected override generateKey(_context: ExecutionContext, tracker: string): string {
    return tracker;
  }

  protected override async throwThrottlingException(): Promise<void> {
    throw new AppError('RATE_LIMITED', 'Too many requests. Wait a minute, then try again.');
  }
}

/** A subscription has no response whose headers could tell the limit. */
const noResponse: Pick<Response, 'header'> = { header: () => undefined as never };
