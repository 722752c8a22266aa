import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PasswordHashing } from '../../src/accounts/access/password-hashing.js';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { goodPassword, lettersTo, mutate, registered, signIn, viewerName } from './people.js';

const newPassword = 'cuatro cuervos calvos';

let service: TestService;
let database: pg.Client;
beforeAll(async () => {
  service = await startService();
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.query('delete from guess');
});
afterAll(async () => {
  await database.end();
  await service.close();
});

/** Stops the next request that shows a password right after it was compared, until `goOn`. */
function stopAfterPassword(): { reached: Promise<void>; goOn: () => void } {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const compare = PasswordHashing.prototype.matches;
  const spy = vi.spyOn(PasswordHashing.prototype, 'matches');
  const reached = new Promise<void>((resolve) => {
    spy.mockImplementationOnce(async function (this: PasswordHashing, ...given) {
      const matches = await compare.apply(this, given);
      resolve();
      await gate;
      return matches;
    });
  });
  return { reached, goOn };
}

const change = (visitor: Visitor) =>
  mutate(visitor, 'changePassword', 'ChangePasswordInput', { currentPassword: goodPassword, newPassword });
const remove = (visitor: Visitor, confirmation: string) =>
  mutate(visitor, 'deleteAccount', 'DeleteAccountInput', { password: goodPassword, confirmation });

async function count(table: 'session' | 'account' | 'mail', where = 'true'): Promise<number> {
  const { rows } = await database.query(`select count(*)::int as n from ${table} where ${where}`);
  return (rows[0] as { n: number }).n;
}

it('a sign-in with the old password that is under way when it changes opens nothing', async () => {
  const owner = await registered(service, 'changes@example.org');
  const { reached, goOn } = stopAfterPassword();
  const thief = service.visitor();
  const late = signIn(thief, 'changes@example.org');
  await reached;
  expect((await change(owner)).__typename).toBe('AccountUpdated');
  const before = await count('session');
  goOn();
  expect((await late).__typename).toBe('WrongCredentials');
  expect(await viewerName(thief)).toBeNull();
  expect(await count('session')).toBe(before);
});

it('a sign-in to an account that is deleted meanwhile is refused like any other', async () => {
  const owner = await registered(service, 'vanishes@example.org');
  const { reached, goOn } = stopAfterPassword();
  const late = signIn(service.visitor(), 'vanishes@example.org');
  await reached;
  expect((await remove(owner, 'vanishes@example.org')).__typename).toBe('AccountDeleted');
  goOn();
  expect((await late).__typename).toBe('WrongCredentials');
});

it('two who sign in at once while the hash is renewed both get in', async () => {
  await registered(service, 'renewed@example.org');
  const old = await hash(goodPassword, { memoryCost: 4096, timeCost: 1 });
  await database.query(`update account set password_hash = $1 where email = 'renewed@example.org'`, [old]);
  const { reached, goOn } = stopAfterPassword();
  const slow = signIn(service.visitor(), 'renewed@example.org');
  await reached;
  expect((await signIn(service.visitor(), 'renewed@example.org')).__typename).toBe('SignedIn');
  goOn();
  expect((await slow).__typename).toBe('SignedIn');
});

it('the old password deletes nothing once there is a new one', async () => {
  const owner = await registered(service, 'kept@example.org');
  const { reached, goOn } = stopAfterPassword();
  const late = remove(owner, 'kept@example.org');
  await reached;
  await change(owner);
  goOn();
  expect((await late).__typename).toBe('WrongPassword');
  expect(await viewerName(owner)).toBe('Ana');
});

it('the old password has no letter sent to another address once there is a new one', async () => {
  const owner = await registered(service, 'mailbox@example.org');
  const { reached, goOn } = stopAfterPassword();
  const input = { email: 'thief@example.org', password: goodPassword };
  const late = mutate(owner, 'changeEmail', 'ChangeEmailInput', input);
  await reached;
  await change(owner);
  await lettersTo(service, 'mailbox@example.org', 2);
  goOn();
  expect((await late).__typename).toBe('WrongPassword');
  expect(await count('mail', `kind = 'account.change-email'`)).toBe(0);
  expect((await service.letters()).filter(({ to }) => to === 'thief@example.org')).toEqual([]);
});

const afterTheEnd: Readonly<Record<string, Record<string, unknown> | undefined>> = {
  changePassword: { currentPassword: goodPassword, newPassword },
  changeEmail: { email: 'thief@example.org', password: goodPassword },
  revokeSession: { id: '00000000-0000-0000-0000-000000000000' },
  revokeOtherSessions: undefined,
  createAccessToken: { name: 'survivor', scopes: ['READ', 'WRITE'] },
  revokeAccessToken: { id: '00000000-0000-0000-0000-000000000000' },
  deleteAccount: { password: goodPassword, confirmation: 'ended@example.org' },
  updateProfile: { displayName: 'Survivor', language: 'EN', timeZone: 'UTC' },
};

it('what is left of a request does nothing more once its session has ended', async () => {
  await registered(service, 'ended@example.org');
  for (const [mutation, input] of Object.entries(afterTheEnd)) {
    const visitor = service.visitor();
    await signIn(visitor, 'ended@example.org');
    const { data } = await visitor.ask('{ viewer { sessions { id current } } }');
    const { sessions } = data?.['viewer'] as { sessions: { id: string; current: boolean }[] };
    const before = (await database.query(`select * from account where email = 'ended@example.org'`)).rows;
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const [declared, given] = input === undefined ? ['', ''] : [`, $input: ${type}!`, '(input: $input)'];
    const { errors } = await visitor.ask(
      `mutation ($id: ID!${declared}) { end: revokeSession(input: { id: $id }) { __typename }
         after: ${mutation}${given} { __typename } }`,
      { id: sessions.find(({ current }) => current)?.id, ...(input && { input }) },
    );
    expect([mutation, errors?.map(({ path, extensions }) => [path, extensions.code])]).toEqual([
      mutation,
      [[['after'], 'UNAUTHENTICATED']],
    ]);
    const now = (await database.query(`select * from account where email = 'ended@example.org'`)).rows;
    const version = (before[0] as { version: number }).version + 1;
    expect(now).toEqual([{ ...(before[0] as object), version }]);
    expect(await count('mail', `kind = 'account.change-email'`)).toBe(0);
  }
});

it('a script whose token is revoked while it waits changes nothing', async () => {
  const owner = await registered(service, 'script@example.org', 'Scripted');
  const { secret } = await mutate<{ secret: string }>(
    owner,
    'createAccessToken',
    'CreateAccessTokenInput',
    { name: 'bot', scopes: ['WRITE'] },
    '... on AccessTokenCreated { secret }',
  );
  await database.query('begin');
  await database.query(`select from account where email = 'script@example.org' for update`);
  const late = service
    .visitor(secret)
    .ask('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }', {
      input: { displayName: 'Survivor', language: 'EN', timeZone: 'UTC' },
    });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  await database.query('delete from access_token');
  await database.query('commit');
  expect((await late).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await viewerName(owner)).toBe('Scripted');
});

it('browsers that swap two accounts with each other all get in', async () => {
  const emails = ['swap-a@example.org', 'swap-b@example.org'] as const;
  const browsers: Visitor[] = [];
  for (const email of emails) await registered(service, email);
  for (let i = 0; i < 8; i++) {
    const browser = service.visitor();
    await signIn(browser, emails[i % 2 === 0 ? 0 : 1]);
    browsers.push(browser);
  }
  for (let round = 1; round <= 4; round++) {
    const results = await Promise.all(
      browsers.map((browser, i) => signIn(browser, emails[(i + round) % 2 === 0 ? 0 : 1])),
    );
    expect(results.map(({ __typename }) => __typename)).toEqual(Array<string>(8).fill('SignedIn'));
  }
  const { rows } = await database.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

it('sessions that end each other at once are no fault of ours', async () => {
  await registered(service, 'crowded@example.org');
  for (let round = 0; round < 4; round++) {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = service.visitor();
        await signIn(visitor, 'crowded@example.org');
        return visitor;
      }),
    );
    const answers = await Promise.all([
      first?.ask('mutation { revokeOtherSessions { __typename } }'),
      ...others.map((other, i) =>
        other.ask(`mutation { ${i % 2 === 0 ? 'signOut' : 'revokeOtherSessions'} { __typename } }`),
      ),
    ]);
    const codes = answers.flatMap((answer) => answer?.errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(codes.filter((code) => code !== 'UNAUTHENTICATED')).toEqual([]);
  }
});
