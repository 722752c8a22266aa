import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { CorrectedEvents } from './corrected-events.js';
import { CorrectionWriting } from './correction-writing.js';
import { CorrectionsResolver } from './corrections.resolver.js';
import { CorrectionsService } from './corrections.service.js';
import { LeagueCorrections } from './league-corrections.js';
import { TurnRewriting } from './turn-rewriting.js';
import { TurnVoiding } from './turn-voiding.js';
import { TurnsOnFile } from './turns-on-file.js';

@Module({
  imports: [ContentModule, TurnsModule],
  providers: [
    CorrectedEvents,
    CorrectionWriting,
    CorrectionsResolver,
    CorrectionsService,
    LeagueCorrections,
    TurnRewriting,
    TurnVoiding,
    TurnsOnFile,
  ],
})
export class CorrectionsModule {}
