import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Browser } from '../accounts/access/browser.js';
import { accountView } from '../accounts/account.mapper.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { WrongCredentials } from '../accounts/models/account-errors.js';
import { SignedInModel } from '../accounts/models/account-results.js';
import { BrowserSessions } from '../accounts/sessions/browser-sessions.js';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { inTransaction } from '../database/transaction.js';
import { demoCast } from './demo-cast.js';
import type { SignInToDemoInput } from './demo.model.js';

@Injectable()
export class DemoSignInsService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly sessions: BrowserSessions,
  ) {}

  /** Only where the demo is on, and only for its own accounts. */
  async signIn({ name }: SignInToDemoInput, browser: Browser): Promise<SignedInModel | WrongCredentials> {
    const person = this.configuration.demo ? demoCast.find((member) => member.name === name) : undefined;
    if (person === undefined) return new WrongCredentials();
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const known = await this.accounts.byEmail(manager, person.email);
      const account = known && (await this.sessions.hold(manager, known.id, browser));
      return account && this.sessions.open(manager, account, browser);
    });
    if (opened === undefined) return new WrongCredentials();
    this.sessions.handOver(opened, browser);
    return new SignedInModel(accountView(opened.account));
  }
}
