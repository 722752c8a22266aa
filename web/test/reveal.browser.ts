import { expect, it } from 'vitest';
import { phone, waitForMap, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();
const people = (...names: string[]) => Promise.all(names.map((name) => club.person(name)));

it('that the orders are open is said to those who do not see it', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await seen.page.getByRole('heading', { name: 'Seal your orders' }).waitFor();
  await seen.page.getByRole('radio', { name: /^Defend/ }).waitFor();
  await club.reveal(anna, id);
  const said = seen.page.locator('#your-duty').getByRole('status');
  await said.getByText('The orders of week 1 are open').waitFor({ state: 'attached' });
});

it('the reveal plays from seal to consequence with its rules, and the replay walks the weeks', async () => {
  const six = await people('Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix');
  const [anna] = six as [Person];
  const id = await club.running(six);
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await club.reveal(anna, id);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await page.getByRole('link', { name: 'Watch the reveal', exact: true }).click();

  const told = page.getByText('Anna will attack Herons’ Bridge from Gullwatch.');
  await page.getByText('Anna, sealed').waitFor();
  expect(await told.count()).toBe(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await told.waitFor();
  await page.getByText('Bruno, sealed').waitFor();
  // What is shown is followed by the page, not by the place from which Tab goes on.
  const skip = page.getByRole('button', { name: 'Skip to the end' });
  await page.keyboard.press('Tab');
  await expect.poll(() => skip.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'From the beginning' });
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  const line = page.locator('li', { hasText: 'Anna took Herons’ Bridge' });
  expect(await line.getByRole('link', { name: 'Rule R2' }).getAttribute('href')).toBe('/library/rules#r2');
  await page.getByText('You have no battle this week.').waitFor();
  await expect.poll(() => page.locator('.march-fresh.seat-a').count()).toBeGreaterThan(0);

  await page.locator('main').getByRole('link', { name: 'To the war table' }).click();
  await waitForMap(page);
  await page.getByRole('button', { name: 'A week back' }).click();
  await page.locator('output', { hasText: 'Week 1' }).waitFor();
  // The list goes back in time with the map.
  const bridgeOfAnna = page
    .locator('h3:has-text("Anna") + ul')
    .getByRole('button', { name: /^Herons’ Bridge/ });
  await expect.poll(() => bridgeOfAnna.count()).toBe(0);
  await expect.poll(() => page.locator('.outline-captured').count()).toBe(0);
  await page.getByRole('slider', { name: 'Week shown on the map' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('output', { hasText: 'Week 2' }).waitFor();
  await expect.poll(() => bridgeOfAnna.count()).toBe(1);
  await expect.poll(() => page.locator('.outline-captured').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Watch the reveal', exact: true }).count()).toBe(0);
  // Back in the present, the map takes orders again.
  await expect.poll(() => page.locator('.outline-highlighted').count()).toBeGreaterThan(0);
});

it('on a phone the map of a reveal goes to where it happens', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'goats-stair' });
  await club.reveal(anna, id);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}/reveal/1`);
  await waitForMap(page);
  await page.getByText('Anna, sealed').waitFor();
  await page.getByRole('button', { name: 'Next' }).tap();
  const arrow = page.locator('path.march.seat-a');
  await arrow.waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      const [march, map] = [await arrow.boundingBox(), await page.locator('.hex-map').boundingBox()];
      if (!march || !map) return undefined;
      const offside = Math.abs(march.x + march.width / 2 - map.x - map.width / 2) / map.width;
      const offheight = Math.abs(march.y + march.height / 2 - map.y - map.height / 2) / map.height;
      return Math.max(offside, offheight);
    })
    .toBeLessThan(0.2);
});
