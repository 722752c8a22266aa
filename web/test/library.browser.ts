import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, narrow, phone, sidewaysScroll, waitForMap, withBrowser } from './browser.js';

const visit = withBrowser();
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('.results a');

describe('the search', () => {
  it.each([
    ['/library', 'Halberdiers', 'Halberdiers', '/library/armies/empire#halberdiers'],
    ['/library', 'alabarderos', 'Halberdiers', '/library/armies/empire#halberdiers'],
    ['/es/library/spells', 'Halberdiers', 'Alabarderos', '/es/library/armies/empire#halberdiers'],
    ['/es/library', 'aguilas', 'Águilas Gigantes', '/es/library/armies/high-elves#giant-eagles'],
  ])('on %s finds “%s” as %s', async (path, query, name, target) => {
    const { page, open } = await visit();
    await open(path);
    await field(page).fill(query);
    await expect.poll(() => results(page).first().locator('.name').textContent()).toBe(name);
    expect(await results(page).first().getAttribute('href')).toBe(target);
  });

  it('works by the keyboard alone', async () => {
    const { page, open } = await visit();
    await open('/library/items');
    await page.keyboard.press('/');
    await page.keyboard.type('dragon');
    await expect.poll(() => results(page).count()).toBeGreaterThan(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = await results(page).nth(1).getAttribute('href');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second);
    await page.keyboard.press('Escape');
    expect(await results(page).first().isVisible()).toBe(false);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/library/armies/high-elves#dragon');
    expect(await page.locator('tbody:target').textContent()).toContain('Dragon');
  });

  it('says so when nothing is called like that', async () => {
    const { page, open } = await visit();
    await open('/library');
    await field(page).fill('xyzzy');
    await page.locator('.results', { hasText: 'xyzzy' }).waitFor();
  });
});

describe.each([
  ['a phone', phone],
  ['the narrowest phone', narrow],
])('on %s', (_, viewport) => {
  it.each([
    '/library',
    '/es/library/armies/orcs',
    '/library/armies/undead',
    '/library/items',
    '/es/library/spells',
    '/es/library/scenarios/siege',
    '/library/scenarios/general',
    '/library/maps/pelagonia',
    '/library/rules',
    '/library/rules/cases',
    '/es/library/a-z',
  ])('%s is read without pushing it sideways', async (path) => {
    const { page, open } = await visit({ viewport });
    await open(path);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

it('shows the figures of a unit as a card on a phone and as a row of a table at a desk', async () => {
  const { page, open } = await visit({ viewport: phone });
  await open('/library/armies/empire');
  const head = page.locator('thead').first();
  expect(await head.isVisible()).toBe(false);
  expect(await page.locator('#handgunners .range').textContent()).toContain('30 cm');
  await page.setViewportSize(desk);
  expect(await head.isVisible()).toBe(true);
});

it('keeps page and entry when the language changes', async () => {
  const { page, open } = await visit();
  await open('/library/armies/empire#halberdiers');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/library/armies/empire#halberdiers');
  expect(await page.locator('tbody:target .name').textContent()).toContain('Alabarderos');
});

it.each(['/library/armies/empire', '/library/scenarios/siege', '/library/maps/pelagonia'])(
  'prints %s black on white, without menus and buttons',
  async (path) => {
    const { page, open } = await visit({ colorScheme: 'dark' });
    await open(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'navigation', 'search', 'contentinfo', 'button'] as const) {
      for (const part of await page.getByRole(role).all())
        expect([role, await part.isVisible()]).toEqual([role, false]);
    }
    const colours = () =>
      page.locator('h1').evaluate((title) => {
        const { color } = getComputedStyle(title);
        return [color, getComputedStyle(document.documentElement).backgroundColor];
      });
    await expect.poll(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
);

describe('before any script runs', () => {
  it('an army is there to read', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/es/library/armies/dwarfs');
    expect(await page.locator('#troll-slayers').textContent()).toContain('Matatrolls');
    expect(await page.locator('[style]').count()).toBe(0);
  });

  it('a map is a list of what lies on it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/library/maps/pelagonia');
    expect(await page.locator('#halcyra').textContent()).toContain('Pearlhaven');
    expect(await page.locator('.poster').isVisible()).toBe(false);
  });

  it('the plan of a scenario is drawn', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/library/scenarios/siege');
    expect(await page.getByRole('img', { name: /^Plan of the battlefield/ }).isVisible()).toBe(true);
    expect(await page.locator('[style]').count()).toBe(0);
  });

  it('a search leads to everything from A to Z', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/library');
    await field(page).press('Enter');
    await page.waitForURL('**/library/a-z?*');
    expect(await page.getByRole('link', { name: 'Halberdiers' }).getAttribute('href')).toBe(
      '/library/armies/empire#halberdiers',
    );
  });
});

it('chooses on the map the territory that a link names', async () => {
  const { page, open } = await visit();
  await open('/library/maps/pelagonia#halcyra');
  await waitForMap(page);
  await expect.poll(() => page.locator('.outline-selected').count()).toBe(1);
});

it.each(['/library/armies/smurfs', '/es/library/maps/atlantis', '/library/scenarios/nope'])(
  'knows that there is no %s',
  async (path) => {
    const { page } = await visit();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').textContent()).toMatch(/off the map|no está en el mapa/);
  },
);
