import { describe, expect, it } from 'vitest';
import { desk, narrow, phone, sidewaysScroll, waitForMap, withBrowser } from './browser.js';

const visit = withBrowser();

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('the landing page on %s', (_, viewport) => {
  it('says what this is and shows the map', async () => {
    const { page, open } = await visit({ viewport });
    await open('/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Six sealed orders. One reveal.',
    );
    expect(await page.getByText('Sealed, and provably untouched').isVisible()).toBe(true);
    await page.locator('.hex-map').scrollIntoViewIfNeeded();
    await waitForMap(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

it('is written out before any script runs', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/es');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Seis órdenes selladas. Una sola revelación.',
  );
  expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toBe('/');
  expect(await page.locator('[style]').count()).toBe(0);
});

it.each(['/', '/es', '/sign-in', '/register', '/es/map', '/nowhere'])(
  'never scrolls sideways at 360 pixels: %s',
  async (path) => {
    const { page, open } = await visit({ viewport: narrow });
    await open(path);
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

it('changes language, keeps the page and remembers', async () => {
  const { page, open } = await visit();
  await open('/sign-in?next=%2Fprofile');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/sign-in?next=%2Fprofile');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Entrar');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'pelagonia_language')).toMatchObject({
    value: 'es',
    sameSite: 'Lax',
  });
  await page.goto('/map');
  expect(new URL(page.url()).pathname).toBe('/es/map');
});

it('greets a Spanish browser in Spanish until it says otherwise', async () => {
  const { page, open } = await visit({ locale: 'es-ES' });
  await open('/register');
  expect(new URL(page.url()).pathname).toBe('/es/register');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/register');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

it('is paper or lamplight as the device wishes, and as the reader chooses, before the first paint', async () => {
  const { page, open } = await visit({ colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open('/sign-in');
  expect(await ground()).toBe('rgb(21, 24, 27)');
  await page.getByRole('radio', { name: 'Paper' }).check();
  await expect.poll(ground).toBe('rgb(245, 240, 227)');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('main', { state: 'attached' });
  expect(await ground()).toBe('rgb(245, 240, 227)');
});

it('works as well when it is opened again, from what the browser has kept', async () => {
  const { page, open } = await visit();
  await open('/sign-in');
  await open('/sign-in');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
});

it('opens the demonstration with one press', async () => {
  const { page, open } = await visit();
  await open('/');
  await page.getByRole('link', { name: /^As / }).first().click();
  await page.waitForURL('**/home');
  await page.locator('article a').first().click();
  await page.waitForURL('**/campaigns/*');
  await waitForMap(page);
  expect(await page.getByRole('heading', { name: 'Seats' }).isVisible()).toBe(true);
});
