import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { inTransaction } from '../database/transaction.js';
import { Heartbeat } from './clock/heartbeat.js';
import { CampaignTick } from './campaign-tick.js';
import { Clock } from './clock.js';

/** What is due is looked for this often. */
const lookEveryMs = 1_000;
/** Campaigns that one process carries on at the same time. */
const hands = 2;

/**
 * Wakes campaigns when something is due in them. Whichever process comes first holds the campaign; the others pass it by and
 * take the next, so any number of processes share the work and each step is done once.
 */
@Injectable()
export class ClockWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ClockWorker.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> | undefined;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly heartbeat: Heartbeat,
    private readonly campaignTick: CampaignTick,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.working;
  }

  private wake(): void {
    if (this.closing) return;
    this.working ??= Promise.all(Array.from({ length: hands }, () => this.work())).finally(() => {
      this.working = undefined;
    });
  }

  private async work(): Promise<void> {
    try {
      while (!this.closing && (await this.tickNext()));
    } catch (error) {
      this.logger.warn(
        `what is due waits for the database (${error instanceof Error ? error.name : 'unknown'})`,
      );
    }
  }

  /** Claims one campaign that is due and does its step, in one transaction. */
  private async tickNext(): Promise<boolean> {
    await this.heartbeat.beat();
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const campaign = await manager
        .createQueryBuilder(CampaignEntity, 'campaign')
        .where('campaign.next_due_at <= :now', { now })
        .orderBy('campaign.next_due_at')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (campaign === null) return false;
      await this.campaignTick.tick(manager, campaign, now);
      return true;
    });
  }
}
