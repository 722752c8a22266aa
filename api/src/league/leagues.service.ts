import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { standings } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Authority } from '../campaigns/authority/authority.js';
import type { LeagueLineModel } from './league.models.js';
import { lineModel } from './league-line.mapper.js';
import { LeagueTable } from './league-table.js';

@Injectable()
export class LeaguesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly leagueTable: LeagueTable,
  ) {}

  /** Empty for a campaign that is no league. */
  async table(caller: Caller | undefined, campaignId: string): Promise<LeagueLineModel[]> {
    const { manager } = this.dataSource;
    const { campaign } = await this.authority.see(manager, caller, campaignId);
    if (campaign.format !== 'league') return [];
    return standings(await this.leagueTable.of(manager, campaign)).map(lineModel);
  }
}
