import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { CampaignHealthRepository } from './campaign-health.repository.js';
import { CampaignHealthResolver } from './campaign-health.resolver.js';
import { CampaignHealthService } from './campaign-health.service.js';

@Module({
  imports: [HistoryModule, TurnsModule],
  providers: [CampaignHealthRepository, CampaignHealthResolver, CampaignHealthService],
})
export class CampaignHealthModule {}
