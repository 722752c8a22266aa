import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Journal } from '../../campaigns/journal/journal.js';
import { DueMoments } from '../due/due-moments.js';
import type { Watch } from '../due/due-part.js';
import { TurnPost } from '../letters/turn-post.js';
import { OutageEntity } from './outage.entity.js';
import { ordersUntil } from './pauses.js';

/** Besides the outage itself: people must first hear that the service is back. */
export const graceMs = 3_600_000;

/**
 * What should have happened while the service was down did not happen to anybody's harm: it moves by the outage and a grace.
 * A moment that has moved lies behind the outage, so doing it again does nothing.
 */
@Injectable()
export class Outages {
  constructor(
    private readonly moments: DueMoments,
    private readonly journal: Journal,
    private readonly post: TurnPost,
  ) {}

  async bridge(watch: Watch): Promise<boolean> {
    const { manager, campaign, turn, now } = watch;
    const outages = await manager.find(OutageEntity, {
      where: { endedAt: MoreThan(turn.openedAt) },
      order: { beganAt: 'asc' },
    });
    let moved = 0;
    for (const { beganAt, endedAt } of outages) {
      const byMs = endedAt.getTime() - beganAt.getTime() + graceMs;
      const count = await this.moments.postpone(watch, { after: beganAt, upTo: endedAt, byMs });
      moved += count;
      if (count === 0) continue;
      await this.journal.write(manager, campaign.id, turn.number, now, [
        { code: 'OUTAGE_BRIDGED', parameters: { from: beganAt, to: endedAt, minutes: byMs / 60_000 } },
      ]);
    }
    if (moved > 0) {
      await this.post.toPlayers(manager, 'turn.outage', campaign.id, { deadline: ordersUntil(turn) });
    }
    return moved > 0;
  }
}
