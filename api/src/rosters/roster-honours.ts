import { Injectable } from '@nestjs/common';
import type { Honour, Roster } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';

/** Whose veterans: those of a seat, or of the seat that an account plays. */
export type HonouredBy = Readonly<{ seat: string } | { accountId: string }>;
export type Honours = ReadonlyMap<string, Honour>;

const none: Honours = new Map();

/** Which honours the veterans of a roster have won, by their names. */
@Injectable()
export class RosterHonours {
  /** Nothing is asked where no roster names a veteran. */
  async of(
    manager: EntityManager,
    campaignId: string | null,
    by: HonouredBy,
    rosters: readonly Roster[],
  ): Promise<Honours> {
    const named = rosters.some(({ entries }) => entries.some(({ veteran }) => veteran !== undefined));
    if (campaignId === null || !named) return none;
    const [column, value] = 'seat' in by ? ['seat.letter', by.seat] : ['seat.account_id', by.accountId];
    const rows: { name: string; honour: Honour }[] = await manager.query(
      `select veteran.name, veteran.honour
         from veteran join seat on seat.campaign_id = veteran.campaign_id and seat.letter = veteran.seat
        where veteran.campaign_id = $1 and ${column} = $2`,
      [campaignId, value],
    );
    return new Map(rows.map(({ name, honour }) => [name, honour]));
  }
}
