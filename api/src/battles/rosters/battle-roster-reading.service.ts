import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { mayChangeRoster, mayReadRoster } from '@pelagonia/rules';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { RosterContents } from '../../rosters/roster-contents.js';
import { Clock } from '../../turns/clock.js';
import type { BattleEntity } from '../battle.entity.js';
import { partIn } from '../battle-sides.js';
import { BattlesRepository } from '../reading/battles.repository.js';
import type { BattleRosterModel } from './battle-roster.models.js';
import { BattleRosters, type HandedIn, readerOf, rosterScene } from './battle-rosters.js';

/** Tells who has handed in a roster, and opens those that the viewer may read. */
@Injectable()
export class BattleRosterReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly battles: BattlesRepository,
    private readonly rosters: BattleRosters,
    private readonly contents: RosterContents,
    private readonly clock: Clock,
  ) {}

  async ofTurn(
    caller: Caller | undefined,
    campaignId: string,
    turn: number,
    key: string | undefined,
  ): Promise<BattleRosterModel[]> {
    const { manager } = this.dataSource;
    const standing = await this.authority.see(manager, caller, campaignId);
    const found = await this.battles.find(manager, { campaignId, turn, ...(key !== undefined && { key }) });
    const handedIn = await this.rosters.handedIn(manager, campaignId, [turn]);
    const now = this.clock.now();
    const views: BattleRosterModel[] = [];
    for (const { battle, standIns } of found) {
      const its = handedIn.filter((one) => one.battle === battle.key);
      const scene = rosterScene(battle, standing.campaign.settings, its.length, now);
      const { side } = partIn(standing, battle, standIns, caller?.accountId);
      const readable = its.filter((one) => mayReadRoster(scene, readerOf(one, side, standing, caller)));
      const changeable = mayChangeRoster(scene);
      views.push(...(await this.views(manager, battle, its, readable, changeable)));
    }
    return views;
  }

  private async views(
    manager: EntityManager,
    fought: BattleEntity,
    its: readonly HandedIn[],
    readable: readonly HandedIn[],
    changeable: boolean,
  ): Promise<BattleRosterModel[]> {
    const [first] = its;
    if (first === undefined) return [];
    const { campaignId, turn, battle } = first;
    const sides = readable.map(({ side }) => side);
    const opened = await this.rosters.open(manager, campaignId, turn, battle, sides);
    const views: BattleRosterModel[] = [];
    for (const { side, givenAt } of its) {
      const roster = opened.get(side);
      const content =
        roster === undefined ? null : await this.contents.ofSeat(manager, campaignId, fought[side], roster);
      views.push({ turn, battle, side, givenAt, changeable, content });
    }
    return views;
  }
}
