import type { AccountModel } from './models/account.model.js';

/** An account as its owner sees it, and nothing else that a row may hold. */
export function accountView(account: AccountModel): AccountModel {
  return {
    id: account.id,
    email: account.email,
    displayName: account.displayName,
    language: account.language,
    timeZone: account.timeZone,
    createdAt: account.createdAt,
    version: account.version,
  };
}
