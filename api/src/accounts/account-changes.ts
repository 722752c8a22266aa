import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { LiveNotices } from '../live/live-notices.js';
import { AccountsRepository } from './accounts.repository.js';
import type { AccountEntity } from './entities/account.entity.js';

/** Every change of an account, its sessions or its tokens ends here, in its own transaction. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: LiveNotices,
  ) {}

  /** Raises the version and tells the account's open pages; answers the account as it is now. */
  async record(manager: EntityManager, accountId: string): Promise<AccountEntity> {
    const account = await this.accounts.raiseVersion(manager, accountId);
    if (account === undefined) throw new AppError('UNAUTHENTICATED', 'This account is gone.');
    await this.notices.publish(manager, { topic: 'ACCOUNT', id: account.id, version: account.version });
    return account;
  }

  /** For an account that is no more; its open pages find that out. */
  async recordEnd(manager: EntityManager, account: AccountEntity): Promise<void> {
    await this.notices.publish(manager, { topic: 'ACCOUNT', id: account.id, version: account.version + 1 });
  }
}
