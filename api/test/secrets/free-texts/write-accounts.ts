import { expect } from 'vitest';
import { goodPassword, linkFor } from '../../accounts/people.js';
import type { Cast } from './cast.js';

/** Names, addresses and passwords: the spectator and the referee are registered on the way. */
export async function writeAccounts(cast: Cast): Promise<void> {
  const { service } = cast.table;
  const password = cast.word('completeRegistration.password');
  const address = `${cast.word('registerAccount.email')}@example.org`;
  const name = cast.word('completeRegistration.displayName');
  const { visitor } = await cast.register('spectator', address, name, password);
  const wrong = [
    ['changeEmail', { email: 'elsewhere@example.org', password: cast.word('changeEmail.password') }],
    [
      'changePassword',
      { currentPassword: cast.word('changePassword.currentPassword'), newPassword: goodPassword },
    ],
    ['deleteAccount', { confirmation: address, password: cast.word('deleteAccount.password') }],
  ] as const;
  for (const [mutation, input] of wrong)
    expect(await cast.account(visitor, mutation, input)).toBe('WrongPassword');
  const newPassword = cast.word('changePassword.newPassword');
  const changed = await cast.account(visitor, 'changePassword', { currentPassword: password, newPassword });
  expect(changed).toBe('AccountUpdated');
  await writeOfReferee(cast);

  const nobody = service.visitor();
  const guess = {
    email: `${cast.word('signIn.email')}@example.org`,
    password: cast.word('signIn.password'),
  };
  expect(await cast.account(nobody, 'signIn', guess)).toBe('WrongCredentials');
  const unknown = { email: `${cast.word('requestPasswordReset.email')}@example.org` };
  expect(await cast.account(nobody, 'requestPasswordReset', unknown)).toBe('MailSent');
}

async function writeOfReferee(cast: Cast): Promise<void> {
  const { service } = cast.table;
  const { visitor, email } = await cast.register('referee', 'rosa@example.org', 'Rosa', goodPassword);
  expect(await cast.account(service.visitor(), 'requestPasswordReset', { email })).toBe('MailSent');
  const password = cast.word('resetPassword.password');
  const token = await linkFor(service, email, 2);
  expect(await cast.account(visitor, 'resetPassword', { token, password })).toBe('SignedIn');
  const address = `${cast.word('changeEmail.email')}@example.org`;
  expect(await cast.account(visitor, 'changeEmail', { email: address, password })).toBe('MailSent');
  const confirmed = await cast.account(visitor, 'confirmEmail', { token: await linkFor(service, address) });
  expect(confirmed).toBe('EmailConfirmed');
  const profile = { displayName: cast.word('updateProfile.displayName'), language: 'EN', timeZone: 'UTC' };
  expect(await cast.account(visitor, 'updateProfile', profile)).toBe('AccountUpdated');
  const access = { name: cast.word('createAccessToken.name'), scopes: ['READ'] };
  expect(await cast.account(visitor, 'createAccessToken', access)).toBe('AccessTokenCreated');
}
