import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { OwnRosters } from './own-rosters.js';
import { RosterContents } from './roster-contents.js';
import { RosterHonours } from './roster-honours.js';
import { RosterLists } from './roster-lists.js';
import { RosterReadingService } from './roster-reading.service.js';
import { RosterSharingService } from './roster-sharing.service.js';
import { RostersRepository } from './rosters.repository.js';
import { RostersResolver } from './rosters.resolver.js';
import { RostersService } from './rosters.service.js';

/** Armies as players choose them. */
@Module({
  imports: [ContentModule, TurnsModule],
  providers: [
    OwnRosters,
    RosterContents,
    RosterHonours,
    RosterLists,
    RosterReadingService,
    RosterSharingService,
    RostersRepository,
    RostersResolver,
    RostersService,
  ],
  exports: [OwnRosters, RosterContents, RosterLists],
})
export class RostersModule {}
