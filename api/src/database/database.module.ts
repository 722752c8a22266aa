import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { dataSourceOptions } from './data-source-options.js';

/** In milliseconds; no request of ours comes near. A migration may take longer and has no such limits. */
const requestLimits = { statement_timeout: 15_000, query_timeout: 20_000 };

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIGURATION],
      useFactory: (configuration: Configuration) => ({
        ...dataSourceOptions(configuration.databaseUrl, configuration.databasePool, requestLimits),
        retryAttempts: 0,
      }),
    }),
  ],
})
export class DatabaseModule {}
