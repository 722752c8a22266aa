import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Departures } from '../lobby/departures.js';
import { CampaignsRepository } from './campaigns.repository.js';

/** What the other rooms may ask of who takes part in what. */
@Injectable()
export class CampaignMemberships {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: CampaignsRepository,
    private readonly departures: Departures,
  ) {}

  /** Who hears that a campaign has changed; a notice never tells what. */
  async hearersOf(campaignId: string): Promise<string[]> {
    return this.campaigns.hearerIds(this.dataSource.manager, campaignId);
  }

  /** An account goes for good: its seats keep their names and stand empty. Says how many there were. */
  async leaveAll(manager: EntityManager, accountId: string): Promise<number> {
    return this.departures.departFromAll(manager, accountId);
  }
}
