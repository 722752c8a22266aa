import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { foundDueCampaigns } from '../../../scripts/bench/due-campaigns.mjs';
import { startDatabase } from '../../../scripts/database.mjs';
import { build } from '../../../scripts/project/build.mjs';
import { createTestDatabase } from '../test-database.js';
import { ServiceProcess } from './service-process.js';

let folder: string;
// Only what a child process runs: a changed source is built here, so that no test below has to wait for it.
beforeAll(() => build(), 300_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelagonia-kill-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function asked<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

const stepsDone = async (url: string, ids: readonly string[]): Promise<number> => {
  const [row] = await asked<{ done: number }>(
    url,
    `select count(*)::int as done from journal_entry
      where campaign_id = any ($1) and code in ('ORDERS_LOCKED', 'ORDERS_REVEALED')`,
    [ids],
  );
  return row!.done;
};

/** Lets the service run until it has done something, and then for an arbitrary moment. */
async function untilUnderWay(url: string, ids: readonly string[], before: number): Promise<number> {
  for (let tries = 0; tries < 12_000; tries++) {
    const done = await stepsDone(url, ids);
    if (done > before || done === 2 * ids.length) {
      await sleep(Math.random() * 120);
      return done;
    }
    await sleep(10);
  }
  throw new Error('the service does nothing');
}

/** What a campaign looks like whose first turn was resolved once: each fact as often as it must be there. */
async function expectEachResolvedOnce(url: string, ids: readonly string[]): Promise<void> {
  const found = await asked(
    url,
    `select c.turn, c.status,
            (select json_agg(t.phase order by t.number) from turn t where t.campaign_id = c.id) as phases,
            (select t.start -> 'territories' -> 'herons-bridge' ->> 'owner' from turn t
              where t.campaign_id = c.id and t.number = 2) as bridge,
            (select count(*)::int from revealed_order o where o.campaign_id = c.id) as orders,
            (select count(*)::int from order_envelope o where o.campaign_id = c.id) as envelopes,
            (select count(*)::int from turn_secret s where s.campaign_id = c.id) as secrets,
            (select max(number) = count(*) from journal_entry j where j.campaign_id = c.id) as unbroken,
            (select json_object_agg(code, times) from (select code, count(*)::int as times
               from journal_entry j where j.campaign_id = c.id and turn = 1 group by code) as told) as told
       from campaign c where c.id = any ($1)`,
    [ids],
  );
  expect(found).toHaveLength(ids.length);
  for (const campaign of found) {
    expect(campaign).toEqual({
      turn: 2,
      status: 'running',
      phases: ['ended', 'ordering'],
      bridge: 'A',
      orders: 6,
      envelopes: 12,
      secrets: 2,
      unbroken: true,
      told: {
        TURN_OPENED: 1,
        ORDERS_LOCKED: 1,
        ORDERS_REVEALED: 1,
        OPEN_TAKEN: 1,
        TERRITORY_CHANGED: 1,
        TURN_ENDED: 1,
      },
    });
  }
}

async function withDemo(url: string): Promise<ServiceProcess> {
  const service = ServiceProcess.start(url, folder);
  for (let tries = 0; tries < 600; tries++) {
    const demo = await asked(url, `select 1 from turn`).catch(() => []);
    if (demo.length > 0) return service;
    await sleep(50);
  }
  throw new Error('the service did not load the demo');
}

it('kill -9 of the service at any point of 200 reveals loses nothing and doubles nothing', async () => {
  const database = await createTestDatabase();
  let service = await withDemo(database.url);
  try {
    const ids = await foundDueCampaigns(database.url, 200);
    let kills = 0;
    for (let done = 0; done < 2 * ids.length;) {
      done = await untilUnderWay(database.url, ids, done);
      if (kills >= 10) continue;
      await service.kill();
      kills += 1;
      done = await stepsDone(database.url, ids);
      service = ServiceProcess.start(database.url, folder);
    }
    expect(kills).toBeGreaterThan(2);
    await expectEachResolvedOnce(database.url, ids);
  } finally {
    await service.kill();
    await database.drop();
  }
}, 600_000);

it('kill -9 of PostgreSQL at any point of 200 reveals loses nothing and doubles nothing', async () => {
  const directory = join(folder, 'database');
  let database = await startDatabase({ directory });
  let service = await withDemo(database.url);
  try {
    const ids = await foundDueCampaigns(database.url, 200);
    let kills = 0;
    for (let done = 0; done < 2 * ids.length;) {
      done = await untilUnderWay(database.url, ids, done);
      if (kills >= 4) continue;
      const [pid] = (await readFile(join(directory, 'cluster/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await database.ended;
      await database.stop();
      await service.kill();
      kills += 1;
      database = await startDatabase({ directory });
      done = await stepsDone(database.url, ids);
      service = ServiceProcess.start(database.url, folder);
    }
    expect(kills).toBeGreaterThan(1);
    await expectEachResolvedOnce(database.url, ids);
  } finally {
    await service.kill();
    await database.stop();
  }
}, 600_000);
