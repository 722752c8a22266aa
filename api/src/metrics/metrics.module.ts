import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { RequestMeter } from './request-meter.js';

@Global()
@Module({ controllers: [MetricsController], providers: [RequestMeter], exports: [RequestMeter] })
export class MetricsModule {}
