import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { requireOwn } from '../../accounts/access/own-fields.js';
import type { Caller } from '../../accounts/caller.js';
import type { AccountModel } from '../../accounts/models/account.model.js';
import { Clock } from '../../turns/clock.js';
import { dutiesOf } from './duties-of.js';
import { DutiesRepository } from './duties.repository.js';
import type { DutyModel } from './duty.models.js';

@Injectable()
export class DutiesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly duties: DutiesRepository,
    private readonly clock: Clock,
  ) {}

  async ofAccount(caller: Caller, account: AccountModel): Promise<DutyModel[]> {
    requireOwn(caller, account);
    const { accountId } = caller;
    return dutiesOf(accountId, await this.duties.of(this.dataSource.manager, accountId), this.clock.now());
  }
}
