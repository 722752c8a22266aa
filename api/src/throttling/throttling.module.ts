import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { CallerThrottlerGuard } from './caller-throttler.guard.js';
import { FixedWindowStorage } from './fixed-window-storage.js';

@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [CONFIGURATION],
      useFactory: (configuration: Configuration) => ({
        throttlers: [{ ttl: 60_000, limit: configuration.requestsPerMinute }],
        storage: new FixedWindowStorage(),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: CallerThrottlerGuard }],
})
export class ThrottlingModule {}
