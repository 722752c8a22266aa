import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Browser } from '../access/browser.js';
import { SessionCookies } from '../access/session-cookies.js';
import { AccountChanges } from '../account-changes.js';
import { accountView } from '../account.mapper.js';
import type { Caller } from '../caller.js';
import { inTransaction } from '../../database/transaction.js';
import { isUuid } from '../../database/uuid.js';
import type { RevokeOtherSessionsResultModel, RevokeSessionResultModel } from '../models/account-results.js';
import type { SessionModel } from '../models/session.model.js';
import { OwnAccount } from '../own-account.js';
import { sessionView } from './session.mapper.js';
import { SessionsRepository } from './sessions.repository.js';

@Injectable()
export class SessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly sessions: SessionsRepository,
    private readonly changes: AccountChanges,
    private readonly cookies: SessionCookies,
  ) {}

  async mine(caller: Caller): Promise<SessionModel[]> {
    const sessions = await this.sessions.ofAccount(this.dataSource.manager, caller.accountId);
    return sessions.map((session) => sessionView(session, caller));
  }

  /** Ending what has ended already is no fault: somebody clicked twice. */
  async revoke(caller: Caller, id: string, browser: Browser): Promise<RevokeSessionResultModel> {
    const { accountId, credential } = caller;
    const account = await inTransaction(this.dataSource, async (manager) => {
      const held = await this.own.hold(manager, caller);
      const removed = isUuid(id) && (await this.sessions.remove(manager, accountId, id));
      return removed ? this.changes.record(manager, accountId) : held;
    });
    if (credential.kind === 'session' && credential.sessionId === id) this.cookies.clear(browser.response);
    return { account: accountView(account) };
  }

  async revokeOthers(caller: Caller): Promise<RevokeOtherSessionsResultModel> {
    const { accountId, credential } = caller;
    const account = await inTransaction(this.dataSource, async (manager) => {
      await this.own.hold(manager, caller);
      if (credential.kind === 'session')
        await this.sessions.removeOthers(manager, accountId, credential.sessionId);
      return this.changes.record(manager, accountId);
    });
    return { account: accountView(account) };
  }
}
