import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** The schema is only ever changed by migrations; `synchronize` stays off everywhere. */
export function dataSourceOptions(url: string, poolSize: number, limits: object = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    entities,
    migrations,
    synchronize: false,
    migrationsRun: false,
    logging: false,
    applicationName: 'pelagonia',
    connectTimeoutMS: 10_000,
    extra: { keepAlive: true, ...limits },
  };
}
