import { Module } from '@nestjs/common';
import { CampaignActs } from '../campaigns/acts/campaign-acts.js';
import { ContentModule } from '../content/content.module.js';
import { RostersModule } from '../rosters/rosters.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { ArmiesResolver } from './armies.resolver.js';
import { ArmiesService } from './armies.service.js';
import { ArmyLedgers } from './army-ledgers.js';
import { ArmyReadingService } from './army-reading.service.js';
import { StandingArmies } from './standing-armies.js';

/** S3: armies that carry over from battle to battle. */
@Module({
  imports: [ContentModule, RostersModule, TurnsModule],
  providers: [ArmiesResolver, ArmiesService, ArmyLedgers, ArmyReadingService, CampaignActs, StandingArmies],
  exports: [StandingArmies],
})
export class ArmiesModule {}
