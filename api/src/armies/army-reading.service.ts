import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ArmyLine, StandingArmy } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Authority } from '../campaigns/authority/authority.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { RosterLists } from '../rosters/roster-lists.js';
import type { ArmyLineModel, StandingArmyModel } from './army.models.js';
import { StandingArmies } from './standing-armies.js';

@Injectable()
export class ArmyReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly lists: RosterLists,
    private readonly armies: StandingArmies,
  ) {}

  /** The viewer's own alone: what others have is for the table to show. Null where there is none to keep. */
  async mine(caller: Caller, campaignId: string): Promise<StandingArmyModel | null> {
    const { manager } = this.dataSource;
    const { campaign, seat: letter } = await this.authority.see(manager, caller, campaignId);
    if (letter === undefined || !campaign.settings.persistentArmies) return null;
    const seat = await manager.findOneBy(SeatEntity, { campaignId, letter });
    const books = seat?.army == null ? undefined : await this.lists.find(manager, seat.army, campaignId);
    if (books === undefined) return null;
    return armyView(books.list.id, await this.armies.of(manager, campaign, letter, books));
  }
}

function armyView(army: string, found: StandingArmy): StandingArmyModel {
  return {
    mustered: found.mustered,
    army,
    lines: found.lines.map(lineView),
    worth: found.worth,
    allowance: found.allowance,
    recruitable: found.recruitable,
    overStrength: found.overStrength,
    ledger: found.steps.map(({ kind, turn, battle, lines, change, worth, allowance }) => ({
      kind,
      turn,
      battle: battle ?? null,
      lines: lines.map(lineView),
      change,
      worth,
      allowance,
    })),
  };
}

function lineView({ unit, count, items, mount }: ArmyLine): ArmyLineModel {
  return { unit, count, items, mount: mount ?? null };
}
