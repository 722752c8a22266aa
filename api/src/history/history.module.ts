import { Module } from '@nestjs/common';
import { JournalNames } from '../campaigns/journal/journal-names.js';
import { JournalReadingRepository } from '../campaigns/journal/journal-reading.repository.js';
import { JournalReadingService } from '../campaigns/journal/journal-reading.service.js';
import { CampaignJournalResolver, JournalEntryResolver } from '../campaigns/journal/journal.resolver.js';
import { ContentModule } from '../content/content.module.js';
import { TurnCoursesRepository } from './course/turn-courses.repository.js';
import { CourseLineResolver, TurnCoursesResolver } from './course/turn-courses.resolver.js';
import { TurnCoursesService } from './course/turn-courses.service.js';
import { HistoryResolver } from './history.resolver.js';
import { HistoryService } from './history.service.js';
import { TerritoryHistoryRepository } from './territory-history.repository.js';
import { TurnsModule } from '../turns/turns.module.js';

/** The past of campaigns: their journals, and the map of any turn. */
@Module({
  imports: [ContentModule, TurnsModule],
  providers: [
    CampaignJournalResolver,
    CourseLineResolver,
    HistoryResolver,
    HistoryService,
    JournalEntryResolver,
    JournalNames,
    JournalReadingRepository,
    JournalReadingService,
    TerritoryHistoryRepository,
    TurnCoursesRepository,
    TurnCoursesResolver,
    TurnCoursesService,
  ],
  exports: [HistoryService],
})
export class HistoryModule {}
