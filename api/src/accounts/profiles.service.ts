import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { InvalidInput } from '../errors/user-error.js';
import { AccountChanges } from './account-changes.js';
import { accountView } from './account.mapper.js';
import { AccountsRepository } from './accounts.repository.js';
import type { Caller } from './caller.js';
import { checkDisplayName } from './checks/check-display-name.js';
import { checkTimeZone } from './checks/check-time-zone.js';
import { checkFields } from './checks/checked.js';
import type { UpdateProfileInput } from './models/account-inputs.js';
import { AccountUpdatedModel } from './models/account-results.js';
import type { AccountModel } from './models/account.model.js';
import { OwnAccount } from './own-account.js';

@Injectable()
export class ProfilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
  ) {}

  /** No further statement: who the caller is was read with the request's credential. */
  viewer(caller: Caller | undefined): AccountModel | null {
    return caller?.account ?? null;
  }

  async update(caller: Caller, input: UpdateProfileInput): Promise<AccountUpdatedModel | InvalidInput> {
    const checked = checkFields({
      displayName: checkDisplayName(input.displayName),
      timeZone: checkTimeZone(input.timeZone),
    });
    if (checked instanceof InvalidInput) return checked;
    const account = await inTransaction(this.dataSource, async (manager) => {
      await this.own.hold(manager, caller);
      const { displayName, timeZone } = checked;
      await this.accounts.setProfile(manager, caller.accountId, {
        displayName,
        timeZone,
        language: input.language,
      });
      return this.changes.record(manager, caller.accountId);
    });
    return new AccountUpdatedModel(accountView(account));
  }
}
