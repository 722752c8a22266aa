import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { nobody } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { lineView } from '../../armies/army.mapper.js';
import { StandingArmies } from '../../armies/standing-armies.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { RosterLists } from '../../rosters/roster-lists.js';
import { partIn } from '../battle-sides.js';
import { BattlesRepository } from '../reading/battles.repository.js';
import type { FieldableArmyModel } from './battle-roster.models.js';

const unfought: readonly string[] = ['ready', 'appointed', 'postponed'];

/** S4: what whoever plays a side of a battle may choose from; a stand-in learns no more of the army than that. */
@Injectable()
export class FieldableArmyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly battles: BattlesRepository,
    private readonly lists: RosterLists,
    private readonly armies: StandingArmies,
  ) {}

  async ofSide(
    caller: Caller,
    campaignId: string,
    turn: number,
    key: string,
  ): Promise<FieldableArmyModel | null> {
    const { manager } = this.dataSource;
    const standing = await this.authority.see(manager, caller, campaignId);
    const { campaign } = standing;
    const [found] = await this.battles.find(manager, { campaignId, turn, key });
    if (found === undefined || !campaign.settings.persistentArmies || turn !== campaign.turn) return null;
    const { battle, standIns } = found;
    const { side } = partIn(standing, battle, standIns, caller.accountId);
    const letter = side === undefined ? nobody : battle[side];
    if (letter === nobody || !unfought.includes(battle.status)) return null;
    const seat = await manager.findOneBy(SeatEntity, { campaignId, letter });
    const books = seat?.army == null ? undefined : await this.lists.find(manager, seat.army, campaignId);
    if (books === undefined) return null;
    const { mustered, lines } = await this.armies.of(manager, campaign, letter, books);
    return { seat: letter, mustered, army: books.list.id, lines: lines.map(lineView) };
  }
}
