import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { isPlayed } from './absence-ladder.js';

/** Seats that nobody plays, and those of them that a bot holds. */
export type EmptySeats = Readonly<{ unplayed: ReadonlySet<string>; bots: ReadonlySet<string> }>;

/** Which seats nobody plays, and where the campaign does not leave them to nobody. HOUSE: bots play no league. */
@Injectable()
export class BotSeats {
  /** Those that a bot holds. */
  async of(manager: EntityManager, campaign: CampaignEntity): Promise<ReadonlySet<string>> {
    return haveBots(campaign) ? (await this.empty(manager, campaign)).bots : new Set();
  }

  async empty(manager: EntityManager, campaign: CampaignEntity): Promise<EmptySeats> {
    return emptySeats(campaign, await manager.findBy(SeatEntity, { campaignId: campaign.id }));
  }
}

/** The same where all seats of the campaign are known. */
export function emptySeats(campaign: CampaignEntity, seats: readonly SeatEntity[]): EmptySeats {
  const unplayed = new Set(seats.filter((seat) => !isPlayed(seat)).map(({ letter }) => letter));
  return { unplayed, bots: haveBots(campaign) ? unplayed : new Set() };
}

function haveBots({ format, settings }: CampaignEntity): boolean {
  return settings.absence.botHoldsOpenSeat && format !== 'league';
}
