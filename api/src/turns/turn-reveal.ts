import { Injectable } from '@nestjs/common';
import { formatSheet, viewFor } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { OrderSeals } from '../orders/order-seals.js';
import { RevealedOrderEntity } from '../orders/revealed-order.entity.js';
import { AttendanceBook } from './absence/attendance-book.js';
import { VotesOfTurn } from './clock/votes-of-turn.js';
import { recordOf } from './views/turn-record.js';
import { TurnEntity } from './turn.entity.js';

/** From the deadline to open orders: first the list of commitments, then all orders at one instant. */
@Injectable()
export class TurnReveal {
  constructor(
    private readonly seals: OrderSeals,
    private readonly attendance: AttendanceBook,
    private readonly votes: VotesOfTurn,
    private readonly journal: Journal,
  ) {}

  /** O2: from now on nothing can be changed, and what was sealed is committed to before all eyes. */
  async lock(manager: EntityManager, campaign: CampaignEntity, turn: TurnEntity, now: Date): Promise<void> {
    const envelopes = await this.seals.counting(manager, [turn]);
    const record = recordOf(turn, 'locked', campaign.settings.sealedVisibility, { envelopes, revealed: [] });
    await this.attendance.settle(manager, campaign, turn, now);
    await this.votes.lapse(manager, turn);
    turn.phase = 'locked';
    turn.lockedAt = now;
    turn.commitments = viewFor(record, { role: 'spectator' }).commitments ?? [];
    await manager.save(TurnEntity, turn);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      { code: 'ORDERS_LOCKED', rule: 'O2', parameters: { commitments: turn.commitments } },
    ]);
  }

  async reveal(manager: EntityManager, campaign: CampaignEntity, turn: TurnEntity, now: Date): Promise<void> {
    const { id: campaignId } = campaign;
    const opened = new Map(
      (await this.seals.openAll(manager, campaignId, turn.number)).map((one) => [one.seat, one]),
    );
    const settled = await this.attendance.read(manager, turn);
    const orders = settled.map(({ seat, source, attendance, otherwise }) => {
      const order = opened.get(seat);
      return {
        campaignId,
        turn: turn.number,
        seat,
        sheet: order === undefined ? null : formatSheet(order.sheet),
        nonce: order?.nonce ?? null,
        commitment: order?.commitment ?? null,
        source: order === undefined ? otherwise : source,
        attendance,
        sealedAt: order?.sealedAt ?? null,
      };
    });
    await manager.insert(RevealedOrderEntity, orders);
    await this.seals.discard(manager, campaignId, turn.number);
    turn.phase = 'revealed';
    turn.revealedAt = now;
    await manager.save(TurnEntity, turn);
    await this.journal.write(manager, campaignId, turn.number, now, [
      {
        code: 'ORDERS_REVEALED',
        rule: 'O2',
        parameters: {
          orders: orders.map(({ seat, sheet, source, attendance }) => ({ seat, sheet, source, attendance })),
        },
      },
    ]);
    await this.attendance.count(manager, campaign, turn, settled, now);
  }
}
