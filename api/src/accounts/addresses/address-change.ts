import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction, sqlState } from '../../database/transaction.js';
import { AccountChanges } from '../account-changes.js';
import { AccountsRepository } from '../accounts.repository.js';
import { AccountMails } from '../letters/account-mails.js';
import { MailLinksRepository } from '../letters/mail-links.repository.js';

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/** Gives an account the address that a link proves. */
@Injectable()
export class AddressChange {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly links: MailLinksRepository,
    private readonly mails: AccountMails,
    private readonly changes: AccountChanges,
  ) {}

  /** The new address, or nothing when the link is worthless or somebody else has taken the address meanwhile. */
  async apply(token: string): Promise<string | undefined> {
    try {
      return await inTransaction(this.dataSource, (manager) => this.applyIn(manager, token));
    } catch (error) {
      if (sqlState(error) === uniqueViolation) return undefined;
      throw error;
    }
  }

  private async applyIn(manager: EntityManager, token: string): Promise<string | undefined> {
    const found = await this.links.find(manager, 'change-email', token);
    const account = found?.accountId == null ? undefined : await this.accounts.lock(manager, found.accountId);
    if (account === undefined) return undefined;
    const link = await this.links.use(manager, 'change-email', token);
    if (link === undefined) return undefined;
    if (!(await this.accounts.setEmail(manager, account.id, link.email))) return undefined;
    // Whoever reads the old mailbox must not take the account back by a link that still lies there.
    await this.links.removeOfAccount(manager, account.id);
    await this.mails.post(manager, 'account.email-changed', {
      formerEmail: account.email,
      language: account.language,
    });
    await this.changes.record(manager, account.id);
    return link.email;
  }
}
