import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountChanges } from '../account-changes.js';
import type { Caller } from '../caller.js';
import type { AccountEntity } from '../entities/account.entity.js';
import { MailLinksRepository } from '../letters/mail-links.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { AccessTokensRepository } from '../tokens/access-tokens.repository.js';

/** Takes from others what they may have got hold of: sessions, tokens and links that lie in some mailbox. */
@Injectable()
export class AccountLockout {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccessTokensRepository,
    private readonly links: MailLinksRepository,
    private readonly changes: AccountChanges,
  ) {}

  /** The caller's own session and the owner's scripts go on. */
  async othersOut(manager: EntityManager, { accountId, credential }: Caller): Promise<AccountEntity> {
    if (credential.kind === 'session')
      await this.sessions.removeOthers(manager, accountId, credential.sessionId);
    else await this.sessions.removeAll(manager, accountId);
    await this.links.removeOfAccount(manager, accountId);
    return this.changes.record(manager, accountId);
  }

  /** Nothing that worked before works any more. The change is recorded by the session that is opened next. */
  async allOut(manager: EntityManager, accountId: string): Promise<void> {
    await this.sessions.removeAll(manager, accountId);
    await this.tokens.removeAll(manager, accountId);
    await this.links.removeOfAccount(manager, accountId);
  }
}
