import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { JoinRequestEntity } from './join-request.entity.js';
import type { JoinRequestModel, OwnJoinRequestModel } from './join-request.models.js';

@Injectable()
export class JoinRequestViewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
  ) {}

  /** A campaign that has become private meanwhile shows itself no more. */
  async own({ accountId }: Caller): Promise<OwnJoinRequestModel[]> {
    return this.dataSource.manager
      .createQueryBuilder(JoinRequestEntity, 'request')
      .innerJoin(CampaignEntity, 'campaign', 'campaign.id = request.campaign_id')
      .select('request.campaign_id', 'campaignId')
      .addSelect('campaign.name', 'campaignName')
      .addSelect('request.seat', 'seat')
      .addSelect('request.at', 'at')
      .addSelect('request.declined_at is not null', 'declined')
      .where(`request.account_id = :accountId and campaign.visibility <> 'private'`, { accountId })
      .orderBy('request.at')
      .getRawMany<OwnJoinRequestModel>();
  }

  /** Those that wait, the oldest first. */
  async waiting(caller: Caller, campaignId: string): Promise<JoinRequestModel[]> {
    const { manager } = this.dataSource;
    await this.authority.look(manager, caller, campaignId, 'readInvitations');
    return manager
      .createQueryBuilder(JoinRequestEntity, 'request')
      .innerJoin(AccountEntity, 'account', 'account.id = request.account_id')
      .select('request.account_id', 'requestId')
      .addSelect('account.display_name', 'displayName')
      .addSelect('request.seat', 'seat')
      .addSelect('request.message', 'message')
      .addSelect('request.at', 'at')
      .where('request.campaign_id = :campaignId and request.declined_at is null', { campaignId })
      .orderBy('request.at')
      .getRawMany<JoinRequestModel>();
  }
}
