import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { TurnDice } from '../turns/turn-dice.js';
import { TurnRecords } from '../turns/turn-events.js';
import { stateOf } from '../turns/turn-start.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { TurnOnFile } from './turn-on-file.js';

/** Fetches turns from the first that is corrected to the present. */
@Injectable()
export class TurnsOnFile {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly records: TurnRecords,
    private readonly dice: TurnDice,
  ) {}

  async from(manager: EntityManager, campaign: CampaignEntity, first: number): Promise<TurnOnFile[]> {
    const { id: campaignId, settings } = campaign;
    const map = await this.library.mapOf(manager, campaign);
    const turns = await manager.find(TurnEntity, {
      where: { campaignId, number: MoreThanOrEqual(first) },
      order: { number: 'asc' },
    });
    const files: TurnOnFile[] = [];
    for (const turn of turns) {
      const start = stateOf(map, settings.conquest, turn.number, turn.start);
      files.push({ turn, start, events: await this.eventsOf(manager, campaign, turn) });
    }
    return files;
  }

  private async eventsOf(
    manager: EntityManager,
    campaign: CampaignEntity,
    { campaignId, number, phase }: TurnEntity,
  ): Promise<TurnOnFile['events']> {
    // What is sealed stays sealed, and so do the dice.
    if (phase !== 'revealed' && phase !== 'ended') return undefined;
    const recorded = await this.records.of(manager, campaign, number);
    const seed = await this.dice.seedOf(manager, campaignId, number);
    return { recorded, freshDice: () => this.dice.fromSeed(seed, campaignId, number) };
  }
}
