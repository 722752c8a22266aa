import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { requireOwn } from '../accounts/access/own-fields.js';
import type { Caller } from '../accounts/caller.js';
import type { AccountModel } from '../accounts/models/account.model.js';
import { isUuid } from '../database/uuid.js';
import { AppError } from '../errors/app-error.js';
import { Authority } from './authority/authority.js';
import { campaignFor } from './campaign.mapper.js';
import type { CampaignModel, CampaignPageModel } from './campaign.model.js';
import { TurnViews } from '../turns/views/turn-views.js';
import { type CampaignRecord, CampaignsRepository } from './campaigns.repository.js';

const mostListed = 50;

@Injectable()
export class CampaignsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly campaigns: CampaignsRepository,
    private readonly turnViews: TurnViews,
  ) {}

  async ofAccount(caller: Caller, account: AccountModel): Promise<CampaignModel[]> {
    requireOwn(caller, account);
    const { manager } = this.dataSource;
    const ids = await this.campaigns.idsOfMember(manager, caller.accountId);
    const records = await this.campaigns.withSeats(manager, ids);
    return this.seenBy(caller, records);
  }

  /** What is hidden from the caller does not exist for him. */
  async one(caller: Caller | undefined, id: string): Promise<CampaignModel> {
    const { manager } = this.dataSource;
    await this.authority.see(manager, caller, id);
    const records = await this.campaigns.withSeats(manager, [id]);
    const [campaign] = this.seenBy(caller, records);
    return campaign!;
  }

  async listed(caller: Caller | undefined, first: number, after?: string | null): Promise<CampaignPageModel> {
    const { manager } = this.dataSource;
    const count = Math.min(Math.max(first, 1), mostListed);
    if (after != null && !isUuid(after)) throw new AppError('BAD_USER_INPUT', 'There is no such page.');
    const found = await this.campaigns.publicIds(manager, count + 1, after ?? undefined);
    const ids = found.slice(0, count);
    return {
      campaigns: this.seenBy(caller, await this.campaigns.withSeats(manager, ids)),
      next: found.length > count ? (ids.at(-1) ?? null) : null,
    };
  }

  private seenBy(caller: Caller | undefined, records: readonly CampaignRecord[]): CampaignModel[] {
    const seen = records.flatMap(({ campaign, turn }) =>
      turn === undefined ? [] : [{ turn, visibility: campaign.settings.sealedVisibility }],
    );
    const views = this.turnViews.of(this.dataSource.manager, seen, caller?.accountId);
    return records.map((record) =>
      campaignFor(caller?.accountId, record, views[seen.findIndex(({ turn }) => turn === record.turn)]),
    );
  }
}
