import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';

/** All that names a seat before a campaign begins; what else does is made by play. */
const naming = ['campaign_role', 'campaign_invitation', 'join_request'] as const;

/** No seat has it but for a moment. */
const aside = '-';

@Injectable()
export class SeatLettersRepository {
  /** What has one letter gets the other; a letter that no seat has is simply given up for the other. */
  async exchange(manager: EntityManager, campaignId: string, one: string, other: string): Promise<void> {
    for (const [from, to] of [
      [other, aside],
      [one, other],
      [aside, one],
    ] as const)
      await manager.update(SeatEntity, { campaignId, letter: from }, { letter: to });
    for (const table of naming)
      await manager.query(
        `update ${table} set seat = case seat when $2 then $3 else $2 end
          where campaign_id = $1 and seat in ($2, $3)`,
        [campaignId, one, other],
      );
  }
}
