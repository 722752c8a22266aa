import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Browser } from '../access/browser.js';
import { hashSecret, newSecret } from '../access/secret.js';
import { SessionCookies } from '../access/session-cookies.js';
import { AccountChanges } from '../account-changes.js';
import { accountView } from '../account.mapper.js';
import { AccountsRepository } from '../accounts.repository.js';
import type { Caller } from '../caller.js';
import type { AccountEntity } from '../entities/account.entity.js';
import type { SessionEntity } from '../entities/session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

export type OpenedSession = Readonly<{ account: AccountEntity; sessionId: string; secret: string }>;

/** Gives a browser its session and takes it away. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly cookies: SessionCookies,
    private readonly changes: AccountChanges,
  ) {}

  /** Holds the account that a session is to be opened for, and the one whose session the browser has. */
  async hold(
    manager: EntityManager,
    accountId: string,
    browser: Browser,
  ): Promise<AccountEntity | undefined> {
    const former = await this.formerSession(manager, browser);
    const held = await this.accounts.lockAll(manager, [accountId, former?.accountId ?? accountId]);
    return held.find(({ id }) => id === accountId);
  }

  /**
   * A fresh session for an account as `hold` answers it; the one the browser had, whosever it was, ends. `handOver` it
   * once the transaction is through.
   */
  async open(
    manager: EntityManager,
    { id, passwordHash }: AccountEntity,
    browser: Browser,
  ): Promise<OpenedSession> {
    await this.endFormer(manager, browser, id);
    const secret = newSecret();
    const sessionId = await this.sessions.add(manager, {
      accountId: id,
      tokenHash: hashSecret(secret),
      userAgent: browser.userAgent,
      // Strangers share an account without a password, and would see where the others sit.
      address: passwordHash === null ? '' : browser.address,
    });
    await this.sessions.makeRoom(manager, id);
    return { account: await this.changes.record(manager, id), sessionId, secret };
  }

  /** Sets the cookie, and lets the rest of the request be answered as to the one who signed in. */
  handOver({ account, sessionId, secret }: OpenedSession, browser: Browser): void {
    const caller: Caller = {
      accountId: account.id,
      account: accountView(account),
      credential: { kind: 'session', sessionId },
    };
    this.cookies.write(browser.response, secret);
    browser.becomes(caller);
  }

  /** Whether there was a session to end. */
  async end(manager: EntityManager, browser: Browser): Promise<boolean> {
    const former = await this.formerSession(manager, browser);
    if (former === undefined) return false;
    await this.accounts.lock(manager, former.accountId);
    return this.endFormer(manager, browser);
  }

  takeBack(browser: Browser): void {
    this.cookies.clear(browser.response);
    browser.becomes(undefined);
  }

  /** With its account held. The change of `recordedLater` is left to the caller. */
  private async endFormer(
    manager: EntityManager,
    browser: Browser,
    recordedLater?: string,
  ): Promise<boolean> {
    const former = await this.formerSession(manager, browser);
    if (former === undefined) return false;
    await this.sessions.remove(manager, former.accountId, former.id);
    if (former.accountId !== recordedLater) await this.changes.record(manager, former.accountId);
    return true;
  }

  private async formerSession(manager: EntityManager, browser: Browser): Promise<SessionEntity | undefined> {
    const secret = this.cookies.read(browser.cookies);
    return secret === undefined ? undefined : this.sessions.byToken(manager, hashSecret(secret));
  }
}
