import { AppError } from '../../errors/app-error.js';
import type { Caller } from '../caller.js';
import type { AccountModel } from '../models/account.model.js';
import { requireScope } from './token-scope.guard.js';

/**
 * For fields of an account that are its owner's alone. An account is also what mutations answer, so an access token
 * needs READ for these fields wherever they are asked.
 */
export function requireOwn(caller: Caller | undefined, account: Pick<AccountModel, 'id'>): void {
  if (caller?.accountId !== account.id) {
    throw new AppError('FORBIDDEN', 'Only its owner sees this of an account.');
  }
  requireScope(caller, 'READ');
}
