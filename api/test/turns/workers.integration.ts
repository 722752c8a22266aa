import { afterEach, expect, it } from 'vitest';
import { startService, type TestService } from '../test-service.js';
import { hour, table, type Table } from './table.js';

let world: Table | undefined;
const others: TestService[] = [];
afterEach(async () => {
  for (const service of others.splice(0)) await service.close();
  await world?.close();
});

/** More processes on the same database, with the same clock; each has two hands. */
async function join({ service }: Table, processes: number): Promise<void> {
  for (let i = 0; i < processes; i++)
    others.push(await startService({ DATABASE_URL: service.databaseUrl, DATABASE_POOL: '3' }, service.clock));
}

it('twenty workers at one deadline resolve the turn once', async () => {
  world = await table();
  const { seal, rows, service, until, deadline } = world;
  await join(world, 9);
  for (const letter of 'ABCDEF') await seal(letter);
  service.clock.moveTo(await deadline());
  await until(2);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const told = await rows(
    `select code, count(*)::int as times from journal_entry where turn = 1
        and code in ('ORDERS_LOCKED', 'ORDERS_REVEALED', 'TURN_ENDED') group by code order by code`,
  );
  expect(told).toEqual([
    { code: 'ORDERS_LOCKED', times: 1 },
    { code: 'ORDERS_REVEALED', times: 1 },
    { code: 'TURN_ENDED', times: 1 },
  ]);
  expect(await rows('select number, phase from turn order by number')).toEqual([
    { number: 1, phase: 'ended' },
    { number: 2, phase: 'ordering' },
  ]);
  expect(await rows('select from revealed_order')).toHaveLength(6);
}, 120_000);

it('what fell due in an outage moves by the outage and an hour, is announced, and only once', async () => {
  world = await table();
  const { rows, database, turn } = world;
  await join(world, 3);
  /** Only once the outage is known is anything due: who had beaten just before would take it for a usual deadline. */
  const silence = async (...changes: string[]): Promise<void> => {
    const known = (await rows('select from outage')).length;
    await database.transaction(async (manager) => {
      for (const sql of changes) await manager.query(sql);
      await manager.query('update campaign set next_due_at = null');
      await manager.query(`update heartbeat set beat_at = now() - interval '6 hours'`);
    });
    await expect.poll(() => rows('select from outage')).toHaveLength(known + 1);
  };
  const wake = () => rows(`update campaign set next_due_at = now() - interval '2 hours'`);
  await silence(`update turn set deadline = date_trunc('milliseconds', now() - interval '2 hours')`);
  const [before] = await rows<{ deadline: Date }>('select deadline from turn');
  await wake();
  const moved = async () =>
    (await rows<{ deadline: Date }>('select deadline from turn'))[0]!.deadline.getTime() -
    before!.deadline.getTime();
  await expect.poll(moved).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(Math.abs((await moved()) - 7 * hour)).toBeLessThan(120_000);
  expect(await turn()).toMatchObject({ number: 1, phase: 'ORDERING' });
  expect(await rows('select from outage')).toHaveLength(1);
  expect(await rows(`select from journal_entry where code = 'OUTAGE_BRIDGED'`)).toHaveLength(1);

  await silence(
    `update turn set phase = 'revealed'`,
    `insert into choice (campaign_id, turn, key, kind, seat, among, deadline)
     select id, 1, 'order:B', 'fightOrWithdraw', 'B', '{fight,withdraw}', now() - interval '1 hour' from campaign`,
  );
  await wake();
  await expect
    .poll(async () => (await rows('select from choice where answer is null and deadline > now()')).length, {
      timeout: 30_000,
    })
    .toBe(1);
  expect(await rows('select from outage')).toHaveLength(2);
}, 120_000);

it('a short silence is no outage', async () => {
  world = await table();
  const { rows, database, service, until } = world;
  await database.transaction(async (manager) => {
    await manager.query(`update turn set deadline = now() - interval '1 minute'`);
    await manager.query(`update campaign set next_due_at = now() - interval '1 minute'`);
    await manager.query(`update heartbeat set beat_at = now() - interval '3 minutes'`);
  });
  await until(2);
  expect(await rows('select from outage')).toEqual([]);
  expect(service.clock.now().getTime()).toBeLessThan(Date.now() + 1_000);
}, 60_000);
