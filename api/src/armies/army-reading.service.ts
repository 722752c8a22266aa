import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { mayReadRoster } from '@pelagonia/rules';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Authority } from '../campaigns/authority/authority.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { RosterLists } from '../rosters/roster-lists.js';
import { armyView } from './army.mapper.js';
import type { StandingArmyModel } from './army.models.js';
import { StandingArmies } from './standing-armies.js';

@Injectable()
export class ArmyReadingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly lists: RosterLists,
    private readonly armies: StandingArmies,
  ) {}

  /** The viewer's own; null where there is none to keep. */
  async mine(caller: Caller, campaignId: string): Promise<StandingArmyModel | null> {
    const { manager } = this.dataSource;
    const { campaign, seat: letter } = await this.authority.see(manager, caller, campaignId);
    if (letter === undefined || !campaign.settings.persistentArmies) return null;
    const seat = await manager.findOneBy(SeatEntity, { campaignId, letter });
    return (seat && (await this.view(manager, campaign, seat))) ?? null;
  }

  /** The viewer's own, and those of other players as far as rosters lie open between them. */
  async readable(caller: Caller, campaignId: string): Promise<StandingArmyModel[]> {
    const { manager } = this.dataSource;
    const { campaign, seat: mine } = await this.authority.see(manager, caller, campaignId);
    const { persistentArmies, rosterSecrecy } = campaign.settings;
    if (!persistentArmies || mine === undefined) return [];
    const scene = { secrecy: rosterSecrecy, bothIn: false, begun: false };
    const seats = await manager.find(SeatEntity, { where: { campaignId }, order: { letter: 'asc' } });
    const views: StandingArmyModel[] = [];
    for (const seat of seats) {
      if (!mayReadRoster(scene, seat.letter === mine ? 'own' : 'enemy')) continue;
      const view = await this.view(manager, campaign, seat);
      if (view !== undefined) views.push(view);
    }
    return views;
  }

  private async view(
    manager: EntityManager,
    campaign: CampaignEntity,
    { letter, army }: SeatEntity,
  ): Promise<StandingArmyModel | undefined> {
    const books = army == null ? undefined : await this.lists.find(manager, army, campaign.id);
    if (books === undefined) return undefined;
    return armyView(letter, books.list.id, await this.armies.of(manager, campaign, letter, books));
  }
}
