import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import type { Browser } from '../access/browser.js';
import type { Caller } from '../caller.js';
import { checkEmail } from '../checks/check-email.js';
import { checkFields } from '../checks/checked.js';
import { AccountMails } from '../letters/account-mails.js';
import { WrongPassword, LinkExpired } from '../models/account-errors.js';
import type { ChangeEmailInput, ConfirmEmailInput } from '../models/account-inputs.js';
import { EmailConfirmedModel, MailSentModel } from '../models/account-results.js';
import { OwnAccount } from '../own-account.js';
import { PasswordProof } from '../passwords/password-proof.js';
import { AddressChange } from './address-change.js';

@Injectable()
export class AddressesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly proof: PasswordProof,
    private readonly mails: AccountMails,
    private readonly addressChange: AddressChange,
  ) {}

  /** Nothing changes yet; and nothing tells whether the new address has an account. */
  async change(
    caller: Caller,
    input: ChangeEmailInput,
    browser: Browser,
  ): Promise<MailSentModel | WrongPassword | InvalidInput | TooManyAttempts> {
    const checked = checkFields({ email: checkEmail(input.email) });
    if (checked instanceof InvalidInput) return checked;
    const account = await this.own.read(this.dataSource.manager, caller);
    const fault = await this.proof.fault(account, input.password);
    if (fault !== undefined) return fault;
    const { email } = checked;
    const wait = await this.mails.wait(email, browser.address);
    if (wait !== undefined) return new TooManyAttempts(wait);
    return inTransaction(this.dataSource, async (manager) => {
      const held = await this.own.holdProven(manager, caller, account);
      if (held === undefined) return new WrongPassword();
      await this.mails.post(manager, 'account.change-email', { accountId: held.id, email });
      return new MailSentModel(email);
    });
  }

  /** The link may be opened on any device: whoever has it reads the new address's mail. */
  async confirm({ token }: ConfirmEmailInput): Promise<EmailConfirmedModel | LinkExpired> {
    const email = await this.addressChange.apply(token);
    return email === undefined ? new LinkExpired() : new EmailConfirmedModel(email);
  }
}
