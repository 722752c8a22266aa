import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import { GuessLimits } from '../../throttling/guess-limits.js';
import type { Browser } from '../access/browser.js';
import { AccountMails } from '../letters/account-mails.js';
import { checkEmail } from '../checks/check-email.js';
import { checkFields } from '../checks/checked.js';
import { LinkExpired } from '../models/account-errors.js';
import { MailSentModel, SignedInModel } from '../models/account-results.js';
import type { RequestPasswordResetInput, ResetPasswordInput } from '../models/registration-inputs.js';
import { accountView } from '../account.mapper.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { signInGuesses } from '../sign-in/sign-in-limits.js';
import { PasswordReplacement } from './password-replacement.js';

@Injectable()
export class PasswordResetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: AccountMails,
    private readonly replacement: PasswordReplacement,
    private readonly sessions: BrowserSessions,
    private readonly limits: GuessLimits,
  ) {}

  async request(
    input: RequestPasswordResetInput,
    browser: Browser,
  ): Promise<MailSentModel | InvalidInput | TooManyAttempts> {
    const checked = checkFields({ email: checkEmail(input.email) });
    if (checked instanceof InvalidInput) return checked;
    const { email } = checked;
    const wait = await this.mails.wait(email, browser.address);
    if (wait !== undefined) return new TooManyAttempts(wait);
    await this.mails.post(this.dataSource.manager, 'account.reset-password', { email });
    return new MailSentModel(email);
  }

  /** Whoever reads the account's mail takes it back from everybody else, and is signed in. */
  async reset(
    { token, password }: ResetPasswordInput,
    browser: Browser,
  ): Promise<SignedInModel | LinkExpired | InvalidInput> {
    const prepared = await this.replacement.prepare(token, password);
    if (prepared instanceof LinkExpired || prepared instanceof InvalidInput) return prepared;
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const account = await this.sessions.hold(manager, prepared.accountId, browser);
      if (account === undefined || !(await this.replacement.byLink(manager, account, token, prepared)))
        return undefined;
      return this.sessions.open(manager, account, browser);
    });
    if (opened === undefined) return new LinkExpired();
    // Who was kept out by another's guessing has found the way in.
    await this.limits.forget(signInGuesses(opened.account.email, browser.address).ofAccount);
    this.sessions.handOver(opened, browser);
    return new SignedInModel(accountView(opened.account));
  }
}
