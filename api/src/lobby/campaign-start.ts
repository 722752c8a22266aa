import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { LeagueRounds } from '../league/league-rounds.js';
import { firstStart } from '../turns/turn-start.js';
import { TurnOpening } from '../turns/turn-opening.js';

/** Ends the lobby and opens the first turn. */
@Injectable()
export class CampaignStart {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly journal: Journal,
    private readonly opening: TurnOpening,
    private readonly league: LeagueRounds,
  ) {}

  async start(manager: EntityManager, campaign: CampaignEntity, now: Date): Promise<void> {
    const seats = await manager.findBy(SeatEntity, { campaignId: campaign.id });
    const map = await this.library.mapOf(manager, campaign);
    const realms = new Map(seats.map(({ realm, letter }) => [realm, letter]));
    const start = firstStart(map, campaign.settings.conquest, realms);
    const isLeague = campaign.format === 'league';
    campaign.status = 'running';
    campaign.startedAt = now;
    await this.journal.write(manager, campaign.id, 0, now, [
      {
        code: 'CAMPAIGN_STARTED',
        parameters: {
          territories: isLeague ? {} : start.territories,
          seats: seats.map(({ letter, name, realm }) => ({ letter, name, realm })),
        },
      },
    ]);
    if (!isLeague) return this.opening.open(manager, campaign, start, now);
    const played = seats.filter(({ accountId }) => accountId !== null);
    return this.league.begin(
      manager,
      campaign,
      played.map(({ letter }) => letter),
      now,
    );
  }
}
