import { randomUUID } from 'node:crypto';
import { AbstractLogger, DataSource, type DataSourceOptions } from 'typeorm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DutiesRepository } from '../../src/battles/duties/duties.repository.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { OrderSeals } from '../../src/orders/order-seals.js';
import { mutate } from '../accounts/people.js';
import { BattleWorld, inTheOpen, type Who } from './battle-world.js';
import { testEnvelopes } from '../secrets/open-envelopes.js';

let world: BattleWorld;
beforeEach(async () => {
  world = await BattleWorld.start();
});
afterEach(() => world.close());

type Duty = { kind: string; key: string | null; turn: number; campaignName: string; deadline: string | null };

async function duties(who: Who): Promise<Duty[]> {
  const { data, errors } = await world.people
    .get(who)!
    .ask('{ viewer { duties { kind key turn campaignId campaignName deadline } } }');
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['viewer'] as { duties: Duty[] }).duties;
}

async function kinds(who: Who): Promise<string[]> {
  return (await duties(who)).map(({ kind }) => kind);
}

it('what waits for a person follows the turn from sealing to the veterans', async () => {
  expect(await kinds('A')).toEqual(['SEAL_ORDER']);
  expect(await kinds('referee')).toEqual([]);
  const input = { clientKey: randomUUID(), campaignId: world.campaignId, turn: 1, attack: 'redlode-mine' };
  await mutate(world.people.get('A')!, 'sealOrder', 'SealOrderInput', input);
  expect(await kinds('A')).toEqual([]);
  expect(await duties('B')).toMatchObject([
    { kind: 'SEAL_ORDER', key: null, turn: 1, campaignName: 'The Marsh War' },
  ]);

  await world.reveal({ C: 'ironbrow' });
  expect(await kinds('A')).toEqual([]);
  expect(await duties('B')).toMatchObject([{ kind: 'ANSWER_CHOICE', key: 'order:B' }]);
  // Who orders for him has no say in it.
  await world.database.query(
    `insert into campaign_role (campaign_id, id, account_id, role, seat) values ($1, $2, $3, 'delegate', 'B')`,
    [world.campaignId, randomUUID(), await world.accountOf('guest')],
  );
  expect(await kinds('guest')).toEqual([]);
  await world.act('B', 'answerChoice', { answer: ['A', 'C'] }, 'order:B');
  for (const who of ['A', 'B'] as const)
    expect(await duties(who)).toMatchObject([{ kind: 'APPOINT_BATTLE', key: inTheOpen }]);
  expect(await kinds('C')).toEqual([]);

  const times = [world.inHours(5)];
  await world.done('A', 'proposeAppointment', { times, place: 'The club' });
  expect([await kinds('A'), await kinds('B')]).toEqual([[], ['ANSWER_APPOINTMENT']]);
  await world.done('B', 'acceptAppointment', { number: 1, time: times[0] });
  expect([await kinds('A'), await kinds('B')]).toEqual([[], []]);
  await world.done('B', 'chooseScenario', { scenario: 'convoy' });
  expect([await kinds('A'), await kinds('B')]).toEqual([['ANSWER_SCENARIO'], []]);
  await world.done('A', 'chooseScenario', { scenario: 'convoy' });
  world.moveOnHours(6);
  expect([await kinds('A'), await kinds('B')]).toEqual([['REPORT_BATTLE'], ['REPORT_BATTLE']]);
  await world.done('B', 'reportBattle', { result: { outcome: 'DEFENDER' } });
  expect([await kinds('A'), await kinds('B'), await kinds('referee')]).toEqual([['CONFIRM_RESULT'], [], []]);
  await world.done('A', 'disputeBattle', { number: 1, reason: 'No.' });
  expect([await kinds('A'), await kinds('B'), await kinds('referee')]).toEqual([[], [], ['SETTLE_DISPUTE']]);
  await world.done('referee', 'ruleOnBattle', { result: { outcome: 'DEFENDER' }, reason: 'Yes.' });
  expect(await kinds('B')).toEqual(['CHOOSE_VETERAN', 'APPOINT_BATTLE']);
  expect(await kinds('C')).toEqual(['APPOINT_BATTLE']);
  world.moveOnHours(15 * 24);
  await expect.poll(() => kinds('referee')).toEqual(['SETTLE_OVERDUE']);
  expect(await kinds('C')).toEqual(['REPORT_BATTLE']);
});

it.each([true, false])(
  'nobody is asked for a time that nobody could answer (bots: %s)',
  async (botHoldsOpenSeat) => {
    const [{ settings }] = (await world.database.query('select settings from campaign')) as [
      { settings: { absence: object } },
    ];
    await world.set({ absence: { ...settings.absence, botHoldsOpenSeat } });
    await world.reveal({ A: 'redlode-mine' });
    expect(await kinds('A')).toEqual(['APPOINT_BATTLE']);
    await world.database.query(`update seat set account_id = null where letter = 'B'`);
    expect([await kinds('A'), await kinds('referee')]).toEqual([['REPORT_BATTLE'], []]);
    await world.done('referee', 'nameStandIn', {
      side: 'DEFENDER',
      memberId: await world.accountOf('guest'),
    });
    expect([await kinds('A'), await kinds('guest')]).toEqual([['APPOINT_BATTLE'], ['APPOINT_BATTLE']]);
  },
);

it('a garrison without an owner answers no times, and leaves the referee in peace', async () => {
  await world.giveTerritory('ironbrow', null);
  await world.reveal({ C: 'ironbrow' });
  expect([await kinds('C'), await kinds('referee')]).toEqual([['REPORT_BATTLE'], []]);
});

/** Makes another campaign that stands exactly as the first does. */
async function copyCampaign(): Promise<void> {
  const id = randomUUID();
  const copy = (table: string, changes: object) =>
    world.database.query(
      `insert into ${table} select (jsonb_populate_record(t, $1)).* from ${table} t
        where ${table === 'campaign' ? 'id' : 'campaign_id'} = $2`,
      [JSON.stringify(changes), world.campaignId],
    );
  await copy('campaign', { id, next_due_at: null });
  for (const table of ['seat', 'campaign_role', 'turn', 'battle', 'choice', 'battle_proposal'])
    await copy(table, { campaign_id: id });
}

it('asks the database as often for twenty campaigns as for one, and as little as may be for none', async () => {
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  await world.act('B', 'answerChoice', { answer: ['A', 'C'] }, 'order:B');
  await world.done('A', 'proposeAppointment', { times: [world.inHours(5)], place: 'The club' });
  const statements: string[] = [];
  const logger = new (class extends AbstractLogger {
    protected writeLog(): void {}
    override logQuery(query: string): void {
      statements.push(query);
    }
  })();
  const options = {
    ...dataSourceOptions(world.service.databaseUrl, 1),
    logging: true,
    logger,
  } as DataSourceOptions;
  const counted = await new DataSource(options).initialize();
  try {
    const repository = new DutiesRepository(new OrderSeals(testEnvelopes()));
    const count = async (accountId: string): Promise<number> => {
      statements.length = 0;
      await repository.of(counted.manager, accountId);
      return statements.length;
    };
    const account = await world.accountOf('B');
    const one = await count(account);
    expect(one).toBeGreaterThan(5);
    expect(one).toBeLessThanOrEqual(11);
    for (let copies = 0; copies < 19; copies++) await copyCampaign();
    expect(await count(account)).toBe(one);
    expect(await count(randomUUID())).toBe(2);
  } finally {
    await counted.destroy();
  }
  const found = await duties('B');
  expect(found).toHaveLength(20);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['ANSWER_APPOINTMENT']));
});

it('belongs to its owner alone, and eliminated seats have nothing to order', async () => {
  const { data } = await world.service.visitor().ask('{ viewer { duties { kind } } }');
  expect(data).toEqual({ viewer: null });
  for (const territory of ['ashkeret', 'silent-rows', 'hollow-keep'])
    await world.giveTerritory(territory, null);
  expect(await kinds('E')).toEqual([]);
  expect(await kinds('F')).toEqual(['SEAL_ORDER']);
});
