import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { faultFields, goodPassword, lettersTo, mutate, registered, signIn, viewerName } from './people.js';

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

const remove = (visitor: Visitor, confirmation: string, password = goodPassword) =>
  mutate(
    visitor,
    'deleteAccount',
    'DeleteAccountInput',
    { confirmation, password },
    `... on AccountDeleted { seatsKept } ${faultFields}`,
  );

/** A campaign in which the account has two seats. */
async function seat(email: string): Promise<string> {
  const { rows } = await database.query(
    `insert into campaign (id, name, format, status, visibility, map_id, settings)
     values (gen_random_uuid(), 'War', 'conquest', 'running', 'private', 'pelagonia', '{}') returning id`,
  );
  const { id } = rows[0] as { id: string };
  await database.query(
    `insert into seat (campaign_id, letter, realm, name, account_id)
     select $1, letter, 'realm', 'Seat ' || letter, account.id from account, (values ('A'), ('B')) l (letter)
      where email = $2`,
    [id, email],
  );
  return id;
}

it('what remains of a player are the names of his seats', async () => {
  const visitor = await registered(service, 'leaver@example.org', 'Leaver');
  const phone = service.visitor();
  await signIn(phone, 'leaver@example.org');
  const { secret } = await mutate<{ secret: string }>(
    visitor,
    'createAccessToken',
    'CreateAccessTokenInput',
    { name: 'bot', scopes: ['READ'] },
    '... on AccessTokenCreated { secret }',
  );
  const campaign = await seat('leaver@example.org');

  expect(await remove(visitor, ' Leaver@example.org ')).toEqual({
    __typename: 'AccountDeleted',
    seatsKept: 2,
  });

  expect(await viewerName(visitor)).toBeNull();
  expect(await viewerName(phone)).toBeNull();
  expect((await service.visitor(secret).ask('{ viewer { id } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect((await signIn(service.visitor(), 'leaver@example.org')).__typename).toBe('WrongCredentials');
  const seats = await database.query(
    'select name, account_id from seat where campaign_id = $1 order by letter',
    [campaign],
  );
  expect(seats.rows).toEqual([
    { name: 'Seat A', account_id: null },
    { name: 'Seat B', account_id: null },
  ]);
  expect((await lettersTo(service, 'leaver@example.org', 2))[0]).toBe('Your account at Pelagonia is deleted');
});

it('no table keeps a trace of the address once its letters are sent', async () => {
  const visitor = await registered(service, 'traceless@example.org', 'Traceless');
  await remove(visitor, 'traceless@example.org');
  await lettersTo(service, 'traceless@example.org', 2);
  await expect.poll(async () => (await database.query('select kind from mail')).rows).toEqual([]);
  const tables = await database.query(`select tablename from pg_tables where schemaname = 'public'`);
  for (const { tablename } of tables.rows as { tablename: string }[]) {
    const { rows } = await database.query(`select t::text as row from ${tablename} t`);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('traceless');
  }
});

it('without the address typed or without the password nothing is deleted', async () => {
  const visitor = await registered(service, 'stays@example.org', 'Stays');
  await seat('stays@example.org');
  expect(await remove(visitor, 'other@example.org')).toMatchObject({
    faults: [{ field: 'confirmation', code: 'CONFIRMATION_MISMATCH' }],
  });
  expect((await remove(visitor, 'stays@example.org', 'a wrong password')).__typename).toBe('WrongPassword');
  expect(await viewerName(visitor)).toBe('Stays');
  const { rows } = await database.query(
    `select count(*)::int as seats from seat join account on account.id = account_id where email = 'stays@example.org'`,
  );
  expect(rows).toEqual([{ seats: 2 }]);
});

it('the address can be registered again afterwards, as somebody new', async () => {
  const visitor = await registered(service, 'again@example.org', 'Before');
  await remove(visitor, 'again@example.org');
  await lettersTo(service, 'again@example.org', 2);
  await database.query('delete from guess');
  const sent = await mutate(service.visitor(), 'registerAccount', 'RegisterAccountInput', {
    email: 'again@example.org',
    language: 'EN',
  });
  expect(sent.__typename).toBe('MailSent');
  expect((await lettersTo(service, 'again@example.org', 3))[0]).toBe('Confirm your address for Pelagonia');
});
