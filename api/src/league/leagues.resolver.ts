import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import type { Caller } from '../accounts/caller.js';
import { LeagueLineModel } from './league.models.js';
import { LeaguesService } from './leagues.service.js';

@Resolver()
export class LeaguesResolver {
  constructor(private readonly leaguesService: LeaguesService) {}

  @Query(() => [LeagueLineModel], { description: 'The table of a league, the best first.' })
  leagueTable(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
  ): Promise<LeagueLineModel[]> {
    return this.leaguesService.table(caller, campaignId);
  }
}
