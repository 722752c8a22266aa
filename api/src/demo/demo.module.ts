import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { MapsModule } from '../maps/maps.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { DemoCampaign } from './demo-campaign.js';
import { DemoLoader } from './demo-loader.js';
import { DemoSignInsService } from './demo-sign-ins.service.js';
import { DemoResolver } from './demo.resolver.js';

@Module({
  imports: [AccountsModule, LobbyModule, MapsModule, TurnsModule],
  providers: [DemoCampaign, DemoLoader, DemoResolver, DemoSignInsService],
})
export class DemoModule {}
