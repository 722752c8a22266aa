import { expect, inject, it } from 'vitest';
import { withBrowser } from './browser.js';
import { linkSentTo, newcomer, register, signIn } from './newcomer.js';

const visit = withBrowser();

it('a changed name shows everywhere at once, and is refused when empty', async () => {
  const someone = await visit();
  const { page, open } = someone;
  await register(someone, newcomer());
  await open('/profile');
  const name = page.getByLabel('Name at the table');
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Tell us a name').waitFor();
  await name.fill('Berta of the Marches');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('banner').getByText('Berta of the Marches').waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('Berta of the Marches');
});

it('a city is enough to choose a time zone', async () => {
  const someone = await visit();
  const { page, open } = someone;
  await register(someone, newcomer());
  await open('/profile');
  const zone = page.getByLabel('Time zone');
  await zone.fill('new york');
  await zone.press('Enter');
  await page.getByText('Saved.').waitFor();
  expect(await zone.inputValue()).toBe('America/New_York');
});

it('the language of the profile is the language of the page', async () => {
  const someone = await visit();
  const { page, open } = someone;
  await register(someone, newcomer());
  await open('/profile');
  await page.getByLabel('Language').and(page.locator('select')).selectOption('ES');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/es/profile');
  await page.getByRole('heading', { level: 1, name: 'Tu perfil' }).waitFor();
});

it('a session ended elsewhere goes to signing in with a sentence', async () => {
  const [here, there] = [await visit(), await visit()];
  const person = newcomer();
  await register(here, person);
  await signIn(there, person);
  await here.open('/profile');
  const sessions = here.page.locator('#sessions');
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await there.page.waitForURL('**/sign-in**');
  await there.page.getByText('Your session here was ended').waitFor();
});

it('a token is shown once, works, and stops working when revoked', async () => {
  const someone = await visit();
  const { page, open } = someone;
  await register(someone, newcomer());
  await open('/profile');
  const tokens = page.locator('#tokens');
  await tokens.getByLabel('What it is for').fill('Club bot');
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  const secret = await tokens.getByLabel('Your token').inputValue();
  const nameOf = async () => {
    const response = await fetch(`${inject('baseUrl')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query: '{ viewer { displayName } }' }),
    });
    return ((await response.json()) as { data?: { viewer?: { displayName: string } } }).data?.viewer
      ?.displayName;
  };
  expect(await nameOf()).toBe('Berta Quill');
  await tokens.getByRole('button', { name: 'I have it' }).click();
  expect(await page.content()).not.toContain(secret);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await expect.poll(focused).toBe('Access tokens');
  await tokens.getByRole('button', { name: 'Revoke Club bot' }).click();
  await tokens.getByText('You have no access tokens.').waitFor();
  await expect.poll(focused).toBe('“Club bot” is revoked.');
  expect(await nameOf()).toBeUndefined();
});

it('a new address counts once its letter is opened', async () => {
  const someone = await visit();
  const { page, open } = someone;
  const person = newcomer();
  const moved = newcomer().email;
  await register(someone, person);
  await open('/profile');
  const address = page.locator('#address');
  await address.getByLabel('New email address').fill(moved);
  await address.getByLabel('Your current password').fill('not the password');
  await address.getByRole('button', { name: 'Change the email address' }).click();
  await address.getByText('That is not your current password.').waitFor();
  await address.getByLabel('Your current password').fill(person.password);
  await address.getByRole('button', { name: 'Change the email address' }).click();
  await address.getByText('Your old email address stays').waitFor();
  await open(await linkSentTo(moved));
  await page.getByRole('button', { name: 'Confirm the email address' }).click();
  await page.getByText(`From now on you sign in with ${moved}.`).waitFor();
  await signIn(await visit(), { ...person, email: moved });
});

it('a new password ends the other sessions', async () => {
  const [here, there] = [await visit(), await visit()];
  const person = newcomer();
  await register(here, person);
  await signIn(there, person);
  await here.open('/profile');
  const password = here.page.locator('#password');
  await password.getByLabel('Your current password').fill(person.password);
  await password.getByLabel('New password').fill('short');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await password.getByText('Too short: at least 10 characters.').waitFor();
  await password.getByLabel('New password').fill('a password nobody knows');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await password.getByText('Your other sessions have ended.').waitFor();
  await there.page.waitForURL('**/sign-in**');
});

it('deleting the account asks for the address in words, and then it is gone', async () => {
  const someone = await visit();
  const { page, open } = someone;
  const person = newcomer();
  await register(someone, person);
  await open('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type your email address').fill('someone@else.example');
  await dialog.getByLabel('Your current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await dialog.getByText('This is not your email address.').waitFor();
  await dialog.getByLabel('Type your email address').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await open('/sign-in');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('do not belong together').waitFor();
});
