import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import type { Browser } from '../access/browser.js';
import type { Caller } from '../caller.js';
import { checkEmail } from '../checks/check-email.js';
import { checkFields, type Checked } from '../checks/checked.js';
import { WrongPassword } from '../models/account-errors.js';
import type { DeleteAccountInput } from '../models/account-inputs.js';
import { AccountDeletedModel } from '../models/account-results.js';
import { OwnAccount } from '../own-account.js';
import { PasswordProof } from '../passwords/password-proof.js';
import { BrowserSessions } from '../sessions/browser-sessions.js';
import { AccountRemoval } from './account-removal.js';

@Injectable()
export class AccountDeletionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly proof: PasswordProof,
    private readonly removal: AccountRemoval,
    private readonly sessions: BrowserSessions,
  ) {}

  async delete(
    caller: Caller,
    input: DeleteAccountInput,
    browser: Browser,
  ): Promise<AccountDeletedModel | WrongPassword | InvalidInput | TooManyAttempts> {
    const account = await this.own.read(this.dataSource.manager, caller);
    const checked = checkFields({ confirmation: checkConfirmation(input.confirmation, account.email) });
    if (checked instanceof InvalidInput) return checked;
    const fault = await this.proof.fault(account, input.password);
    if (fault !== undefined) return fault;
    const seatsKept = await inTransaction(this.dataSource, async (manager) => {
      const held = await this.own.holdProven(manager, caller, account);
      return held && this.removal.remove(manager, held);
    });
    if (seatsKept === undefined) return new WrongPassword();
    this.sessions.takeBack(browser);
    return new AccountDeletedModel(seatsKept);
  }
}

function checkConfirmation(typed: string, email: string): Checked<string> {
  const checked = checkEmail(typed);
  return 'value' in checked && checked.value === email ? checked : { fault: 'CONFIRMATION_MISMATCH' };
}
