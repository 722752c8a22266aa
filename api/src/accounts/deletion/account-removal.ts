import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignMemberships } from '../../campaigns/campaign-memberships.js';
import { AccountChanges } from '../account-changes.js';
import { AccountsRepository } from '../accounts.repository.js';
import type { AccountEntity } from '../entities/account.entity.js';
import { AccountMails } from '../letters/account-mails.js';

/** Removes all there is of a person; in campaigns the names of the seats remain. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly memberships: CampaignMemberships,
    private readonly mails: AccountMails,
    private readonly changes: AccountChanges,
  ) {}

  /** How many seats of an account that is held stay behind. Sessions, tokens and links go with the account's row. */
  async remove(manager: EntityManager, account: AccountEntity): Promise<number> {
    const seatsKept = await this.memberships.leaveAll(manager, account.id);
    await this.accounts.remove(manager, account.id);
    await this.mails.post(manager, 'account.deleted', { email: account.email, language: account.language });
    await this.changes.recordEnd(manager, account);
    return seatsKept;
  }
}
