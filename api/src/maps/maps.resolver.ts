import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LanguageModel } from '../accounts/language.model.js';
import type { Language } from '../accounts/language.js';
import { MapSummaryModel } from './map-summary.model.js';
import { MapsService } from './maps.service.js';

const language = {
  name: 'language',
  type: () => LanguageModel,
  description: 'The language to answer in.',
} as const;

@Resolver(() => MapSummaryModel)
export class MapsResolver {
  constructor(private readonly mapsService: MapsService) {}

  @Query(() => [MapSummaryModel], { description: 'All maps this service offers, by id.' })
  maps(): MapSummaryModel[] {
    return this.mapsService.all();
  }

  @ResolveField(() => String, { description: 'What the map is called.' })
  name(@Parent() map: MapSummaryModel, @Args(language) language: Language): string {
    return this.mapsService.name(map.id, language);
  }

  @ResolveField(() => String, { description: 'What kind of land it is, in a sentence or two.' })
  summary(@Parent() map: MapSummaryModel, @Args(language) language: Language): string {
    return this.mapsService.summary(map.id, language);
  }
}
