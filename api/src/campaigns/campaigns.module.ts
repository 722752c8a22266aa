import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { CampaignMemberships } from './campaign-memberships.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { CampaignsResolver } from './campaigns.resolver.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [ContentModule, LobbyModule, TurnsModule],
  providers: [CampaignMemberships, CampaignsRepository, CampaignsResolver, CampaignsService],
  exports: [CampaignMemberships],
})
export class CampaignsModule {}
