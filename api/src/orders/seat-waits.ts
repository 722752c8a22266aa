import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderEnvelopes } from './order-envelopes.js';

/** How often a campaign has waited for a seat. It is kept in the envelopes: in the open it would tell who had not sealed. */
@Injectable()
export class SeatWaits {
  constructor(private readonly envelopes: OrderEnvelopes) {}

  /** By seat. */
  async of(manager: EntityManager, campaignId: string): Promise<ReadonlyMap<string, number>> {
    const envelopes = await this.envelopes.of(manager, [campaignId]);
    return new Map(
      envelopes.filter(({ hand }) => hand === 'player').map(({ seat, content }) => [seat, content.waits]),
    );
  }

  /** Of the seats that somebody plays, by campaign. */
  async ofPlayer(
    manager: EntityManager,
    campaignIds: readonly string[],
    accountId: string,
  ): Promise<ReadonlyMap<string, number>> {
    const envelopes = await this.envelopes.inHandsOf(manager, campaignIds, accountId);
    return new Map(
      envelopes
        .filter(({ hand }) => hand === 'player')
        .map(({ campaignId, content }) => [campaignId, content.waits]),
    );
  }

  async count(manager: EntityManager, campaignId: string, seats: readonly string[]): Promise<void> {
    await this.envelopes.rewrite(manager, campaignId, ({ seat, hand, content }) =>
      hand === 'player' && seats.includes(seat) ? { ...content, waits: content.waits + 1 } : content,
    );
  }
}
