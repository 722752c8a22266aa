import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** Any number that nothing else in the database locks by. */
const migrationLock = 7_215_301;

/** Brings the schema up to date; of several processes that start at once, one does and the others wait. */
export async function migrate(url: string): Promise<void> {
  // Two connections: one holds the lock, the other migrates.
  const dataSource = new DataSource(dataSourceOptions(url, 2));
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
}
