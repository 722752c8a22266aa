import { describe, expect, it } from 'vitest';
import { withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const club = withClub();

describe('an address nothing stands at', () => {
  it('says so and shows a way on, in the language of the address', async () => {
    const { page, open } = await visit();
    await open('/no/such/page');
    await page.getByRole('heading', { name: 'This page is off the map' }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'Six sealed orders.' }).waitFor();
    await open('/es/ninguna');
    await page.getByRole('heading', { name: 'Esta página no está en el mapa' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('does not tell a hidden campaign from a missing one', async () => {
    const { page, open } = await visit();
    await open('/');
    await page.getByRole('link', { name: /^As / }).first().click();
    await page.waitForURL('**/home');
    await open('/campaigns/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'No such table' }).waitFor();
  });
});

describe('when the connection drops', () => {
  it('says so, keeps what was typed, and recovers by itself', async () => {
    const { page, open } = await visit();
    await open('/register');
    await page.getByLabel('Email address').fill('berta@example.org');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('button', { name: 'Send me the letter' }).click();
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('berta@example.org');
    await page.context().setOffline(false);
    await page.getByText('Back again.').waitFor();
    await page.getByText('Back again.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send me the letter' }).click();
    await page.getByText('A letter is on its way').waitFor();
  });

  it('says so in place of a page that cannot be fetched, and shows that page once it can', async () => {
    const { page, open } = await visit();
    await open('/register');
    // As if nothing of the page had been fetched beforehand.
    await page.route('**/_app/**', (route) => route.abort());
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/map');
  });

  it('notices a silent server and asks again until it answers', async () => {
    const { page, open } = await visit();
    await open('/sign-in');
    await page.route('**/graphql', (route) => route.abort());
    await page.route('**/health/live', (route) => route.abort());
    await page.getByLabel('Email address').fill('berta@example.org');
    await page.getByLabel('Password', { exact: true }).fill('candle wax and ink');
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The server is not answering.').waitFor();
    await page.unrouteAll();
    await page.getByText('Back again.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('candle wax and ink');
  });
});

it('the war table says why its week could not be fetched, and fetches it when it is asked to', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  const refusal = { message: 'Wait.', extensions: { code: 'RATE_LIMITED' } };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query WarTableTurn')
      ? route.fulfill({ json: { data: null, errors: [refusal] } })
      : route.continue(),
  );
  await seen.open(`/campaigns/${id}`);
  const duty = page.locator('#your-duty');
  await duty.getByRole('alert').getByText('Too many requests in a short time.').waitFor();
  expect(await duty.locator('.skeleton').count()).toBe(0);
  await page.unrouteAll();
  await duty.getByRole('button', { name: 'Try again' }).click();
  await duty.getByRole('radio', { name: /^Defend/ }).waitFor();
  expect(await duty.getByRole('alert').count()).toBe(0);
});
