import type { Request, Response } from 'express';
import type { Caller } from '../accounts/caller.js';

/** What every resolver is given of its request; a subscription has no response. */
export type GraphqlContext = Readonly<{
  request: Request;
  response?: Response;
  caller?: Caller;
}>;
