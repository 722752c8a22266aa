import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { isPlayed } from './absence-ladder.js';

/** Which seats a bot holds: nobody plays them, and the campaign does not leave them empty. */
@Injectable()
export class BotSeats {
  async of(
    manager: EntityManager,
    { id: campaignId, settings }: CampaignEntity,
  ): Promise<ReadonlySet<string>> {
    if (!settings.absence.botHoldsOpenSeat) return new Set();
    const seats = await manager.findBy(SeatEntity, { campaignId });
    return new Set(seats.filter((seat) => !isPlayed(seat)).map(({ letter }) => letter));
  }
}
