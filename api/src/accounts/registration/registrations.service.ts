import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import type { Browser } from '../access/browser.js';
import { PasswordHashing } from '../access/password-hashing.js';
import { accountView } from '../account.mapper.js';
import { AccountsRepository } from '../accounts.repository.js';
import { checkDisplayName } from '../checks/check-display-name.js';
import { checkEmail } from '../checks/check-email.js';
import { checkPassword } from '../checks/check-password.js';
import { checkTimeZone } from '../checks/check-time-zone.js';
import { checkFields } from '../checks/checked.js';
import { AccountMails } from '../letters/account-mails.js';
import { MailLinksRepository } from '../letters/mail-links.repository.js';
import { LinkExpired } from '../models/account-errors.js';
import { MailSentModel, SignedInModel } from '../models/account-results.js';
import type { CompleteRegistrationInput, RegisterAccountInput } from '../models/registration-inputs.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';

/** The address comes first: nobody has an account, or keeps another from having one, without proving it. */
@Injectable()
export class RegistrationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly mails: AccountMails,
    private readonly links: MailLinksRepository,
    private readonly hashing: PasswordHashing,
    private readonly sessions: BrowserSessions,
  ) {}

  async register(
    input: RegisterAccountInput,
    browser: Browser,
  ): Promise<MailSentModel | InvalidInput | TooManyAttempts> {
    const checked = checkFields({ email: checkEmail(input.email) });
    if (checked instanceof InvalidInput) return checked;
    const { email } = checked;
    const wait = await this.mails.wait(email, browser.address);
    if (wait !== undefined) return new TooManyAttempts(wait);
    const { language, invitation } = input;
    await this.mails.postRegistration(this.dataSource.manager, { email, language, invitation });
    return new MailSentModel(email);
  }

  async complete(
    input: CompleteRegistrationInput,
    browser: Browser,
  ): Promise<SignedInModel | LinkExpired | InvalidInput> {
    const { token, language } = input;
    const link = await this.links.find(this.dataSource.manager, 'register', token);
    if (link === undefined) return new LinkExpired();
    const name = checkDisplayName(input.displayName);
    const ownWords = [link.email, ...('value' in name ? [name.value] : [])];
    const checked = checkFields({
      displayName: name,
      password: checkPassword(input.password, ownWords),
      timeZone: checkTimeZone(input.timeZone),
    });
    if (checked instanceof InvalidInput) return checked;
    const { displayName, timeZone } = checked;
    const passwordHash = await this.hashing.hash(checked.password);
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const used = await this.links.use(manager, 'register', token);
      if (used === undefined) return undefined;
      const { email } = used;
      const id = await this.accounts.add(manager, { email, displayName, language, timeZone, passwordHash });
      await this.links.removeRegistrations(manager, email);
      const account = id === undefined ? undefined : await this.sessions.hold(manager, id, browser);
      return account && this.sessions.open(manager, account, browser);
    });
    if (opened === undefined) return new LinkExpired();
    this.sessions.handOver(opened, browser);
    return new SignedInModel(accountView(opened.account));
  }
}
