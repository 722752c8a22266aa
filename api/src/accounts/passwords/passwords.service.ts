import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import { PasswordHashing } from '../access/password-hashing.js';
import { accountView } from '../account.mapper.js';
import type { Caller } from '../caller.js';
import { checkPassword } from '../checks/check-password.js';
import { checkFields } from '../checks/checked.js';
import { WrongPassword } from '../models/account-errors.js';
import type { ChangePasswordInput } from '../models/account-inputs.js';
import { AccountUpdatedModel } from '../models/account-results.js';
import { OwnAccount } from '../own-account.js';
import { PasswordProof } from './password-proof.js';
import { PasswordReplacement } from './password-replacement.js';

@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly proof: PasswordProof,
    private readonly hashing: PasswordHashing,
    private readonly replacement: PasswordReplacement,
  ) {}

  async change(
    caller: Caller,
    input: ChangePasswordInput,
  ): Promise<AccountUpdatedModel | WrongPassword | InvalidInput | TooManyAttempts> {
    const account = await this.own.read(this.dataSource.manager, caller);
    const ownWords = [account.email, account.displayName];
    const checked = checkFields({ newPassword: checkPassword(input.newPassword, ownWords) });
    if (checked instanceof InvalidInput) return checked;
    const fault = await this.proof.fault(account, input.currentPassword);
    if (fault !== undefined) return fault;
    const passwordHash = await this.hashing.hash(checked.newPassword);
    const changed = await inTransaction(this.dataSource, async (manager) => {
      const held = await this.own.holdProven(manager, caller, account);
      return held && this.replacement.byOwner(manager, held, caller, passwordHash);
    });
    return changed === undefined ? new WrongPassword() : new AccountUpdatedModel(accountView(changed));
  }
}
