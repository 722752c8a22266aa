import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.js';
import { startService } from '../test-service.js';

it('what was answered long ago is forgotten, and what was answered lately is kept', async () => {
  const { url, drop } = await createTestDatabase();
  const start = () => startService({ DATABASE_URL: url, DEMO: 'new' });
  const database = new pg.Client(url);
  await database.connect();
  try {
    const before = await start();
    await before.close();
    const [lately, longAgo] = [randomUUID(), randomUUID()];
    for (const [key, age] of [
      [lately, '6 days'],
      [longAgo, '8 days'],
    ])
      await database.query(
        `insert into client_answer (account_id, key, answer, at)
         select id, $1, '\\x00', now() - $2::interval from account limit 1`,
        [key, age],
      );
    const after = await start();
    const keys = async () =>
      (await database.query<{ key: string }>('select key from client_answer')).rows.map(({ key }) => key);
    await expect.poll(keys).toEqual([lately]);
    await after.close();
  } finally {
    await database.end();
    await drop();
  }
}, 60_000);
