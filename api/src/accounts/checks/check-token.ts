import { tokenScopes, type TokenScope } from '../caller.js';
import type { Checked } from './checked.js';

const longestDays = 365;

/** Each scope once, in their usual order. */
export function checkScopes(scopes: readonly TokenScope[]): Checked<TokenScope[]> {
  const value = tokenScopes.filter((scope) => scopes.includes(scope));
  return value.length === 0 ? { fault: 'TOKEN_SCOPES_EMPTY' } : { value };
}

export function checkLifetime(days: number | null | undefined): Checked<number | null> {
  if (days == null) return { value: null };
  const sound = Number.isInteger(days) && days >= 1 && days <= longestDays;
  return sound ? { value: days } : { fault: 'TOKEN_LIFETIME_INVALID' };
}
