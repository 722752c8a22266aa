import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { InvalidInput } from '../../errors/user-error.js';
import { PasswordHashing } from '../access/password-hashing.js';
import { AccountsRepository } from '../accounts.repository.js';
import type { Caller } from '../caller.js';
import { checkPassword } from '../checks/check-password.js';
import { checkFields } from '../checks/checked.js';
import type { AccountEntity } from '../entities/account.entity.js';
import { AccountMails } from '../letters/account-mails.js';
import { MailLinksRepository } from '../letters/mail-links.repository.js';
import { LinkExpired } from '../models/account-errors.js';
import { AccountLockout } from './account-lockout.js';

export type PreparedPassword = Readonly<{ accountId: string; passwordHash: string }>;

/** Gives an account a new password: checked and hashed before the transaction, set within it. */
@Injectable()
export class PasswordReplacement {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailLinksRepository,
    private readonly hashing: PasswordHashing,
    private readonly lockout: AccountLockout,
    private readonly mails: AccountMails,
  ) {}

  /** By a mailed link: whose it is and its hash, or why not; the link is not used up by a password that cannot be taken. */
  async prepare(token: string, password: string): Promise<PreparedPassword | LinkExpired | InvalidInput> {
    const { manager } = this.dataSource;
    const link = await this.links.find(manager, 'reset-password', token);
    const account = link?.accountId == null ? undefined : await this.accounts.byId(manager, link.accountId);
    if (account === undefined) return new LinkExpired();
    const checked = checkFields({ password: checkPassword(password, [account.email, account.displayName]) });
    if (checked instanceof InvalidInput) return checked;
    return { accountId: account.id, passwordHash: await this.hashing.hash(checked.password) };
  }

  /** For an account that is held: says no when somebody was faster with the same link. */
  async byLink(
    manager: EntityManager,
    account: AccountEntity,
    token: string,
    { passwordHash }: PreparedPassword,
  ): Promise<boolean> {
    if ((await this.links.use(manager, 'reset-password', token)) === undefined) return false;
    await this.set(manager, account, passwordHash);
    await this.lockout.allOut(manager, account.id);
    return true;
  }

  /** For an account that is held, by one who proved the old password. */
  async byOwner(
    manager: EntityManager,
    account: AccountEntity,
    caller: Caller,
    passwordHash: string,
  ): Promise<AccountEntity> {
    await this.set(manager, account, passwordHash);
    return this.lockout.othersOut(manager, caller);
  }

  private async set(
    manager: EntityManager,
    { id, email, language }: AccountEntity,
    passwordHash: string,
  ): Promise<void> {
    await this.accounts.setPassword(manager, id, passwordHash);
    await this.mails.post(manager, 'account.password-changed', { email, language });
  }
}
