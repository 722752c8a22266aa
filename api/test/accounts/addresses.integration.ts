import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { faultFields, goodPassword, lettersTo, linkFor, mutate, registered, signIn } from './people.js';

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

const change = (visitor: Visitor, email: string, password = goodPassword) =>
  mutate(
    visitor,
    'changeEmail',
    'ChangeEmailInput',
    { email, password },
    `... on MailSent { email } ${faultFields}`,
  );

const confirm = (token: string) =>
  mutate(
    service.visitor(),
    'confirmEmail',
    'ConfirmEmailInput',
    { token },
    '... on EmailConfirmed { email }',
  );

async function emailOf(visitor: Visitor): Promise<string> {
  const { data } = await visitor.ask('{ viewer { email } }');
  return (data?.['viewer'] as { email: string }).email;
}

it('an account has its new address once the link is opened, on any device, and the old address is told', async () => {
  const visitor = await registered(service, 'old@example.org');
  expect(await change(visitor, ' New@Example.org')).toEqual({
    __typename: 'MailSent',
    email: 'new@example.org',
  });
  const token = await linkFor(service, 'new@example.org');
  expect(await emailOf(visitor)).toBe('old@example.org');
  expect(await confirm(token)).toEqual({ __typename: 'EmailConfirmed', email: 'new@example.org' });
  expect(await emailOf(visitor)).toBe('new@example.org');
  expect((await lettersTo(service, 'old@example.org', 2))[0]).toBe('Your address at Pelagonia has changed');
  expect((await signIn(service.visitor(), 'old@example.org')).__typename).toBe('WrongCredentials');
  expect((await signIn(service.visitor(), 'new@example.org')).__typename).toBe('SignedIn');
  expect((await confirm(token)).__typename).toBe('LinkExpired');
});

it('an address that is in use gets the same answer, and its owner a letter without a link to confirm', async () => {
  await registered(service, 'owner@example.org');
  const visitor = await registered(service, 'wants@example.org');
  expect(await change(visitor, 'owner@example.org')).toEqual({
    __typename: 'MailSent',
    email: 'owner@example.org',
  });
  expect((await lettersTo(service, 'owner@example.org', 2))[0]).toBe(
    'You already have an account at Pelagonia',
  );
  expect(await emailOf(visitor)).toBe('wants@example.org');
});

it('a wrong password, or no address, sends nothing', async () => {
  const visitor = await registered(service, 'refused@example.org');
  expect((await change(visitor, 'elsewhere@example.org', 'a wrong password')).__typename).toBe(
    'WrongPassword',
  );
  expect(await change(visitor, 'nowhere')).toMatchObject({
    faults: [{ field: 'email', code: 'EMAIL_MALFORMED' }],
  });
  expect((await database.query('select kind from mail')).rows).toEqual([]);
  expect((await service.letters()).filter(({ to }) => to === 'elsewhere@example.org')).toEqual([]);
});

it('an address that somebody registered meanwhile stays his', async () => {
  const visitor = await registered(service, 'slow@example.org');
  await change(visitor, 'contested@example.org');
  const token = await linkFor(service, 'contested@example.org');
  await mutate(service.visitor(), 'registerAccount', 'RegisterAccountInput', {
    email: 'contested@example.org',
    language: 'EN',
  });
  const registration = await linkFor(service, 'contested@example.org', 2);
  await mutate(service.visitor(), 'completeRegistration', 'CompleteRegistrationInput', {
    token: registration,
    displayName: 'Quick',
    password: goodPassword,
    language: 'EN',
    timeZone: 'UTC',
  });
  expect((await confirm(token)).__typename).toBe('LinkExpired');
  expect(await emailOf(visitor)).toBe('slow@example.org');
});

it('two accounts that confirm one address at once do not both get it', async () => {
  const visitors = [
    await registered(service, 'pair1@example.org'),
    await registered(service, 'pair2@example.org'),
  ];
  const tokens: string[] = [];
  for (const [i, visitor] of visitors.entries()) {
    await change(visitor, 'prize@example.org');
    tokens.push(await linkFor(service, 'prize@example.org', i + 1));
  }
  const results = await Promise.all(tokens.map(confirm));
  expect(results.map((result) => result.__typename).sort()).toEqual(['EmailConfirmed', 'LinkExpired']);
});

it('a reset link in the old mailbox is worthless after the change', async () => {
  const visitor = await registered(service, 'former@example.org');
  await change(visitor, 'latter@example.org');
  const token = await linkFor(service, 'latter@example.org');
  await mutate(service.visitor(), 'requestPasswordReset', 'RequestPasswordResetInput', {
    email: 'former@example.org',
  });
  const resetToken = await linkFor(service, 'former@example.org', 2);
  await confirm(token);
  const reset = await mutate(service.visitor(), 'resetPassword', 'ResetPasswordInput', {
    token: resetToken,
    password: 'ocho osos osados',
  });
  expect(reset.__typename).toBe('LinkExpired');
});

it('an older link ends alike, whether or not the newer letter’s address has an account', async () => {
  await registered(service, 'target@example.org');
  const visitor = await registered(service, 'curious@example.org');
  const outcomes: string[] = [];
  for (const [i, target] of ['target@example.org', 'stranger@example.org'].entries()) {
    await change(visitor, 'second-box@example.org');
    const older = await linkFor(service, 'second-box@example.org', i + 1);
    const before = (await service.letters()).length;
    await change(visitor, target);
    await service.letters(before + 1);
    outcomes.push((await confirm(older)).__typename);
  }
  expect(outcomes).toEqual(['LinkExpired', 'LinkExpired']);
});
