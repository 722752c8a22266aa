import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { CredentialsRepository } from './access/credentials.repository.js';
import { AccountsRepository } from './accounts.repository.js';
import type { Caller } from './caller.js';
import type { AccountEntity } from './entities/account.entity.js';

/**
 * The caller's account, in the transaction that changes it. Who calls was found out when the request began; account,
 * session or token may have ended since, so every change begins with `hold`.
 */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly credentials: CredentialsRepository,
  ) {}

  async read(manager: EntityManager, { accountId }: Caller): Promise<AccountEntity> {
    return (await this.accounts.byId(manager, accountId)) ?? gone();
  }

  /** Nobody else changes the account, its sessions or its tokens until the transaction ends. */
  async hold(manager: EntityManager, caller: Caller): Promise<AccountEntity> {
    const account = await this.accounts.lock(manager, caller.accountId);
    return account !== undefined && (await this.credentials.works(manager, caller)) ? account : gone();
  }

  /** The same after a proof of the password; nothing when it is another by now. */
  async holdProven(
    manager: EntityManager,
    caller: Caller,
    proven: AccountEntity,
  ): Promise<AccountEntity | undefined> {
    const account = await this.hold(manager, caller);
    return account.passwordHash === proven.passwordHash ? account : undefined;
  }
}

function gone(): never {
  throw new AppError('UNAUTHENTICATED', 'This session or its account has ended; sign in again.');
}
