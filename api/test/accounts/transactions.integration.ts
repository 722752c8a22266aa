import { afterAll, beforeAll, expect, it } from 'vitest';
import { DataSource, type EntityManager } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { inTransaction } from '../../src/database/transaction.js';
import { createTestDatabase } from '../test-database.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url, 5)).initialize();
  await dataSource.query(
    `insert into guess (key, count, ends_at) values ('a', 0, now() + interval '1 day'), ('b', 0, now() + interval '1 day')`,
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const raise = (manager: EntityManager, key: string) =>
  manager.query('update guess set count = count + 1 where key = $1::bytea', [key]);

it('of two transactions that wait for each other, the one that is given up runs again', async () => {
  let holders = 0;
  let runs = 0;
  const cross = (first: string, second: string) =>
    inTransaction(dataSource, async (manager) => {
      runs += 1;
      await raise(manager, first);
      holders += 1;
      await expect.poll(() => holders).toBeGreaterThanOrEqual(2);
      await raise(manager, second);
    });
  await Promise.all([cross('a', 'b'), cross('b', 'a')]);
  expect(runs).toBe(3);
  expect(await dataSource.query('select count from guess')).toEqual([{ count: 2 }, { count: 2 }]);
});

it('a transaction that fails for another reason does not', async () => {
  let runs = 0;
  const failing = inTransaction(dataSource, (manager) => {
    runs += 1;
    return manager.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});
