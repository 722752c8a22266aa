import { Injectable } from '@nestjs/common';
import { refuse } from '../../campaigns/refusal.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { ContentEditionsRepository } from '../../content/content-editions.repository.js';
import type { SeatAct } from './seat-changes.js';

/** Which army a seat plays: one of those the campaign is tied to. */
@Injectable()
export class Armies {
  constructor(private readonly editions: ContentEditionsRepository) {}

  async give({ manager, campaign }: SeatAct, letter: string, army: string): Promise<void> {
    const pinned = await this.editions.pinnedBy(manager, [campaign.id]);
    if (!pinned.some(({ kind, id }) => kind === 'army' && id === army)) refuse('ARMY_UNKNOWN');
    await manager.update(SeatEntity, { campaignId: campaign.id, letter }, { army });
  }
}
