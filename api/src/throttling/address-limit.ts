import type { NextFunction, Request, Response } from 'express';
import { FixedWindowStorage } from './fixed-window-storage.js';
import { networkOf } from './guess-network.js';

const minute = 60_000;

/**
 * Counts every request of an address before anything is read of it: also those that cannot be parsed, and questions about
 * the schema, which no resolver and so no guard ever sees.
 */
export function addressLimit(requestsPerMinute: number) {
  const storage = new FixedWindowStorage();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { isBlocked, timeToBlockExpire } = await storage.increment(
      networkOf(request.ip ?? ''),
      minute,
      requestsPerMinute,
    );
    if (!isBlocked) return next();
    response
      .status(429)
      .set('retry-after', String(timeToBlockExpire))
      .json({
        errors: [
          {
            message: 'Too many requests. Wait a minute, then try again.',
            extensions: { code: 'RATE_LIMITED' },
          },
        ],
      });
  };
}
