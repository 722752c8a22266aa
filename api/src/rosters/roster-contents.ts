import { Injectable } from '@nestjs/common';
import type { Roster } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { RosterHonours } from './roster-honours.js';
import { RosterLists } from './roster-lists.js';
import { contentView } from './roster.mapper.js';
import type { RosterContentModel } from './roster.models.js';

/** A roster of a seat with what its army list and its muster roll say of it. */
@Injectable()
export class RosterContents {
  constructor(
    private readonly lists: RosterLists,
    private readonly honours: RosterHonours,
  ) {}

  async ofSeat(
    manager: EntityManager,
    campaignId: string,
    seat: string,
    roster: Roster,
  ): Promise<RosterContentModel> {
    const list = await this.lists.find(manager, roster.army, campaignId);
    return contentView(roster, list, await this.honours.of(manager, campaignId, { seat }, [roster]));
  }
}
