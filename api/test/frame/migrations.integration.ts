import { DataSource } from 'typeorm';
import { afterEach, expect, it } from 'vitest';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';
import { GuessEntity } from '../../src/throttling/guess.entity.js';
import { createTestDatabase } from '../test-database.js';

async function withEmptyDatabase(
  work: (dataSource: DataSource, url: string) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase({ migrated: false });
  const dataSource = new DataSource(dataSourceOptions(database.url, 2));
  await dataSource.initialize();
  try {
    await work(dataSource, database.url);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
}

const tables = (dataSource: DataSource): Promise<{ name: string }[]> =>
  dataSource.query(`select table_name as name from information_schema.tables
                    where table_schema = 'public' and table_name <> 'migrations' order by 1`);

it('an empty database is migrated, down and up again, and lacks nothing that the entities name', async () => {
  await withEmptyDatabase(async (dataSource, url) => {
    await migrate(url);
    const first = await tables(dataSource);
    expect(first.length).toBeGreaterThan(5);
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tables(dataSource)).toEqual([]);
    await migrate(url);
    expect(await tables(dataSource)).toEqual(first);
    const pending = await dataSource.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });
});

it('of five processes that migrate at once, one does and all succeed', async () => {
  await withEmptyDatabase(async (dataSource, url) => {
    await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
    const rows: { name: string }[] = await dataSource.query('select name from migrations');
    expect(rows).toHaveLength(dataSource.migrations.length);
  });
});

it('every moment is kept with its zone', async () => {
  await withEmptyDatabase(async (dataSource, url) => {
    await migrate(url);
    const naked = await dataSource.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'timestamp without time zone'`,
    );
    expect(naked).toEqual([]);
  });
});

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Both moments read 02:30 on a clock in Madrid, where that hour comes twice.
it.each(['UTC', 'Pacific/Auckland', 'America/St_Johns', 'Europe/Madrid'])(
  'a moment written on a host in %s is the same moment everywhere',
  async (place) => {
    await withEmptyDatabase(async (dataSource, url) => {
      await migrate(url);
      process.env['TZ'] = place;
      const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((text) => new Date(text));
      const guesses = dataSource.getRepository(GuessEntity);
      await guesses.insert(moments.map((endsAt, at) => ({ key: Buffer.from([at]), count: at, endsAt })));
      process.env['TZ'] = 'America/Los_Angeles';
      const read = await guesses.find({ order: { count: 'ASC' } });
      expect(read.map(({ endsAt }) => endsAt)).toEqual(moments);
      const [stored] = await dataSource.query<{ seconds: string }[]>(
        'select extract(epoch from min(ends_at)) as seconds from guess',
      );
      expect(Number(stored?.seconds)).toBe(Date.UTC(2026, 9, 25, 0, 30) / 1000);
    });
  },
);
