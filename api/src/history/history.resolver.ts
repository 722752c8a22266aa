import { Args, ID, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CampaignModel } from '../campaigns/campaign.model.js';
import { SeatStandingModel, TerritoryPeriodModel, TurnHistoryModel } from './history.models.js';
import { HistoryService } from './history.service.js';

@Resolver(() => CampaignModel)
export class HistoryResolver {
  constructor(private readonly historyService: HistoryService) {}

  @ResolveField(() => [TurnHistoryModel], {
    description: 'Turns with the map and standings that each started from, at most 60 at a time.',
  })
  history(
    @Parent() { id }: CampaignModel,
    @Args('from', { type: () => Int, defaultValue: 1, description: 'The first of them.' }) from: number,
    @Args('to', { type: () => Int, nullable: true, description: 'The last of them; left out: the latest.' })
    to: number | null,
  ): Promise<readonly TurnHistoryModel[]> {
    return this.historyService.turnsOf(id, from, to ?? undefined);
  }

  @ResolveField(() => [SeatStandingModel], {
    description: 'How each seat stands now, or stood at the end; empty in the lobby.',
  })
  standings(@Parent() { id }: CampaignModel): Promise<readonly SeatStandingModel[]> {
    return this.historyService.standingsNow(id);
  }

  @ResolveField(() => [TerritoryPeriodModel], {
    description: 'What one territory has been, from the first turn on; a new line wherever that changed.',
  })
  territoryHistory(
    @Parent() { id }: CampaignModel,
    @Args('territory', { type: () => ID, description: 'Id of the territory on the map.' }) territory: string,
  ): Promise<readonly TerritoryPeriodModel[]> {
    return this.historyService.periodsOf(id, territory);
  }
}
