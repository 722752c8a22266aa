import { Injectable } from '@nestjs/common';
import { type FieldedPiece, tollOf } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { RosterLists } from '../../rosters/roster-lists.js';
import { sideOfSeat } from '../battle-sides.js';
import { BattleEntity } from '../battle.entity.js';
import { BattleRosters } from '../rosters/battle-rosters.js';
import type { BattleHonourEntity } from './battle-honour.entity.js';

/** Armies as the rosters that were handed in say they fought. */
@Injectable()
export class RosterArmies {
  constructor(
    private readonly rosters: BattleRosters,
    private readonly lists: RosterLists,
  ) {}

  /** The winner's army as it came out of the battle; undefined where it handed in no roster. */
  async of(
    manager: EntityManager,
    { campaignId, turn, battle: key, seat }: BattleHonourEntity,
  ): Promise<readonly FieldedPiece[] | undefined> {
    const battle = await manager.findOneByOrFail(BattleEntity, { campaignId, turn, key });
    const side = sideOfSeat(battle, seat);
    if (side === undefined) return undefined;
    const roster = (await this.rosters.open(manager, campaignId, turn, key, [side])).get(side);
    const found = roster && (await this.lists.find(manager, roster.army, campaignId));
    if (roster === undefined || found === undefined) return undefined;
    const toll = tollOf(found.list, found.armoury, roster, battle.casualties?.[side] ?? []);
    if (!toll.ok) throw new Error(`the casualties of ${key} do not fit its roster`);
    return toll.value.fielded;
  }
}
