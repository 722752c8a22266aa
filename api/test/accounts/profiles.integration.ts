import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { faultFields, mutate, registered } from './people.js';

let service: TestService;
let database: pg.Client;
beforeAll(async () => {
  service = await startService();
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await service.close();
});

const fields = 'displayName language timeZone version';
const update = (visitor: Visitor, displayName: string, timeZone = 'America/Lima', language = 'ES') =>
  mutate(
    visitor,
    'updateProfile',
    'UpdateProfileInput',
    { displayName, language, timeZone },
    `... on AccountUpdated { account { ${fields} } } ${faultFields}`,
  );

it('name, language and time zone change together, and the version rises', async () => {
  const visitor = await registered(service, 'profile@example.org');
  const before = (await visitor.ask('{ viewer { version } }')).data?.['viewer'] as { version: number };
  const { account } = await update(visitor, '  Älfgar   der 2. ');
  expect(account).toEqual({
    displayName: 'Älfgar der 2.',
    language: 'ES',
    timeZone: 'America/Lima',
    version: before.version + 1,
  });
  expect((await visitor.ask(`{ viewer { ${fields} } }`)).data?.['viewer']).toEqual(account);
});

it('a refused profile tells all its faults and changes nothing', async () => {
  const visitor = await registered(service, 'refused@example.org');
  const row = async () =>
    (await database.query(`select * from account where email = 'refused@example.org'`)).rows[0] as unknown;
  const before = await row();
  expect(await update(visitor, 'x'.repeat(100_000), 'nowhere')).toMatchObject({
    faults: [
      { field: 'displayName', code: 'DISPLAY_NAME_TOO_LONG' },
      { field: 'timeZone', code: 'TIME_ZONE_UNKNOWN' },
    ],
  });
  expect(await row()).toEqual(before);
});

it('a change is told to the account’s listeners, by id and version only', async () => {
  const visitor = await registered(service, 'told@example.org');
  const listener = new pg.Client(service.databaseUrl);
  await listener.connect();
  await listener.query('listen pelagonia_notices');
  const heard = new Promise<string>((resolve) => {
    listener.once('notification', ({ payload }) => resolve(payload ?? ''));
  });
  const { account } = (await update(visitor, 'Secret Name')) as unknown as { account: { version: number } };
  const { id } = (await visitor.ask('{ viewer { id } }')).data?.['viewer'] as { id: string };
  expect(JSON.parse(await heard)).toEqual({ topic: 'ACCOUNT', id, version: account.version });
  await listener.end();
});

it('who is not signed in has no profile', async () => {
  expect((await service.visitor().ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  const { errors } = await service
    .visitor()
    .ask('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }', {
      input: { displayName: 'X', language: 'EN', timeZone: 'UTC' },
    });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
