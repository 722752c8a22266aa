import { randomUUID } from 'node:crypto';
import { type CampaignSettings, usualSettings } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import { expect } from 'vitest';
import { mutate, registered } from '../accounts/people.js';
import { startService, type Visitor } from '../test-service.js';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Settings of a test: those of the demo, and what the test is about. */
export type Change = Partial<Omit<CampaignSettings, 'absence' | 'conquest'>> & {
  absence?: Partial<CampaignSettings['absence']>;
  conquest?: Partial<CampaignSettings['conquest']>;
};

interface TurnSeen {
  number: number;
  phase: string;
  deadline: string | null;
  sealed: { seats: string[] | null; count: number | null } | null;
  commitments: { seat: string | null; commitment: string }[];
  orders: { seat: string; source: string; attendance: string; attack: string | null }[];
}

const turnFields = `number phase deadline sealed { seats count } commitments { seat commitment }
  orders { seat source attendance attack }`;

/** Six people round the demo's map, in a service and a database of their own. */
export async function table(change: Change = {}, configuration: Record<string, string> = {}) {
  const service = await startService({ DEMO: 'new', ...configuration });
  const database = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
  const people = new Map<string, Visitor>();
  const names = ['anna', 'bruno', 'carmen', 'dimitri', 'elena', 'felix'];
  for (const [index, name] of names.entries()) {
    const visitor = service.visitor();
    await visitor.ask('mutation ($name: String!) { signInToDemo(input: { name: $name }) { __typename } }', {
      name,
    });
    people.set('ABCDEF'.charAt(index), visitor);
  }
  const [{ id }] = (await database.query('select id from campaign')) as [{ id: string }];
  const settings = {
    ...usualSettings,
    ...change,
    absence: { ...usualSettings.absence, extensions: 0, ...change.absence },
    conquest: { ...usualSettings.conquest, ...change.conquest },
  };
  await database.query('update campaign set settings = $1', [JSON.stringify(settings)]);

  const world = {
    service,
    database,
    id,
    people,
    at: (letter: string): Visitor => people.get(letter)!,
    /** Every statement that a test asks the database itself. */
    rows: <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
      database.query(sql, values),
    journal: async (): Promise<string[]> =>
      (await world.rows<{ code: string }>('select code from journal_entry order by number')).map(
        ({ code }) => code,
      ),
    turn: async (letter = 'A', number?: number): Promise<TurnSeen> => {
      const field = number === undefined ? 'turn' : `turn: turnAt(number: ${number})`;
      const { data, errors } = await world
        .at(letter)
        .ask(`query ($id: ID!) { campaign(id: $id) { ${field} { ${turnFields} } } }`, { id });
      if (errors) throw new Error(JSON.stringify(errors));
      return (data?.['campaign'] as { turn: TurnSeen }).turn;
    },
    deadline: async (): Promise<Date> => new Date((await world.turn()).deadline!),
    /** Does something that changes the campaign; answers its result. */
    act: (who: string | Visitor, mutation: string, input: Record<string, unknown> = {}) =>
      mutate<{ code?: string; version?: number; faults?: { field: string; code: string }[] }>(
        typeof who === 'string' ? world.at(who) : who,
        mutation,
        `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`,
        { clientKey: randomUUID(), campaignId: id, ...input },
        '... on CampaignChanged { version } ... on UserError { code } ... on InvalidInput { faults { field code } }',
      ),
    seal: (who: string | Visitor, order: Record<string, unknown> = {}) =>
      mutate<{ receipts: { turn: number; commitment: string; nonce: string }[]; code?: string }>(
        typeof who === 'string' ? world.at(who) : who,
        'sealOrder',
        'SealOrderInput',
        { clientKey: randomUUID(), campaignId: id, turn: 1, ...order },
        '... on OrderSealed { receipts { turn commitment nonce } } ... on UserError { code }',
      ),
    unseal: (who: string, turn = 1) =>
      mutate<{ code?: string }>(
        world.at(who),
        'unsealOrder',
        'UnsealOrderInput',
        { clientKey: randomUUID(), campaignId: id, turn },
        '... on UserError { code }',
      ),
    /** Somebody else who takes part. */
    join: async (name: string, role: string): Promise<{ visitor: Visitor; accountId: string }> => {
      const email = `${name.toLowerCase()}@example.org`;
      const visitor = await registered(service, email, name);
      const [{ id: accountId }] = (await world.rows('select id from account where email = $1', [email])) as [
        { id: string },
      ];
      await world.rows(
        `insert into campaign_role (campaign_id, id, account_id, role) values ($1, $2, $3, $4)`,
        [id, randomUUID(), accountId, role],
      );
      return { visitor, accountId };
    },
    until: async (number: number, phase = 'ORDERING'): Promise<TurnSeen> => {
      await expect
        .poll(async () => (({ number, phase }) => ({ number, phase }))(await world.turn()), {
          timeout: 30_000,
          interval: 200,
        })
        .toEqual({ number, phase });
      return world.turn();
    },
    /** Lets the deadline come, and waits until this turn is over. */
    playTurn: async (number: number): Promise<void> => {
      service.clock.moveTo(await world.deadline());
      await world.until(number + 1);
    },
    close: async (): Promise<void> => {
      await database.destroy();
      await service.close();
    },
  };
  return world;
}

export type Table = Awaited<ReturnType<typeof table>>;
