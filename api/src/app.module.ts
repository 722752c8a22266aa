import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module.js';
import { ArmiesModule } from './armies/armies.module.js';
import { BattlesModule } from './battles/battles.module.js';
import { CampaignHealthModule } from './campaign-health/campaign-health.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { ChronicleModule } from './chronicle/chronicle.module.js';
import type { Configuration } from './configuration/configuration.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { CorrectionsModule } from './corrections/corrections.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { InstallationModule } from './installation/installation.module.js';
import { LeagueModule } from './league/league.module.js';
import { LiveModule } from './live/live.module.js';
import { NoticesModule } from './live/notices.module.js';
import { LobbyModule } from './lobby/lobby.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { MapsModule } from './maps/maps.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { RefereeModule } from './referee/referee.module.js';
import { RostersModule } from './rosters/rosters.module.js';
import { SecretsModule } from './secrets/secrets.module.js';
import { ThrottlingModule } from './throttling/throttling.module.js';
import type { Clock } from './turns/clock.js';
import { ClockModule } from './turns/clock.module.js';
import { TurnActsModule } from './turns/turn-acts.module.js';
import { TurnsModule } from './turns/turns.module.js';

@Module({})
export class AppModule {
  static of(configuration: Configuration, logger: Logger, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigurationModule.of(configuration),
        LoggingModule.of(logger),
        ClockModule.of(clock),
        SecretsModule,
        MetricsModule,
        DatabaseModule,
        NoticesModule,
        ThrottlingModule,
        GraphqlModule,
        MailModule,
        AccountsModule,
        MapsModule,
        CampaignsModule,
        LobbyModule,
        TurnsModule,
        TurnActsModule,
        OrdersModule,
        RostersModule,
        ArmiesModule,
        BattlesModule,
        LeagueModule,
        CorrectionsModule,
        RefereeModule,
        HistoryModule,
        ChronicleModule,
        CampaignHealthModule,
        DemoModule,
        LiveModule,
        InstallationModule,
        HealthModule,
      ],
    };
  }
}
