import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { GraphqlModule } from '../graphql/graphql.module.js';
import { ChangesResolver } from './changes.resolver.js';
import { ChangesService } from './changes.service.js';
import { LiveSocketGateway } from './live-socket.gateway.js';
import { LiveVisitors } from './live-visitors.js';

@Module({
  imports: [AccountsModule, CampaignsModule, GraphqlModule],
  providers: [ChangesResolver, ChangesService, LiveSocketGateway, LiveVisitors],
})
export class LiveModule {}
