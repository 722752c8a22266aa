import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignChanges } from '../campaigns/campaign-changes.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Outages } from './clock/outages.js';
import { Pauses } from './clock/pauses.js';
import { DueMoments } from './due/due-moments.js';
import type { Watch } from './due/due-part.js';
import { TurnProgress } from './turn-progress.js';
import { TurnReveal } from './turn-reveal.js';
import { TurnEntity } from './turn.entity.js';

/**
 * Does whatever is due in a campaign, one step, and sets when to look next. The caller holds the campaign, so a step is done
 * once whoever wakes up; a process that dies takes its step back with its transaction.
 */
@Injectable()
export class CampaignTick {
  constructor(
    private readonly moments: DueMoments,
    private readonly pauses: Pauses,
    private readonly outages: Outages,
    private readonly reveal: TurnReveal,
    private readonly progress: TurnProgress,
    private readonly changes: CampaignChanges,
  ) {}

  /** Whether anything was done. */
  async tick(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<boolean> {
    const watch = await this.watch(manager, campaign, now);
    const done = watch !== undefined && (await this.step(watch));
    await this.settle(manager, campaign, now);
    return done;
  }

  /** After any change: writes the campaign down, with the moment at which the clock has to look at it again. */
  async settle(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<void> {
    const watch = await this.watch(manager, campaign, now);
    campaign.nextDueAt = (watch && (campaign.pausedUntil ?? (await this.moments.next(watch)))) ?? null;
    await this.changes.record(manager, campaign);
  }

  /** O2: locks the orders before their deadline, because all have sealed or an organiser says so. */
  async lockNow(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<boolean> {
    const turn = await this.currentTurn(manager, campaign);
    if (turn?.phase !== 'ordering') return false;
    await this.reveal.lock(manager, campaign, turn, now);
    return true;
  }

  /** Carries the turn on after a result or an answer. */
  async advance(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<void> {
    const turn = await this.currentTurn(manager, campaign);
    if (turn?.phase === 'revealed') await this.progress.advance(manager, campaign, turn, now);
  }

  async currentTurn(
    manager: EntityManager,
    { id: campaignId, turn: number }: CampaignEntity,
  ): Promise<TurnEntity | undefined> {
    return (await manager.findOneBy(TurnEntity, { campaignId, number })) ?? undefined;
  }

  /** While a campaign is paused nothing is due in it but the end of the pause. */
  private async step(watch: Watch): Promise<boolean> {
    if (watch.campaign.pausedUntil !== null) return this.pauses.endWhenOver(watch);
    return (await this.outages.bridge(watch)) || this.moments.step(watch);
  }

  private async watch(
    manager: EntityManager,
    campaign: CampaignEntity,
    now: Date,
  ): Promise<Watch | undefined> {
    if (campaign.status !== 'running') return undefined;
    const turn = await this.currentTurn(manager, campaign);
    return turn === undefined ? undefined : { manager, campaign, turn, now };
  }
}
