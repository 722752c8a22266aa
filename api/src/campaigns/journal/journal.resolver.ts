import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@pelagonia/rules';
import { LanguageModel } from '../../accounts/language.model.js';
import { CampaignModel } from '../campaign.model.js';
import { JournalReadingService } from './journal-reading.service.js';
import { JournalEntryModel, JournalFilterInput, JournalPageModel } from './journal.models.js';

@Resolver(() => CampaignModel)
export class CampaignJournalResolver {
  constructor(private readonly journal: JournalReadingService) {}

  @ResolveField('journal', () => JournalPageModel, {
    description: 'What happened, from the first entry on, by pages; what was taken back is marked.',
  })
  page(
    @Parent() { id }: CampaignModel,
    @Args('filter', {
      type: () => JournalFilterInput,
      nullable: true,
      description: 'Which entries; left out: all.',
    })
    filter: JournalFilterInput | null,
    @Args('first', { type: () => Int, defaultValue: 50, description: 'How many at most, 1 to 200.' })
    first: number,
    @Args('after', { type: () => Int, defaultValue: 0, description: 'Only entries with a higher number.' })
    after: number,
    @Args('before', {
      type: () => Int,
      nullable: true,
      description: 'Only entries with a lower number; with `latest`, the way back into the past.',
    })
    before: number | null,
    @Args('latest', {
      type: () => Boolean,
      defaultValue: false,
      description: 'The last so many instead of the first, still from the oldest to the newest.',
    })
    latest: boolean,
  ): Promise<JournalPageModel> {
    return this.journal.page(id, filter, { first, after, before: before ?? null, latest });
  }
}

@Resolver(() => JournalEntryModel)
export class JournalEntryResolver {
  constructor(private readonly journal: JournalReadingService) {}

  @ResolveField(() => String, { description: 'It as a sentence.' })
  text(
    @Parent() entry: JournalEntryModel,
    @Args('language', { type: () => LanguageModel, description: 'In which language.' }) language: Language,
  ): string {
    return this.journal.text(entry, language);
  }
}
