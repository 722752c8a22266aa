import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desk, phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const club = withClub();

/** Adds up how far what was in sight was pushed about since the page came, as browsers measure it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('nothing jumps on %s while the duties and campaigns of home come in', async (_, viewport) => {
  const anna = await club.person('Anna');
  for (const name of ['The First War', 'The Second War', 'The Third War'])
    await club.running([anna], { name });
  const seen = await visit({ viewport });
  const { page } = seen;
  await anna.enters(seen);
  const shifted = await watchShifts(page);
  // As slow as a phone in a cellar: every answer comes after what waits for it has been drawn.
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await seen.open('/home');
  await page.getByRole('link', { name: 'The Third War' }).waitFor();
  await page
    .getByText('No public campaign is going on')
    .or(page.getByText('Wars to watch'))
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  expect(await shifted()).toBeLessThan(0.02);
});

it.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'nothing jumps on %s while public campaigns come to the first page, however far one has read',
  async (_, viewport) => {
    const anna = await club.person('Anna');
    await club.running([anna], { visibility: 'PUBLIC', name: 'The Open War' });
    const { page, open } = await visit({ viewport });
    const shifted = await watchShifts(page);
    let [ask, answer] = [() => {}, () => {}];
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('publicCampaigns')) {
        ask();
        await answered;
      }
      await route.continue();
    });
    await open('/');
    await page.getByRole('heading', { name: 'Gather your table' }).scrollIntoViewIfNeeded();
    await asked;
    answer();
    await page.waitForTimeout(1500);
    expect(await shifted()).toBeLessThan(0.02);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('heading', { name: 'Wars to watch' }).waitFor();
    expect(await shifted()).toBeLessThan(0.02);
  },
);

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('nothing jumps on %s while the map of a war comes after what is ordered on it', async (_, viewport) => {
  const people = await Promise.all(
    ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'].map((name) => club.person(name)),
  );
  const anna = people[0]!;
  const id = await club.running(people);
  // Nobody orders anything, so that nothing but the banner is left of the first week.
  await club.reveal(anna, id);
  const seen = await visit({ viewport });
  const { page } = seen;
  await anna.enters(seen);
  const shifted = await watchShifts(page);
  let unroll = () => {};
  const unrolled = new Promise<void>((resolve) => (unroll = resolve));
  await page.route('**/content/map/**', async (route) => {
    await unrolled;
    await route.continue();
  });
  await seen.open(`/campaigns/${id}`);
  await page.getByText('of 6 sealed').waitFor();
  expect(await page.getByText('Your realm has fallen').count()).toBe(0);
  unroll();
  await page
    .getByRole('radio', { name: /^Attack/ })
    .first()
    .waitFor();
  await page.waitForTimeout(500);
  expect(await shifted()).toBeLessThan(0.02);
});

it('a realm is not told that it has fallen when its map cannot be fetched', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  await page.route('**/content/map/**', (route) => route.abort());
  await seen.open(`/campaigns/${id}`);
  await page.locator('.duty').getByText('The map could not be fetched.').waitFor();
  expect(await page.getByText('Your realm has fallen').count()).toBe(0);
  await page.unroute('**/content/map/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('radio', { name: /^Attack/ })
    .first()
    .waitFor();
});

it('land that changed hands glows once, not with everything that is chosen', async () => {
  const [anna, ...others] = await Promise.all(
    ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'].map((name) => club.person(name)),
  );
  if (!anna) throw new Error('Nobody came.');
  const id = await club.running([anna, ...others]);
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await club.reveal(anna, id);
  const seen = await visit({ reducedMotion: 'no-preference' });
  const { page } = seen;
  await anna.enters(seen);
  await page.addInitScript(() => {
    const watched = window as unknown as { glows: number };
    watched.glows = 0;
    addEventListener(
      'animationstart',
      ({ animationName }) => (watched.glows += +/glow/.test(animationName)),
      true,
    );
  });
  await seen.open(`/campaigns/${id}`);
  const glows = () => page.evaluate(() => (window as unknown as { glows: number }).glows);
  await expect.poll(glows, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await glows();
  await page
    .getByRole('radio', { name: /^Attack/ })
    .first()
    .check();
  await page.getByRole('button', { name: /^Seal the order/ }).waitFor();
  await page.waitForTimeout(500);
  expect(await glows()).toBe(before);
});

it('short names stay whole in the tables of the smallest phone', async () => {
  const anna = await club.person('Dimitri');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: { width: 320, height: 640 } });
  const { page } = seen;
  await anna.enters(seen);
  for (const path of ['seats', 'desk']) {
    await seen.open(`/es/campaigns/${id}/${path}`);
    const name = page.getByRole('rowheader', { name: 'Dimitri' }).first();
    await name.waitFor();
    // One line: a cell that broke it would be as high as two.
    expect((await name.boundingBox())?.height).toBeLessThan(48);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
