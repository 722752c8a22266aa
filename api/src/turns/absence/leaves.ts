import { Injectable } from '@nestjs/common';
import { wallTimeAt } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatLeaveEntity } from './seat-leave.entity.js';

const day = 86_400_000;

/** Who has said beforehand that he would be away. */
@Injectable()
export class Leaves {
  /** The seats whose present player is on leave at a moment. */
  async away(
    manager: EntityManager,
    { id, settings }: CampaignEntity,
    at: Date,
  ): Promise<ReadonlySet<string>> {
    const rows = await manager.query<{ seat: string }[]>(
      `select leave.seat from seat_leave leave
         join seat on seat.campaign_id = leave.campaign_id and seat.letter = leave.seat
          and seat.account_id = leave.account_id
        where leave.campaign_id = $1 and $2::date between leave.first_day and leave.last_day`,
      [id, dayOf(at, settings.timeZone)],
    );
    return new Set(rows.map(({ seat }) => seat));
  }

  async ofSeat(manager: EntityManager, campaignId: string, seat: string): Promise<SeatLeaveEntity[]> {
    return manager.find(SeatLeaveEntity, { where: { campaignId, seat }, order: { firstDay: 'asc' } });
  }
}

/** The date on a zone's calendars. */
export function dayOf(at: Date, zone: string): string {
  const { year, month, day: date } = wallTimeAt(at.getTime(), zone);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** How many days a leave takes, the first and the last included. */
export function daysOf({ firstDay, lastDay }: Pick<SeatLeaveEntity, 'firstDay' | 'lastDay'>): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / day + 1;
}
