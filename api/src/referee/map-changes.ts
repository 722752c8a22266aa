import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { type ChangedGround, changeMap, type RequestedChange } from '../turns/map-change.js';
import { startFrom, stateOf } from '../turns/turn-start.js';
import { TurnEntity } from '../turns/turn.entity.js';

/** Writes what a referee does to the map: at once while orders are open, else when the next turn opens. */
@Injectable()
export class MapChanges {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly campaignTick: CampaignTick,
    private readonly journal: Journal,
  ) {}

  /** Why it cannot be done, if it cannot. */
  async make(
    manager: EntityManager,
    campaign: CampaignEntity,
    requested: RequestedChange,
    now: Date,
  ): Promise<RefusalCode | undefined> {
    const turn = await this.campaignTick.currentTurn(manager, campaign);
    if (campaign.status !== 'running' || turn === undefined) return 'CAMPAIGN_NOT_RUNNING';
    const map = await this.library.mapOf(manager, campaign);
    const state = stateOf(map, campaign.settings.conquest, turn.number, turn.start);
    const changed = changeMap({ state, names: turn.start.names ?? {} }, requested);
    if (turn.phase === 'ordering') {
      if ('fault' in changed) return changed.fault;
      await this.apply(manager, turn, requested, changed, now);
      return undefined;
    }
    // What the map allows is settled when it takes effect; what names nothing is refused now.
    if ('fault' in changed && changed.fault.endsWith('_UNKNOWN')) return changed.fault;
    await this.queue(manager, turn, requested, now);
    return undefined;
  }

  private async apply(
    manager: EntityManager,
    turn: TurnEntity,
    requested: RequestedChange,
    { ground, fact }: ChangedGround,
    now: Date,
  ): Promise<void> {
    const entry = await this.journal.write(manager, turn.campaignId, turn.number, now, [fact]);
    turn.start = startFrom(ground.state, ground.names);
    turn.interventions = [...turn.interventions, { ...requested, entry }];
    await manager.save(TurnEntity, turn);
  }

  private async queue(
    manager: EntityManager,
    turn: TurnEntity,
    requested: RequestedChange,
    now: Date,
  ): Promise<void> {
    turn.queued = [...turn.queued, requested];
    await manager.save(TurnEntity, turn);
    const { change, by, reason } = requested;
    await this.journal.write(manager, turn.campaignId, turn.number, now, [
      { code: 'MAP_CHANGE_QUEUED', parameters: { change, by, reason } },
    ]);
  }
}
