import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { TooManyAttempts } from '../../errors/user-error.js';
import { GuessLimits } from '../../throttling/guess-limits.js';
import type { Browser } from '../access/browser.js';
import { PasswordHashing } from '../access/password-hashing.js';
import { accountView } from '../account.mapper.js';
import { AccountsRepository } from '../accounts.repository.js';
import { checkEmail } from '../checks/check-email.js';
import type { AccountEntity } from '../entities/account.entity.js';
import { WrongCredentials } from '../models/account-errors.js';
import { SignedInModel, type SignOutResultModel } from '../models/account-results.js';
import type { SignInInput } from '../models/registration-inputs.js';
import { BrowserSessions, type OpenedSession } from '../sessions/browser-sessions.js';
import { signInGuesses } from './sign-in-limits.js';

@Injectable()
export class SignInsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly hashing: PasswordHashing,
    private readonly limits: GuessLimits,
    private readonly sessions: BrowserSessions,
  ) {}

  /** Does the same work, and answers the same, whether the address, the password or both are wrong. */
  async signIn(
    input: SignInInput,
    browser: Browser,
  ): Promise<SignedInModel | WrongCredentials | TooManyAttempts> {
    const checked = checkEmail(input.email);
    const email = 'value' in checked ? checked.value : '';
    const guesses = signInGuesses(email, browser.address);
    const wait = await this.limits.take(guesses.all);
    if (wait !== undefined) return new TooManyAttempts(wait);
    const account = await this.accounts.byEmail(this.dataSource.manager, email);
    const right = await this.hashing.matches(account?.passwordHash, input.password);
    if (account === undefined || !right) return new WrongCredentials();
    const opened = await this.open(account.id, await this.renewedHash(account, input.password), browser);
    if (opened === undefined) return new WrongCredentials();
    await this.limits.forget(guesses.ofAccount);
    await this.limits.giveBack(guesses.ofNetwork);
    this.sessions.handOver(opened, browser);
    return new SignedInModel(accountView(opened.account));
  }

  async signOut(browser: Browser): Promise<SignOutResultModel> {
    const signedOut = await inTransaction(this.dataSource, (manager) => this.sessions.end(manager, browser));
    this.sessions.takeBack(browser);
    return { signedOut };
  }

  /** Nothing when the account or the password that was given for it is gone by now. */
  private open(id: string, known: string | null, browser: Browser): Promise<OpenedSession | undefined> {
    return inTransaction(this.dataSource, async (manager) => {
      const account = await this.sessions.hold(manager, id, browser);
      if (account === undefined || account.passwordHash !== known) return undefined;
      return this.sessions.open(manager, account, browser);
    });
  }

  /** The hash that the password fits now; this is the only moment we have it to hash it at today's cost. */
  private async renewedHash({ id, passwordHash }: AccountEntity, password: string): Promise<string | null> {
    if (passwordHash === null || !this.hashing.isOutdated(passwordHash)) return passwordHash;
    const { manager } = this.dataSource;
    const renewed = await this.hashing.hash(password);
    if (await this.accounts.replacePassword(manager, id, passwordHash, renewed)) return renewed;
    // Another was faster: with the same password, signing in as well, or with a new one.
    const now = (await this.accounts.byId(manager, id))?.passwordHash;
    return now != null && (await this.hashing.matches(now, password)) ? now : passwordHash;
  }
}
