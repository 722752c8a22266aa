import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { AppError } from '../../errors/app-error.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { plainAddress } from '../../throttling/guess-network.js';
import type { Caller } from '../caller.js';

const longestUserAgent = 300;

/** The other end of one HTTP request: where it comes from, and where its cookie goes. */
export class Browser {
  constructor(
    private readonly context: GraphqlContext,
    readonly request: Request,
    readonly response: Response,
  ) {}

  get address(): string {
    return plainAddress(this.request.ip ?? this.request.socket.remoteAddress ?? '');
  }

  get userAgent(): string {
    return (this.request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  }

  get cookies(): string | undefined {
    return this.request.headers.cookie;
  }

  /** What follows in the same request is answered as to this caller. */
  becomes(caller: Caller | undefined): void {
    (this.context as { caller?: Caller | undefined }).caller = caller;
  }
}

/** Gives a resolver the `Browser`; a websocket has none, as nothing sent over it can set a cookie. */
export const CurrentBrowser = createParamDecorator((_: unknown, execution: ExecutionContext): Browser => {
  const context = GqlExecutionContext.create(execution).getContext<GraphqlContext>();
  if (context.response === undefined) {
    throw new AppError('BAD_USER_INPUT', 'This cannot be done over a websocket; send it over HTTP.');
  }
  return new Browser(context, context.request, context.response);
});
