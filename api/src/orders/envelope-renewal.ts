import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Hourly } from '../chores/hourly.js';
import { inTransaction } from '../database/transaction.js';
import { OrderEnvelopes } from './order-envelopes.js';

/**
 * Locks the envelopes of every campaign anew, whether anything was sealed or not: of two copies of the database, the later one does
 * not tell in which campaigns somebody has sealed meanwhile.
 */
@Injectable()
export class EnvelopeRenewal extends Hourly {
  protected readonly task = 'lock envelopes anew';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly envelopes: OrderEnvelopes,
  ) {
    super();
  }

  protected override beginsAtOnce(): boolean {
    return false;
  }

  async work(): Promise<void> {
    const campaigns = await this.dataSource.manager.find(CampaignEntity, {
      select: { id: true },
      where: { status: 'running' },
    });
    for (const { id } of campaigns) if (!this.closing) await this.renew(id);
  }

  /** A campaign that somebody holds is passed by. */
  private async renew(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const held = await manager
        .createQueryBuilder(CampaignEntity, 'campaign')
        .select('campaign.id')
        .where('campaign.id = :id', { id })
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (held !== null) await this.envelopes.rewrite(manager, id);
    });
  }
}
