import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService, type Visitor } from '../test-service.js';
import {
  faultFields,
  goodPassword,
  lettersTo,
  linkFor,
  mutate,
  registered,
  signIn,
  viewerName,
} from './people.js';

const newPassword = 'cuatro cuervos calvos';

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

const change = (visitor: Visitor, currentPassword: string, next = newPassword) =>
  mutate(
    visitor,
    'changePassword',
    'ChangePasswordInput',
    { currentPassword, newPassword: next },
    `... on AccountUpdated { account { version } } ${faultFields}`,
  );

const request = (email: string) =>
  mutate(
    service.visitor(),
    'requestPasswordReset',
    'RequestPasswordResetInput',
    { email },
    `... on MailSent { email } ${faultFields}`,
  );

const reset = (visitor: Visitor, token: string, password = newPassword) =>
  mutate(visitor, 'resetPassword', 'ResetPasswordInput', { token, password }, faultFields);

async function accountRow(email: string): Promise<unknown> {
  return (await database.query('select * from account where email = $1', [email])).rows[0];
}

it('a changed password signs in, the old one does not, and other browsers are out', async () => {
  const laptop = await registered(service, 'change@example.org');
  const phone = service.visitor();
  await signIn(phone, 'change@example.org');
  expect((await change(laptop, goodPassword)).__typename).toBe('AccountUpdated');
  expect(await viewerName(laptop)).toBe('Ana');
  expect(await viewerName(phone)).toBeNull();
  expect((await signIn(service.visitor(), 'change@example.org')).__typename).toBe('WrongCredentials');
  expect((await signIn(service.visitor(), 'change@example.org', newPassword)).__typename).toBe('SignedIn');
  expect((await lettersTo(service, 'change@example.org', 2))[0]).toBe(
    'Your password at Pelagonia has changed',
  );
});

it('without the current password, or with a poor new one, nothing changes', async () => {
  const visitor = await registered(service, 'refuse@example.org');
  const before = await accountRow('refuse@example.org');
  expect((await change(visitor, 'a wrong password')).__typename).toBe('WrongPassword');
  expect(await change(visitor, goodPassword, 'password12345')).toMatchObject({
    __typename: 'InvalidInput',
    faults: [{ field: 'newPassword', code: 'PASSWORD_TOO_COMMON' }],
  });
  expect(await change(visitor, goodPassword, 'refuse@example.org')).toMatchObject({
    faults: [{ field: 'newPassword', code: 'PASSWORD_TOO_COMMON' }],
  });
  expect(await accountRow('refuse@example.org')).toEqual(before);
});

it('a session left open cannot be used to guess the password', async () => {
  const visitor = await registered(service, 'left-open@example.org');
  const results: string[] = [];
  for (let i = 0; i < 11; i++) results.push((await change(visitor, 'a wrong password')).__typename);
  expect(results).toEqual([...Array<string>(10).fill('WrongPassword'), 'TooManyAttempts']);
  expect((await change(visitor, goodPassword)).__typename).toBe('TooManyAttempts');
});

it('of two changes at once one holds, and the password is that one', async () => {
  const visitor = await registered(service, 'both@example.org');
  const passwords = ['cinco cisnes ciegos', 'seis serpientes sordas'];
  const results = await Promise.all(passwords.map((next) => change(visitor, goodPassword, next)));
  expect(results.map((result) => result.__typename).sort()).toEqual(['AccountUpdated', 'WrongPassword']);
  const winner = results.findIndex((result) => result.__typename === 'AccountUpdated');
  expect((await signIn(service.visitor(), 'both@example.org', passwords[winner])).__typename).toBe(
    'SignedIn',
  );
});

it('asking for a new password is answered alike for known and unknown, and only the known gets a letter', async () => {
  await registered(service, 'known@example.org');
  expect(await request('known@example.org')).toEqual({ __typename: 'MailSent', email: 'known@example.org' });
  expect(await request('unknown@example.org')).toEqual({
    __typename: 'MailSent',
    email: 'unknown@example.org',
  });
  await lettersTo(service, 'known@example.org', 2);
  expect(await request('nonsense')).toMatchObject({ faults: [{ field: 'email', code: 'EMAIL_MALFORMED' }] });
  await expect.poll(async () => (await database.query('select kind from mail')).rows).toEqual([]);
  expect((await service.letters()).filter(({ to }) => to === 'unknown@example.org')).toEqual([]);
});

it('a mailed link sets a new password, signs in, and throws everybody else out', async () => {
  const laptop = await registered(service, 'reset@example.org');
  const { secret } = await mutate<{ secret: string }>(
    laptop,
    'createAccessToken',
    'CreateAccessTokenInput',
    { name: 'bot', scopes: ['READ'] },
    '... on AccessTokenCreated { secret }',
  );
  expect(await viewerName(service.visitor(secret))).toBe('Ana');
  await request('reset@example.org');
  const fresh = service.visitor();
  expect((await reset(fresh, await linkFor(service, 'reset@example.org', 2))).__typename).toBe('SignedIn');
  expect(await viewerName(fresh)).toBe('Ana');
  expect(await viewerName(laptop)).toBeNull();
  const { errors } = await service.visitor(secret).ask('{ viewer { id } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await signIn(service.visitor(), 'reset@example.org')).__typename).toBe('WrongCredentials');
});

it('a newer link makes the older worthless, and each works once', async () => {
  await registered(service, 'newer@example.org');
  await request('newer@example.org');
  const older = await linkFor(service, 'newer@example.org', 2);
  await request('newer@example.org');
  const newer = await linkFor(service, 'newer@example.org', 3);
  expect((await reset(service.visitor(), older)).__typename).toBe('LinkExpired');
  expect((await reset(service.visitor(), newer)).__typename).toBe('SignedIn');
  expect((await reset(service.visitor(), newer)).__typename).toBe('LinkExpired');
});

it('a poor password does not use the link up', async () => {
  await registered(service, 'poor@example.org');
  await request('poor@example.org');
  const token = await linkFor(service, 'poor@example.org', 2);
  expect(await reset(service.visitor(), token, 'short')).toMatchObject({
    faults: [{ field: 'password', code: 'PASSWORD_TOO_SHORT' }],
  });
  expect((await reset(service.visitor(), token)).__typename).toBe('SignedIn');
});

it('of ten that use one reset link at once, one sets the password', async () => {
  await registered(service, 'resets@example.org');
  await request('resets@example.org');
  const token = await linkFor(service, 'resets@example.org', 2);
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, i) => reset(service.visitor(), token, `siete sapos ${i} sabios`)),
  );
  expect(results.filter((result) => result.__typename === 'SignedIn')).toHaveLength(1);
});

it('a link for registering resets no password, and one for resetting registers nobody', async () => {
  await registered(service, 'purpose@example.org');
  await request('purpose@example.org');
  const token = await linkFor(service, 'purpose@example.org', 2);
  const input = { token, displayName: 'X', password: newPassword, language: 'EN', timeZone: 'UTC' };
  const completed = await mutate(
    service.visitor(),
    'completeRegistration',
    'CompleteRegistrationInput',
    input,
  );
  expect(completed.__typename).toBe('LinkExpired');
  const confirmed = await mutate(service.visitor(), 'confirmEmail', 'ConfirmEmailInput', { token });
  expect(confirmed.__typename).toBe('LinkExpired');
});

it('a changed password makes a reset link that still lies in the mailbox worthless', async () => {
  const visitor = await registered(service, 'lying@example.org');
  await request('lying@example.org');
  const token = await linkFor(service, 'lying@example.org', 2);
  await change(visitor, goodPassword);
  expect((await reset(service.visitor(), token)).__typename).toBe('LinkExpired');
});

it('who was locked out by another’s guesses gets in by a new password', async () => {
  await registered(service, 'lockout@example.org');
  for (let i = 0; i < 11; i++) await signIn(service.visitor(), 'lockout@example.org', 'a wrong password');
  await request('lockout@example.org');
  await reset(service.visitor(), await linkFor(service, 'lockout@example.org', 2));
  expect((await signIn(service.visitor(), 'lockout@example.org', newPassword)).__typename).toBe('SignedIn');
});
