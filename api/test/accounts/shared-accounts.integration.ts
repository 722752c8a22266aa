import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { goodPassword, mutate, viewerName } from './people.js';

let service: TestService;
let database: pg.Client;
beforeAll(async () => {
  service = await startService({ DEMO: 'new' });
  database = new pg.Client(service.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await service.close();
});

async function anna(): Promise<Visitor> {
  const visitor = service.visitor();
  const { __typename } = await mutate(visitor, 'signInToDemo', 'SignInToDemoInput', { name: 'anna' });
  expect(__typename).toBe('SignedIn');
  return visitor;
}

it('nobody makes an account of the demo his own by a letter, and the answer is the usual one', async () => {
  const email = 'anna@demo.invalid';
  const result = await mutate(
    service.visitor(),
    'requestPasswordReset',
    'RequestPasswordResetInput',
    { email },
    '... on MailSent { email }',
  );
  expect(result).toEqual({ __typename: 'MailSent', email });
  await expect.poll(async () => (await database.query('select kind from mail')).rows).toEqual([]);
  expect(await service.letters(0)).toEqual([]);
  expect((await database.query('select from mail_link')).rowCount).toBe(0);
});

it('nobody moves an account of the demo to another address, gives it a password or deletes it', async () => {
  const visitor = await anna();
  for (const password of ['', goodPassword]) {
    const tries = [
      mutate(visitor, 'changeEmail', 'ChangeEmailInput', { email: 'thief@example.org', password }),
      mutate(visitor, 'changePassword', 'ChangePasswordInput', {
        currentPassword: password,
        newPassword: 'nueve nutrias nobles',
      }),
      mutate(visitor, 'deleteAccount', 'DeleteAccountInput', { confirmation: 'anna@demo.invalid', password }),
    ];
    const results = await Promise.all(tries);
    expect(results.map(({ __typename }) => __typename)).toEqual(Array<string>(3).fill('WrongPassword'));
  }
  expect(await viewerName(visitor)).toBe('Anna');
});

it('visitors of the demo do not see where the others sit', async () => {
  const [visitor] = [await anna(), await anna()];
  const { data } = await visitor.ask('{ viewer { sessions { address } } }');
  const { sessions } = data?.['viewer'] as { sessions: { address: string }[] };
  expect(sessions.length).toBeGreaterThan(1);
  expect(new Set(sessions.map(({ address }) => address))).toEqual(new Set(['']));
});
