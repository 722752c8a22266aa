import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { isUuid } from '../database/uuid.js';
import { AppError } from '../errors/app-error.js';
import { type OwnRoster, OwnRosters } from './own-rosters.js';
import { type Honours, RosterHonours } from './roster-honours.js';
import { type RosterList, RosterLists } from './roster-lists.js';
import { RosterSharingService } from './roster-sharing.service.js';
import { contentView } from './roster.mapper.js';
import type { RosterContentModel, RosterModel } from './roster.models.js';

@Injectable()
export class RosterReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnRosters,
    private readonly lists: RosterLists,
    private readonly honours: RosterHonours,
    private readonly sharing: RosterSharingService,
  ) {}

  /** Each army list and muster roll is looked up once, however many rosters it has. */
  async mine(caller: Caller, campaignId: string | undefined): Promise<RosterModel[]> {
    if (campaignId !== undefined && !isUuid(campaignId)) return [];
    const { manager } = this.dataSource;
    const found = await this.own.all(manager, caller.accountId, campaignId);
    const lists = new Map<string, RosterList | undefined>();
    for (const { kept, campaignId: tie } of found) {
      const key = keyOf(kept.roster.army, tie);
      if (!lists.has(key)) lists.set(key, await this.lists.find(manager, kept.roster.army, tie));
    }
    const honours = new Map<string | null, Honours>();
    for (const tie of new Set(found.map((one) => one.campaignId))) {
      const rosters = found.filter((one) => one.campaignId === tie).map(({ kept }) => kept.roster);
      honours.set(tie, await this.honours.of(manager, tie, caller, rosters));
    }
    return found.map((one) =>
      this.view(
        caller,
        one,
        lists.get(keyOf(one.kept.roster.army, one.campaignId)),
        honours.get(one.campaignId),
      ),
    );
  }

  async one(caller: Caller, id: string): Promise<RosterModel> {
    const { manager } = this.dataSource;
    const found = await this.own.get(manager, caller.accountId, id);
    if (found === undefined) throw new AppError('NOT_FOUND', 'You have no such roster.');
    const { kept, campaignId } = found;
    const list = await this.lists.find(manager, kept.roster.army, campaignId);
    return this.view(caller, found, list, await this.honours.of(manager, campaignId, caller, [kept.roster]));
  }

  /** For anybody who has the link. */
  async shared(token: string): Promise<RosterContentModel> {
    const { manager } = this.dataSource;
    const found = await this.own.shared(manager, token);
    if (found === undefined) {
      throw new AppError('NOT_FOUND', 'This link opens no roster; ask whoever gave it to you for a new one.');
    }
    const { kept, campaignId, accountId } = found;
    const list = await this.lists.find(manager, kept.roster.army, campaignId);
    const honours = await this.honours.of(manager, campaignId, { accountId }, [kept.roster]);
    return contentView(kept.roster, list, honours);
  }

  private view(
    caller: Caller,
    found: OwnRoster,
    list: RosterList | undefined,
    honours: Honours | undefined,
  ): RosterModel {
    const { id, campaignId, template, version, updatedAt, kept } = found;
    const { shareToken } = kept;
    return {
      id,
      campaignId,
      template,
      shareLink: shareToken === undefined ? null : this.sharing.link(caller.account.language, shareToken),
      version,
      updatedAt,
      content: contentView(kept.roster, list, honours),
    };
  }
}

function keyOf(army: string, campaignId: string | null): string {
  return `${campaignId ?? ''}/${army}`;
}
