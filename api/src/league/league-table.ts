import { Injectable } from '@nestjs/common';
import type { League, LeagueResult } from '@pelagonia/rules';
import { type EntityManager, IsNull } from 'typeorm';
import { BattleEntity } from '../battles/battle.entity.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { TurnEntity } from '../turns/turn.entity.js';

/** A league as far as it has been played, as the rules understand it. */
@Injectable()
export class LeagueTable {
  async of(manager: EntityManager, { id: campaignId, settings }: CampaignEntity): Promise<League> {
    const first = await manager.findOneBy(TurnEntity, { campaignId, number: 1 });
    const battles = await manager.findBy(BattleEntity, { campaignId, kind: 'league', status: 'settled' });
    const left = await manager.findBy(SeatEntity, { campaignId, accountId: IsNull() });
    return {
      players: first?.start.seats ?? [],
      results: battles.flatMap(resultOf),
      settings: settings.league,
      // Until another takes the seat.
      withdrawn: new Set(left.map(({ letter }) => letter)),
    };
  }
}

function resultOf({ attacker, defender, outcome, victoryPoints }: BattleEntity): LeagueResult[] {
  if (outcome === null) return [];
  const points = victoryPoints && { home: victoryPoints.attacker, away: victoryPoints.defender };
  return [{ home: attacker, away: defender, outcome, ...(points && { victoryPoints: points }) }];
}
