import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { OrdersResolver } from './orders.resolver.js';
import { OrdersService } from './orders.service.js';
import { SealingDesk } from './sealing-desk.js';
import { SealingNotice } from './sealing-notice.js';

@Module({
  imports: [ContentModule, TurnsModule],
  providers: [OrdersResolver, OrdersService, SealingDesk, SealingNotice],
})
export class OrdersModule {}
