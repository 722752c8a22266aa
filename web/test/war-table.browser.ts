import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { edges, phone, waitForMap, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();
const people = (...names: string[]) => Promise.all(names.map((name) => club.person(name)));
/** Anna’s war against bots, on her phone. */
async function annasPhone(): Promise<Page> {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  return page;
}

it('a phone shows one’s own land on half of its screen, what one has to do below it, and what one taps', async () => {
  const page = await annasPhone();
  expect((await edges(page.locator('.hex-map'))).height).toBeCloseTo(phone.height / 2, 0);
  const tabs = page.getByRole('navigation', { name: 'Pages of the campaign' });
  const defend = page.locator('.choice', { hasText: 'Defend' });
  expect((await edges(defend)).bottom).toBeLessThan((await edges(tabs)).top);
  expect(await page.getByRole('button', { name: /^Halcyra/ }).isVisible()).toBe(false);
  await page.getByText('Territories', { exact: true }).tap();
  await page.getByRole('button', { name: /^Halcyra/ }).tap();

  const card = page.locator('section.territory', { hasText: 'Halcyra' });
  expect((await edges(card)).top).toBeLessThan((await edges(page.locator('#your-duty'))).top);
  await page.getByRole('button', { name: 'Close' }).tap();
  await card.waitFor({ state: 'detached' });
});

it('the war table asks for everything once, and before its scripts have come for what every page of it needs', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone });
  const { page } = seen;
  await anna.enters(seen);
  const questions: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    questions.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  // Scripts come slowly here; questions do not wait for them.
  await page.route('**/_app/**/*.js', async (route) => {
    await expect.poll(() => questions.length).toBeGreaterThan(1);
    await route.continue();
  });
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(questions.slice(0, 2).sort()).toEqual(['OpenCampaign', 'Viewer']);
  expect(questions.toSorted()).toEqual([...new Set(questions)].sort());
});

it('what changes between the first question and the open line is shown all the same', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone });
  const { page } = seen;
  await anna.enters(seen);
  const clock = page.locator('.clock time');
  await seen.open(`/campaigns/${id}`);
  const before = Date.parse((await clock.getAttribute('datetime')) ?? '');
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('query OpenCampaign'),
  );
  let extended: Promise<unknown> | undefined;
  await page.route('**/_app/**/*.js', async (route) => {
    await answered;
    await (extended ??= anna.act('extendTurn', { campaignId: id, hours: 24, reason: 'snow' }));
    await route.continue();
  });
  await page.reload();
  const later = new Date(before + 24 * 3_600_000).toISOString();
  await expect.poll(() => clock.getAttribute('datetime')).toBe(later);
});

it('the sheet of a phone follows the finger: down it uncovers the map, up it slides over it', async () => {
  const page = await annasPhone();
  const map = page.locator('.hex-map');
  const handle = page.getByRole('button', { name: 'Larger map' });
  const pull = async (far: number) => {
    const { top } = await edges(handle);
    await page.mouse.move(195, top + 10);
    await page.mouse.down();
    await page.mouse.move(195, top + 10 + far, { steps: 4 });
    await expect.poll(async () => Math.abs((await edges(handle)).top - top - far)).toBeLessThan(3);
  };
  const { height } = await edges(map);
  await pull(60);
  expect((await edges(map)).height - height).toBeCloseTo(60, -1);
  await page.mouse.up();
  await expect.poll(async () => (await edges(map)).height - height).toBeGreaterThan(80);
  await pull(-260);
  await page.mouse.up();
  expect((await edges(map)).height).toBeCloseTo(height, 0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(80);
});

it('that somebody has sealed appears in another browser without a reload', async () => {
  const [anna, bruno] = (await people('Anna', 'Bruno')) as [Person, Person];
  const id = await club.running([anna, bruno]);
  const seen = await visit();
  await bruno.enters(seen);
  await seen.open(`/campaigns/${id}`);
  // Nobody waits for bots: they are called so, and do not count.
  await seen.page.getByText('0 of 2 sealed').waitFor();
  await seen.page.locator('li', { hasText: 'Bretonnians' }).getByText('bot', { exact: true }).waitFor();
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await seen.page.getByText('1 of 2 sealed').waitFor();
  await seen.page.locator('li', { hasText: 'Anna' }).getByText('sealed').waitFor();
  expect(await seen.page.locator('.march').count()).toBe(0);
});

it('the map is handed round as a picture, with the address of the page where all may see it', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna], { visibility: 'PUBLIC' });
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  await page.getByRole('button', { name: 'Share the map' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as PNG' }).click();
  expect((await download).suggestedFilename()).toBe('The-War-of-the-Reeds.png');
  expect(await page.getByLabel('Link to this page').inputValue()).toContain(`/campaigns/${id}`);
  // Its buttons look like those of any dialog, though it opens from the map's; a phone has no Escape key to close it.
  const copy = page.getByRole('button', { name: 'Copy' });
  expect(await copy.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');
  // As it is without https.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await page.getByRole('status').getByText('copy it by hand').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('the war table needs no more than 180 KB of script, gzipped', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          // The visit may end before the last of them has come.
          () => 0,
        ),
      );
  });
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  await page.getByText('0 of 1 sealed').waitFor();
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(180_000);
});
