import { describe, expect, it } from 'vitest';
import { desk, phone, unfoldTerritories, waitForMap, withBrowser } from './browser.js';
import { linkSentTo, newcomer, register, signIn } from './newcomer.js';

const visit = withBrowser();

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  it('a newcomer registers by letter, comes home and sees the map', async () => {
    const someone = await visit({ viewport });
    const { page } = someone;
    await register(someone, newcomer());
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Berta Quill');
    await page.getByText('Nothing waits for you').waitFor();
    await someone.open('/map');
    await waitForMap(page);
    await unfoldTerritories(page);
    await page.getByRole('button', { name: /^Halcyra/ }).click();
    const card = page.getByRole('region', { name: 'Halcyra' });
    expect(await card.textContent()).toContain('Held by High Elves');
  });
});

it('a wrong address is refused at the field, and nothing typed is lost', async () => {
  const { page, open } = await visit();
  await open('/register');
  const field = page.getByLabel('Email address');
  await field.fill('not an address');
  await page.getByRole('button', { name: 'Send me the letter' }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('not an address');
  const described = await field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(described).toContain('does not look like an email address');
});

it('a letter works once', async () => {
  const [first, second] = [await visit(), await visit()];
  const person = newcomer();
  await register(first, person);
  const link = await linkSentTo(person.email);
  await second.open(link);
  await second.page.getByLabel('Name at the table').fill('Somebody else');
  await second.page.getByLabel('Password', { exact: true }).fill('another long password');
  await second.page.getByRole('button', { name: 'Create my account' }).click();
  await second.page.getByText('This link has been used or is too old.').waitFor();
  expect(await second.page.getByRole('link', { name: 'Ask for a new letter' }).isVisible()).toBe(true);
  expect(await second.page.getByLabel('Name at the table').count()).toBe(0);
  expect(await second.page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
});

it('signing in refuses a wrong password in a sentence and then takes the right one', async () => {
  const [home, elsewhere] = [await visit(), await visit()];
  const person = newcomer();
  await register(home, person);
  const { page, open } = elsewhere;
  await open('/profile');
  await page.waitForURL('**/sign-in?next=%2Fprofile');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const submit = page.locator('form').getByRole('button', { name: 'Sign in' });
  await submit.click();
  await page.getByRole('alert').getByText('do not belong together').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await submit.click();
  await page.waitForURL('**/profile');
});

it('signing in works with the keyboard alone', async () => {
  const [home, elsewhere] = [await visit(), await visit()];
  const person = newcomer();
  await register(home, person);
  const { page, open } = elsewhere;
  await open('/sign-in');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
});

it('never follows a next page to another site', async () => {
  const [home, elsewhere] = [await visit(), await visit()];
  const person = newcomer();
  await register(home, person);
  const { page, open } = elsewhere;
  await open('/sign-in?next=%2F%2Felsewhere.example%2F');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
});

it('a forgotten password is replaced by letter, and the old one is refused', async () => {
  const [home, elsewhere] = [await visit(), await visit()];
  const person = newcomer();
  await register(home, person);
  const { page, open } = elsewhere;
  await open('/forgot');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('A letter is on its way').waitFor();
  await expect.poll(() => linkSentTo(person.email), { timeout: 15_000 }).toContain('/reset/');
  await open(await linkSentTo(person.email));
  await page.getByLabel('New password').fill('an entirely new password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL('**/home');
  await home.page.waitForURL('**/sign-in**');
  await signIn(await visit(), { ...person, password: 'an entirely new password' });
});

it('whoever is signed in already can come in as somebody else, as often as they like', async () => {
  const { page, open } = await visit();
  for (const name of ['anna', 'bruno', 'anna', 'bruno', 'anna', 'bruno']) {
    await open(`/demo/${name}`);
    await page.waitForURL('**/home');
    await page.getByRole('banner').getByText(new RegExp(name, 'i')).waitFor();
  }
});

it('signing out leads to the start page, and home is closed again', async () => {
  const someone = await visit();
  await register(someone, newcomer());
  const { page, open } = someone;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Six sealed orders.' }).waitFor();
  await open('/home');
  await page.waitForURL('**/sign-in?next=%2Fhome');
});
