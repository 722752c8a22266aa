import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone, waitForMap, withBrowser } from './browser.js';

const visit = withBrowser();

const table = (page: Page) => page.getByRole('application');
const spoken = (page: Page) => page.locator('.hex-map [aria-live]').textContent();

/** A picture of the ground's first tile, small enough to compare. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const tile = document.querySelector<HTMLCanvasElement>('.leaflet-land-pane canvas');
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [16, 16];
    const pen = copy.getContext('2d');
    if (tile) pen?.drawImage(tile, 0, 0, 16, 16);
    return [...(pen?.getImageData(0, 0, 16, 16).data ?? [])].join();
  });

describe.each([
  ['a desk', desk],
  ['a phone', phone],
])('the map on %s', (_, viewport) => {
  it('can be walked, chosen and left with the keyboard alone, and says where one is', async () => {
    const { page, open } = await visit({ viewport });
    await open('/map');
    await waitForMap(page);
    await table(page).focus();
    await page.keyboard.press('Home');
    expect(await spoken(page)).toMatch(/^.+, .+, held by .+$/);
    const first = await spoken(page);
    await page.keyboard.press('ArrowDown');
    expect(await spoken(page)).not.toBe(first);
    expect(await page.locator('.outline-focused').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await page.locator('.outline-selected').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.outline-selected').count()).toBe(0);
    expect(await spoken(page)).toBe('Nothing selected');
  });
});

it('names the territory under the pointer and chooses it with a click, without repainting the ground', async () => {
  const { page, open } = await visit();
  await open('/map');
  await waitForMap(page);
  await page.evaluate(() => {
    const tile = document.querySelector('.leaflet-land-pane canvas');
    if (tile) new MutationObserver(() => tile.classList.add('touched')).observe(tile, { attributes: true });
  });
  const box = await table(page).boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.75);
  const name = await page.locator('.card-by-pointer strong').textContent();
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.75);
  expect(await page.locator('.outline-selected').count()).toBe(1);
  expect(await spoken(page)).toContain(name);
  expect(await page.locator('.touched').count()).toBe(0);
});

it('is painted anew when the reader changes the theme', async () => {
  const { page, open } = await visit({ colorScheme: 'light' });
  await open('/map');
  await waitForMap(page);
  const paper = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(page)).not.toBe(paper);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(page)).toBe(paper);
});

it('zooms in and out by its buttons, and back to the whole map', async () => {
  const { page, open } = await visit();
  await open('/map');
  await waitForMap(page);
  const whole = await groundOf(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => groundOf(page)).not.toBe(whole);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(() => groundOf(page)).toBe(whole);
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const touchAction = (page: Page) =>
  page.locator('.leaflet-container').evaluate((island) => getComputedStyle(island).touchAction);

async function pointAtMap(page: Page): Promise<void> {
  const box = await table(page).boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

it('leaves the wheel to the page where it is a picture on it', async () => {
  const { page, open } = await visit();
  await open('/');
  await waitForMap(page);
  const whole = await groundOf(page);
  await pointAtMap(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await groundOf(page)).toBe(whole);
});

it('zooms in by the wheel where it is the page, and hands the wheel back once all of it is in view', async () => {
  const { page, open } = await visit();
  await open('/map');
  await waitForMap(page);
  const whole = await groundOf(page);
  await pointAtMap(page);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => groundOf(page)).not.toBe(whole);
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await pointAtMap(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
});

it.each(['/', '/map'])('lets a finger scroll the page at %s until the reader zooms in', async (path) => {
  const { page, open } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await open(path);
  await waitForMap(page);
  expect(await touchAction(page)).toContain('pan-y');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => touchAction(page)).toBe('none');
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(() => touchAction(page)).toContain('pan-y');
});

it('says so when the map cannot be drawn, and draws it when asked again', async () => {
  const { page, open } = await visit();
  const painter = '**/workers/map-painter*';
  await page.route(painter, (route) => route.abort());
  await open('/map');
  await page.getByText('The map could not be drawn.').waitFor();
  await page.unroute(painter);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForMap(page);
  expect(await page.getByText('The map could not be drawn.').count()).toBe(0);
});
