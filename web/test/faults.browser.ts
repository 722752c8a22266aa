import { describe, expect, it } from 'vitest';
import { withBrowser } from './browser.js';

const visit = withBrowser();

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
