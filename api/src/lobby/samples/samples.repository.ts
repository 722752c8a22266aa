import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';

/** After so long without a line in its journal a sample is forgotten. */
const keptDays = 30;

@Injectable()
export class SamplesRepository {
  /** One at a time for each account, until the transaction ends. */
  async hold(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sample/${accountId}`]);
  }

  /** The one that somebody is trying things in. */
  async underWay(manager: EntityManager, accountId: string): Promise<CampaignEntity | undefined> {
    const found = await manager
      .createQueryBuilder(CampaignEntity, 'campaign')
      .where(
        `campaign.sample and campaign.status = 'running'
         and exists (select from campaign_role held
                      where held.campaign_id = campaign.id and held.account_id = :accountId
                        and held.role = 'organiser' and held.until is null)`,
        { accountId },
      )
      .getOne();
    return found ?? undefined;
  }

  /** Whoever is at one of them now keeps it. */
  async removeForgotten(manager: EntityManager, now: Date): Promise<void> {
    await manager.query(
      `delete from campaign where id in (
         select id from campaign
          where sample and created_at < $1::timestamptz - $2 * interval '1 day'
            and not exists (select from journal_entry
                             where campaign_id = campaign.id and at > $1::timestamptz - $2 * interval '1 day')
          for update skip locked)`,
      [now, keptDays],
    );
  }
}
