import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PasswordHashing } from '../../src/accounts/access/password-hashing.js';
import { startService, type TestService } from '../test-service.js';
import { goodPassword, registered, signIn, viewerName } from './people.js';

let service: TestService;
let database: pg.Client;
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: '1' });
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await service.close();
});

/** Tries to sign in from an address of its own, as a proxy would tell it. */
async function tryFrom(address: string, email: string, password: string, at = service): Promise<string> {
  const { data } = await at
    .visitor()
    .ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      { input: { email, password } },
      { 'x-forwarded-for': address },
    );
  return (data?.['signIn'] as { __typename: string }).__typename;
}

async function tryOften(times: number, address: string, email: string, at = service): Promise<string[]> {
  const results: string[] = [];
  for (let i = 0; i < times; i++) results.push(await tryFrom(address, email, 'a wrong password', at));
  return results;
}

it('the right password signs in, whatever the spelling of the address', async () => {
  await registered(service, 'spelling@example.org', 'Speller');
  const visitor = service.visitor();
  expect((await signIn(visitor, ' Spelling@EXAMPLE.org ')).__typename).toBe('SignedIn');
  expect(await viewerName(visitor)).toBe('Speller');
});

it('the cookie is for our own site and out of reach of scripts', async () => {
  await registered(service, 'cookie@example.org');
  const { headers } = await service
    .visitor()
    .ask('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
      input: { email: 'cookie@example.org', password: goodPassword },
    });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^pelagonia_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

it('over https the cookie is bound to host and https', async () => {
  const secure = await startService({ PUBLIC_URL: 'https://war.example', DATABASE_URL: service.databaseUrl });
  try {
    await registered(service, 'secure@example.org');
    const visitor = secure.visitor();
    await signIn(visitor, 'secure@example.org');
    expect(visitor.cookie).toMatch(/^__Host-pelagonia_session=/);
    expect(await viewerName(visitor)).toBe('Ana');
  } finally {
    await secure.close();
  }
});

it('an unknown address, a wrong password and nonsense are answered alike, and each costs one hash', async () => {
  await registered(service, 'enumerated@example.org');
  const hashing = vi.spyOn(PasswordHashing.prototype, 'matches');
  const answers: unknown[] = [];
  for (const [email, password] of [
    ['enumerated@example.org', 'a wrong password'],
    ['nobody@example.org', 'a wrong password'],
    ['nonsense', 'a wrong password'],
    ['enumerated@example.org', ''],
    ['enumerated@example.org', 'x'.repeat(100_000)],
    ['\u0000', '\u0000'],
  ] as const) {
    answers.push(await signIn(service.visitor(), email, password));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ __typename: 'WrongCredentials', code: 'CREDENTIALS_WRONG' });
  expect(hashing).toHaveBeenCalledTimes(answers.length);
  hashing.mockRestore();
});

it('after ten wrong passwords in a row even the right one waits, and elsewhere the owner still gets in', async () => {
  await registered(service, 'guessed@example.org');
  expect(await tryOften(11, '192.0.2.1', 'guessed@example.org')).toEqual([
    ...Array<string>(10).fill('WrongCredentials'),
    'TooManyAttempts',
  ]);
  expect(await tryFrom('192.0.2.1', 'guessed@example.org', goodPassword)).toBe('TooManyAttempts');
  expect(await tryFrom('192.0.2.2', 'guessed@example.org', goodPassword)).toBe('SignedIn');
});

it('guessing is stopped alike for an address that has no account', async () => {
  expect((await tryOften(11, '192.0.2.3', 'phantom@example.org')).at(-1)).toBe('TooManyAttempts');
});

it('the right password within the limit starts the count afresh', async () => {
  await registered(service, 'forgetful@example.org');
  for (let round = 0; round < 3; round++) {
    await tryOften(9, '192.0.2.4', 'forgetful@example.org');
    expect(await tryFrom('192.0.2.4', 'forgetful@example.org', goodPassword)).toBe('SignedIn');
  }
});

it('one who tries many accounts from one network is stopped too', async () => {
  const results: string[] = [];
  for (let i = 0; i < 51; i++) {
    results.push(await tryFrom(`2001:db8:9:9::${i + 1}`, `victim${i}@example.org`, 'a wrong password'));
  }
  expect(results.slice(0, 50)).toEqual(Array<string>(50).fill('WrongCredentials'));
  expect(results[50]).toBe('TooManyAttempts');
});

it('many who guess at one account from everywhere are stopped as well', async () => {
  const results: string[] = [];
  for (let i = 0; i < 51; i++) {
    results.push(await tryFrom(`198.51.100.${i + 1}`, 'hunted@example.org', 'a wrong password'));
  }
  expect(results[50]).toBe('TooManyAttempts');
});

it('guesses at the same moment, spread over two processes, share one count', async () => {
  const other = await startService({ DATABASE_URL: service.databaseUrl, TRUST_PROXY: '1' });
  try {
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        tryFrom('192.0.2.5', 'shared@example.org', 'a wrong password', i % 2 === 0 ? service : other),
      ),
    );
    expect(results.filter((result) => result === 'WrongCredentials')).toHaveLength(10);
    expect(results.filter((result) => result === 'TooManyAttempts')).toHaveLength(14);
  } finally {
    await other.close();
  }
});

it('the wait is told in seconds and ends', async () => {
  await tryOften(10, '127.0.0.1', 'waiting@example.org');
  const refused = await signIn(service.visitor(), 'waiting@example.org', 'a wrong password');
  expect(refused['retryAfterSeconds']).toBeGreaterThan(0);
  expect(refused['retryAfterSeconds']).toBeLessThanOrEqual(900);
  await database.query('update guess set ends_at = now()');
  expect((await signIn(service.visitor(), 'waiting@example.org', 'a wrong password')).__typename).toBe(
    'WrongCredentials',
  );
});

it('a hash of former costs is renewed at the next sign-in', async () => {
  await registered(service, 'veteran@example.org');
  const old = await hash(goodPassword, { memoryCost: 4096, timeCost: 1 });
  await database.query(`update account set password_hash = $1 where email = 'veteran@example.org'`, [old]);
  expect((await signIn(service.visitor(), 'veteran@example.org')).__typename).toBe('SignedIn');
  const { rows } = await database.query(
    `select password_hash from account where email = 'veteran@example.org'`,
  );
  expect((rows[0] as { password_hash: string }).password_hash).toMatch(/m=19456,t=2,p=1/);
  expect((await signIn(service.visitor(), 'veteran@example.org')).__typename).toBe('SignedIn');
});

it('an account without a password is opened by none', async () => {
  await registered(service, 'locked@example.org');
  await database.query(`update account set password_hash = null where email = 'locked@example.org'`);
  expect((await signIn(service.visitor(), 'locked@example.org', '')).__typename).toBe('WrongCredentials');
  expect((await signIn(service.visitor(), 'locked@example.org')).__typename).toBe('WrongCredentials');
});

it('a form of another site cannot act in the browser’s name', async () => {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query: 'mutation { signOut { signedOut } }' }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
});
