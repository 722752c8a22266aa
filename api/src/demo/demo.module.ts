import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { MapsModule } from '../maps/maps.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { DemoCampaigns } from './demo-campaigns.js';
import { DemoFounding } from './demo-founding.js';
import { DemoLeague } from './demo-league.js';
import { DemoLoader } from './demo-loader.js';
import { DemoSignInsService } from './demo-sign-ins.service.js';
import { DemoWar } from './demo-war.js';
import { DemoResolver } from './demo.resolver.js';
import { Storyteller } from './storyteller.js';

@Module({
  imports: [AccountsModule, LobbyModule, MapsModule, TurnsModule],
  providers: [
    DemoCampaigns,
    DemoFounding,
    DemoLeague,
    DemoLoader,
    DemoResolver,
    DemoSignInsService,
    DemoWar,
    Storyteller,
  ],
})
export class DemoModule {}
