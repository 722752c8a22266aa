import { Injectable } from '@nestjs/common';
import { CampaignTick } from '../turns/campaign-tick.js';
import { EarlyLock } from '../turns/due/early-lock.js';
import type { Watch } from '../turns/due/due-part.js';

/** What others notice of an order that was sealed or taken back. */
@Injectable()
export class SealingNotice {
  constructor(
    private readonly earlyLock: EarlyLock,
    private readonly campaignTick: CampaignTick,
  ) {}

  /** Where the campaign tells nothing of sealed orders, not even its version may rise. */
  async give(watch: Watch): Promise<void> {
    const { manager, campaign, now } = watch;
    const locked = campaign.pausedUntil === null && (await this.earlyLock.step(watch));
    if (!locked && campaign.settings.sealedVisibility === 'nothing') return;
    await this.campaignTick.settle(manager, campaign, now);
  }
}
