import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../test-service.js';
import { complete, faultFields, lettersTo, linkFor, mutate, registered, viewerName } from './people.js';

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

const register = (email: string, language = 'EN') =>
  mutate(
    service.visitor(),
    'registerAccount',
    'RegisterAccountInput',
    { email, language },
    `... on MailSent { email } ${faultFields} ... on TooManyAttempts { retryAfterSeconds }`,
  );

const accountsOf = async (email: string) =>
  (await database.query('select display_name from account where email = $1', [email])).rows.map(
    (row: { display_name: string }) => row.display_name,
  );

it('an address becomes an account by the link in its letter', async () => {
  const visitor = await registered(service, 'first@example.org', 'Ñandú 🏹');
  expect(await viewerName(visitor)).toBe('Ñandú 🏹');
});

it('a known address gets the same answer as a new one, and another letter', async () => {
  await registered(service, 'known@example.org');
  expect(await register('Known@Example.org')).toEqual({ __typename: 'MailSent', email: 'known@example.org' });
  expect(await register('unknown@example.org')).toEqual({
    __typename: 'MailSent',
    email: 'unknown@example.org',
  });
  expect((await lettersTo(service, 'known@example.org', 2))[0]).toBe(
    'You already have an account at Pelagonia',
  );
  expect(await lettersTo(service, 'unknown@example.org', 1)).toEqual(['Confirm your address for Pelagonia']);
});

it('a letter comes in the language asked for, with a Spanish link', async () => {
  await register('ana.es@example.org', 'ES');
  await lettersTo(service, 'ana.es@example.org', 1);
  const letter = (await service.letters()).find(({ to }) => to === 'ana.es@example.org');
  expect(letter?.subject).toBe('Confirma tu dirección para Pelagonia');
  expect(letter?.text).toMatch(/\/es\/register\/[\w-]{43}\n/);
});

it('a malformed address is told so and gets no letter', async () => {
  const before = (await service.letters(0)).length;
  expect(await register('ana@example.org\r\nBcc: all@example.org')).toMatchObject({
    __typename: 'InvalidInput',
    faults: [{ field: 'email', code: 'EMAIL_MALFORMED' }],
  });
  await register('after@example.org');
  await lettersTo(service, 'after@example.org', 1);
  expect((await service.letters(0)).length).toBe(before + 1);
});

it('a mailbox is not flooded: the sixth letter in an hour is refused, whether or not there is an account', async () => {
  await registered(service, 'flooded@example.org');
  for (const email of ['flooded@example.org', 'flooded-new@example.org']) {
    for (let sent = email.includes('new') ? 0 : 1; sent < 5; sent++) {
      expect((await register(email)).__typename).toBe('MailSent');
    }
    const refused = await register(email);
    expect(refused).toMatchObject({ __typename: 'TooManyAttempts' });
    expect(refused['retryAfterSeconds']).toBeGreaterThan(3_000);
  }
});

it('a link works once', async () => {
  await register('once@example.org');
  const token = await linkFor(service, 'once@example.org');
  expect((await complete(service.visitor(), token, 'One')).__typename).toBe('SignedIn');
  expect((await complete(service.visitor(), token, 'Two')).__typename).toBe('LinkExpired');
  expect(await accountsOf('once@example.org')).toEqual(['One']);
});

it('of twenty that use one link at once, one has the account', async () => {
  await register('race@example.org');
  const token = await linkFor(service, 'race@example.org');
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => complete(service.visitor(), token, `Racer ${i}`)),
  );
  expect(results.map((result) => result.__typename).sort()).toEqual([
    ...Array<string>(19).fill('LinkExpired'),
    'SignedIn',
  ]);
  expect(await accountsOf('race@example.org')).toHaveLength(1);
});

it('of two links to one address used at once, one makes the account and both are spent', async () => {
  await register('two@example.org');
  const first = await linkFor(service, 'two@example.org');
  await register('two@example.org');
  const second = await linkFor(service, 'two@example.org', 2);
  expect(second).not.toBe(first);
  const results = await Promise.all([first, second].map((token) => complete(service.visitor(), token)));
  expect(results.map((result) => result.__typename).sort()).toEqual(['LinkExpired', 'SignedIn']);
  expect((await complete(service.visitor(), first)).__typename).toBe('LinkExpired');
  expect((await complete(service.visitor(), second)).__typename).toBe('LinkExpired');
});

it('an old link is worthless', async () => {
  await register('late@example.org');
  const token = await linkFor(service, 'late@example.org');
  await database.query(`update mail_link set expires_at = now() where email = 'late@example.org'`);
  expect((await complete(service.visitor(), token)).__typename).toBe('LinkExpired');
  expect(await accountsOf('late@example.org')).toEqual([]);
});

it('every fault of the profile is told at once, and the link stays good', async () => {
  await register('faulty@example.org');
  const token = await linkFor(service, 'faulty@example.org');
  const input = { token, displayName: '\u202e', password: 'short', language: 'EN', timeZone: 'Mars/Olympus' };
  const refused = await mutate(
    service.visitor(),
    'completeRegistration',
    'CompleteRegistrationInput',
    input,
    faultFields,
  );
  expect(refused['faults']).toEqual([
    { field: 'displayName', code: 'DISPLAY_NAME_UNPRINTABLE' },
    { field: 'password', code: 'PASSWORD_TOO_SHORT' },
    { field: 'timeZone', code: 'TIME_ZONE_UNKNOWN' },
  ]);
  expect(await accountsOf('faulty@example.org')).toEqual([]);
  expect((await complete(service.visitor(), token)).__typename).toBe('SignedIn');
});

it.each(['', 'x', '\u0000', '../../etc', 'a'.repeat(100_000)])(
  'a made-up link is worthless (%#)',
  async (token) => {
    expect((await complete(service.visitor(), token)).__typename).toBe('LinkExpired');
  },
);

it('neither links nor their hashes can be read from the queue, and sent letters leave it', async () => {
  await register('queue@example.org');
  await linkFor(service, 'queue@example.org');
  await expect.poll(async () => (await database.query('select about from mail')).rows).toEqual([]);
});

it('one whose own letters are used up keeps nobody else from getting his', async () => {
  const proxied = await startService({ TRUST_PROXY: '1', DATABASE_URL: service.databaseUrl });
  try {
    const askFrom = async (address: string, email: string) => {
      const { data } = await proxied
        .visitor()
        .ask(
          'mutation ($input: RegisterAccountInput!) { registerAccount(input: $input) { __typename } }',
          { input: { email, language: 'EN' } },
          { 'x-forwarded-for': address },
        );
      return (data?.['registerAccount'] as { __typename: string }).__typename;
    };
    for (let i = 0; i < 30; i++) await askFrom('192.0.2.66', `flood${i}@example.org`);
    for (let i = 0; i < 6; i++) {
      expect(await askFrom('192.0.2.66', 'bystander@example.org')).toBe('TooManyAttempts');
    }
    expect(await askFrom('192.0.2.7', 'bystander@example.org')).toBe('MailSent');
  } finally {
    await proxied.close();
  }
});

it('a name that is far too long is only measured', async () => {
  await register('tower@example.org');
  const token = await linkFor(service, 'tower@example.org');
  const begun = process.cpuUsage();
  const name = '\u0301'.repeat(40_000) + '\u0316'.repeat(40_000);
  expect(await complete(service.visitor(), token, name)).toMatchObject({
    faults: [{ field: 'displayName', code: 'DISPLAY_NAME_TOO_LONG' }],
  });
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
});

it('the letter leads back to the invitation that was being followed, which lies nowhere in the open', async () => {
  const invitation = 'i'.repeat(43);
  await registered(service, 'settled@example.org');
  const ask = (email: string, sent: string) =>
    mutate(service.visitor(), 'registerAccount', 'RegisterAccountInput', {
      email,
      language: 'EN',
      invitation: sent,
    });
  const blocker = new pg.Client(service.databaseUrl);
  await blocker.connect();
  // While the letter waits nobody can read the link in the database.
  await blocker.query('begin; lock table mail_link in access exclusive mode');
  await ask('invited@example.org', invitation);
  const { rows } = await database.query('select about::text from mail');
  const waiting = rows.map(({ about }: { about: string }) => about).join();
  expect(waiting).toContain('invited@example.org');
  expect(waiting).not.toContain(invitation);
  await blocker.query('rollback');
  await blocker.end();
  const letter = async (email: string, nth = 1) => {
    await lettersTo(service, email, nth);
    return (await service.letters(0)).find(({ to }) => to === email)?.text;
  };
  expect(await letter('invited@example.org')).toMatch(
    new RegExp(`/register/[\\w-]{43}\\?invitation=${invitation}\\s`),
  );
  await ask('settled@example.org', invitation);
  expect(await letter('settled@example.org', 2)).toContain(`/sign-in?next=%2Fjoin%2F${invitation}`);
  // Only an invitation is led back to.
  await ask('elsewhere@example.org', 'https://elsewhere.example');
  expect(await letter('elsewhere@example.org')).not.toContain('elsewhere.example');
});
