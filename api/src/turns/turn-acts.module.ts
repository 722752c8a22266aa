import { Module } from '@nestjs/common';
import { AbsenceReading } from './absence/absence-reading.js';
import { AbsenceResolver } from './absence/absence.resolver.js';
import { AbsenceService } from './absence/absence.service.js';
import { ExtensionVotesService } from './clock/extension-votes.service.js';
import { TurnClockResolver } from './clock/turn-clock.resolver.js';
import { TurnClockService } from './clock/turn-clock.service.js';
import { TurnsModule } from './turns.module.js';
import { PastTurnsService } from './views/past-turns.service.js';
import { TurnsResolver } from './views/turns.resolver.js';
import { VerificationService } from './views/verification.service.js';

/** What people do to the clock, and what they see of turns. */
@Module({
  imports: [TurnsModule],
  providers: [
    AbsenceReading,
    AbsenceResolver,
    AbsenceService,
    ExtensionVotesService,
    PastTurnsService,
    TurnClockResolver,
    TurnClockService,
    TurnsResolver,
    VerificationService,
  ],
})
export class TurnActsModule {}
