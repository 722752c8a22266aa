import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestMeter } from '../metrics/request-meter.js';
import { withinRequest } from './request-scope.js';
import { scrubbedPath } from './scrubbed-path.js';

const acceptableId = /^[\w.-]{8,64}$/;

/** Gives each request an id (the proxy's, if it sent a sound one), tells it to the caller, logs and counts the answer. */
export function requestLog(logger: Logger, meter: RequestMeter) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.header('x-request-id');
    const requestId = given !== undefined && acceptableId.test(given) ? given : randomUUID();
    const started = process.hrtime.bigint();
    response.setHeader('x-request-id', requestId);
    response.on('finish', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const path = scrubbedPath(request.originalUrl);
      meter.count(request.method, path, response.statusCode, seconds);
      const level = response.statusCode >= 500 ? 'error' : path.startsWith('/graphql') ? 'info' : 'debug';
      logger[level](
        {
          requestId,
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round(seconds * 1e4) / 10,
        },
        'answered',
      );
    });
    withinRequest(requestId, next);
  };
}
