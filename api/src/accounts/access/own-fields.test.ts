import { expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import type { Caller, TokenScope } from '../caller.js';
import type { AccountModel } from '../models/account.model.js';
import { requireOwn } from './own-fields.js';

const account = { id: 'ana' } as AccountModel;
const browser: Caller = { accountId: 'ana', account, credential: { kind: 'session', sessionId: 's' } };
const script = (...scopes: TokenScope[]): Caller => ({
  ...browser,
  credential: { kind: 'token', tokenId: 't', scopes },
});
const forbidden = expect.objectContaining({ code: 'FORBIDDEN' }) as AppError;

it('the owner sees what is his, and so does a script of his that may read', () => {
  expect(() => requireOwn(browser, account)).not.toThrow();
  expect(() => requireOwn(script('READ'), account)).not.toThrow();
});

it('a script that may only write does not', () => {
  expect(() => requireOwn(script('WRITE'), account)).toThrow(forbidden);
});

it('nobody sees it of another’s account, not even one who is signed out', () => {
  expect(() => requireOwn(browser, { id: 'bruno' })).toThrow(forbidden);
  expect(() => requireOwn(undefined, account)).toThrow(forbidden);
});
