import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest injects the structured logger by. */
export const LOGGER = Symbol('logger');

@Global()
@Module({})
export class LoggingModule {
  static of(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
