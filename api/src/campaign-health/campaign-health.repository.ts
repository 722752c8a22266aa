import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SeatHealthModel } from './campaign-health.models.js';

export type CampaignPulse = Readonly<{
  unplayedBattles: number;
  overdueBattles: number;
  disputedBattles: number;
  openChoices: number;
  lastActivityAt: Date;
}>;

/** Reads what lies open; sealed orders, and how often a deadline was moved for whom, tell who has not sealed. */
@Injectable()
export class CampaignHealthRepository {
  async seats(manager: EntityManager, campaignId: string): Promise<SeatHealthModel[]> {
    return manager.query(
      `with acts as (
         select seat, max(sealed_at) as at from revealed_order
          where campaign_id = $1 and attendance = 'present' group by seat
         union all
         select case told.side when 'attacker' then fought.attacker else fought.defender end, told.at
           from (select turn, battle, side, at from battle_report where campaign_id = $1
                 union all select turn, battle, side, at from battle_proposal where campaign_id = $1) as told
           join battle fought on fought.campaign_id = $1 and fought.turn = told.turn and fought.key = told.battle
         union all
         select seat, written_at from article where campaign_id = $1 and seat is not null)
       select seat.letter as seat,
              (select count(*)::int from revealed_order given
                where given.campaign_id = $1 and given.seat = seat.letter
                  and given.attendance = 'present') as ordered,
              (select count(*)::int from revealed_order given
                where given.campaign_id = $1 and given.seat = seat.letter
                  and given.attendance = 'absent') as absent,
              (select count(*)::int from revealed_order given
                where given.campaign_id = $1 and given.seat = seat.letter
                  and given.attendance = 'leave') as "onLeave",
              (select count(*)::int from battle
                where battle.campaign_id = $1 and battle.overdue_at is not null
                  and battle.status not in ('settled', 'void')
                  and seat.letter in (battle.attacker, battle.defender)) as "overdueBattles",
              (select max(at) from acts where acts.seat = seat.letter) as "lastActiveAt"
         from seat where seat.campaign_id = $1 order by seat.letter`,
      [campaignId],
    );
  }

  async pulse(manager: EntityManager, campaignId: string, turn: number): Promise<CampaignPulse> {
    const [pulse] = await manager.query<CampaignPulse[]>(
      `select count(*)::int as "unplayedBattles",
              (count(*) filter (where overdue_at is not null))::int as "overdueBattles",
              (count(*) filter (where status = 'disputed'))::int as "disputedBattles",
              (select count(*)::int from choice
                where campaign_id = $1 and turn = $2 and answer is null) as "openChoices",
              (select max(at) from journal_entry where campaign_id = $1) as "lastActivityAt"
         from battle where campaign_id = $1 and turn = $2 and status not in ('settled', 'void')`,
      [campaignId, turn],
    );
    return pulse as CampaignPulse;
  }
}
