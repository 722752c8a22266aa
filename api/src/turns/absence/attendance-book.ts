import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { Journal } from '../../campaigns/journal/journal.js';
import type { Attendance, OrderSource } from '../../orders/revealed-order.entity.js';
import { SecretBox } from '../../secrets/secret-box.js';
import { TurnSecretEntity } from '../turn-secret.entity.js';
import type { TurnEntity } from '../turn.entity.js';
import { AbsenceLadder, defaultSource } from './absence-ladder.js';

export type SettledSeat = Readonly<{
  seat: string;
  source: OrderSource;
  attendance: Attendance;
  /** Where the order comes from if what was sealed is void by the reveal. */
  otherwise: OrderSource;
}>;

/** Enough for as many seats as a map has; what it says must not show in its length. */
const room = 4_096;

const placeOf = ({ campaignId, number }: TurnEntity): string => `attendance/${campaignId}/${number}`;

/** Who was there: settled once, at the lock, and kept under lock until the reveal, since it tells who has sealed. */
@Injectable()
export class AttendanceBook {
  constructor(
    private readonly ladder: AbsenceLadder,
    private readonly box: SecretBox,
    private readonly journal: Journal,
  ) {}

  async settle(manager: EntityManager, campaign: CampaignEntity, turn: TurnEntity, now: Date): Promise<void> {
    const rungs = await this.ladder.rungs(manager, campaign, turn, now);
    const settled = rungs.map(({ seat, source, attendance }): SettledSeat => ({
      seat: seat.letter,
      source,
      attendance,
      otherwise: defaultSource(campaign.settings, seat),
    }));
    await manager.update(
      TurnSecretEntity,
      { campaignId: campaign.id, turn: turn.number },
      { attendance: this.box.lock(JSON.stringify(settled), placeOf(turn), room) },
    );
  }

  async read(manager: EntityManager, turn: TurnEntity): Promise<SettledSeat[]> {
    const { campaignId, number } = turn;
    const { attendance } = await manager.findOneByOrFail(TurnSecretEntity, { campaignId, turn: number });
    if (attendance === null) throw new Error('a turn was revealed that was never locked');
    return JSON.parse(this.box.open(attendance, placeOf(turn))) as SettledSeat[];
  }

  /** After the reveal: misses in a row, and the seat that is open to another after too many. */
  async count(
    manager: EntityManager,
    { settings: { absence } }: CampaignEntity,
    { campaignId, number }: TurnEntity,
    settled: readonly SettledSeat[],
    now: Date,
  ): Promise<void> {
    for (const { seat: letter, attendance } of settled) {
      const place = { campaignId, letter };
      if (attendance === 'present') {
        await manager.update(SeatEntity, place, { misses: 0, openForReplacement: false });
      } else if (attendance === 'absent') {
        await manager.increment(SeatEntity, place, 'misses', 1);
        const { misses } = await manager.findOneByOrFail(SeatEntity, place);
        if (absence.missesUntilOpen === 0 || misses < absence.missesUntilOpen) continue;
        await manager.update(SeatEntity, place, { openForReplacement: true });
        await this.journal.write(manager, campaignId, number, now, [
          { code: 'SEAT_OPENED', parameters: { seat: letter, misses, bot: absence.botHoldsOpenSeat } },
        ]);
      }
    }
  }
}
