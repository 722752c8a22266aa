import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { edges, phone, sidewaysScroll, waitForMap, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();

interface Sealed {
  readonly attack: string | null;
  readonly from: string | null;
  readonly commitment: string;
}
const sealedBy = async (someone: Person, campaignId: string): Promise<readonly Sealed[]> => {
  const { myOrders } = await someone.ask<{ myOrders: Sealed[] }>(
    'query ($id: ID!) { myOrders(campaignId: $id) { attack from commitment } }',
    { id: campaignId },
  );
  return myOrders;
};
const sealButton = (page: Page) => page.getByRole('button', { name: /^Seal the order/ });
const isSealed = (page: Page) => page.getByRole('heading', { name: 'Your order is sealed' }).waitFor();

it('a player seals on a phone in three taps from home, keeps the receipt, changes the order and takes it back', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open('/home');

  await page.getByRole('link', { name: 'Seal your orders' }).tap();
  // Whoever hears the page is not told of the one that was left.
  await expect.poll(() => page.locator('#svelte-announcer').textContent()).toBe('Campaign · Pelagonia');
  await page.getByRole('radio', { name: /^Attack Herons’ Bridge/ }).tap();
  // The seal, always in reach, says what it is about and leaves in sight what was chosen.
  await sealButton(page).getByText('Attack Herons’ Bridge.').waitFor();
  const row = page.locator('.choice', { hasText: 'Herons’ Bridge' });
  await expect
    .poll(async () => (await edges(row)).bottom - (await edges(sealButton(page))).top)
    .toBeLessThan(0);
  await sealButton(page).tap();
  await isSealed(page);
  const [first, ...more] = await sealedBy(anna, id);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ attack: 'herons-bridge', from: 'gullwatch' });
  await page.getByText(/^Your receipt/).tap();
  await page.getByText(first?.commitment ?? 'no commitment').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Change it' }).tap();
  expect(await sealedBy(anna, id)).toHaveLength(1);
  await page.getByRole('button', { name: 'Break the seal and change it' }).tap();
  await sealButton(page).waitFor();
  expect(await sealedBy(anna, id)).toEqual([]);
  expect(await page.getByRole('radio', { name: /^Attack Herons’ Bridge/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Defend/ }).tap();
  await sealButton(page).tap();
  await isSealed(page);
  const [second] = await sealedBy(anna, id);
  expect(second?.attack).toBeNull();
  expect(second?.commitment).not.toBe(first?.commitment);

  await page.getByRole('button', { name: 'Take it back' }).tap();
  await page.getByRole('button', { name: 'Break the seal' }).tap();
  await sealButton(page).waitFor();
  expect(await sealedBy(anna, id)).toEqual([]);
});

it('a seal pressed without a connection says beside it that nothing is sealed, and the same press seals once there is one', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await page.getByRole('radio', { name: /^Defend/ }).tap();
  await sealButton(page).waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await sealButton(page).tap();
  const notice = page.getByRole('alert').getByText('Not sealed: no answer came.');
  await notice.waitFor();
  // It stands where the finger is: nothing has moved to show it.
  expect(await scrolled()).toBe(before);
  const beside = (await edges(sealButton(page))).top - (await edges(notice)).bottom;
  expect(beside).toBeGreaterThanOrEqual(0);
  expect(beside).toBeLessThan(40);

  await page.context().setOffline(false);
  await page.getByText('Back again.').waitFor();
  expect(await notice.isVisible()).toBe(true);
  expect(await page.getByRole('radio', { name: /^Defend/ }).isChecked()).toBe(true);
  // This time it arrives, and the answer is lost on its way back.
  const keys = new Set<unknown>();
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as {
      query: string;
      variables: { input?: { clientKey: string } };
    };
    if (!asked.query.includes('mutation SealOrder')) return route.continue();
    keys.add(asked.variables.input?.clientKey);
    await route.fetch();
    await route.abort();
  });
  await sealButton(page).tap();
  await isSealed(page);
  expect(await sealedBy(anna, id)).toHaveLength(1);
  expect(keys.size).toBe(1);
});

it('on a desk what is wrong with a seal is shown together with it', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await page.getByRole('radio', { name: /^Attack Herons’ Bridge/ }).check();
  await page.context().setOffline(true);
  await sealButton(page).click();
  await page.getByRole('alert').getByText('Not sealed: no answer came.').waitFor();
  await expect.poll(async () => (await edges(sealButton(page))).bottom).toBeLessThan(900);
});

it('a turn is ordered with the keyboard alone; a draft survives a reload and is told to nobody', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  await page.locator('.leaflet-map-pane').evaluate((pane) => (pane.id = 'as-unrolled'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByRole('radio', { name: /^Defend/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByText('From Pearlhaven to Goat’s Stair').waitFor();
  await expect.poll(() => page.locator('.march-draft.seat-a').count()).toBe(1);
  expect(await page.locator('#as-unrolled').count()).toBe(1);

  await page.reload();
  const chosen = page.getByRole('radio', { name: /^Attack Goat’s Stair/ });
  await expect.poll(() => chosen.isChecked()).toBe(true);
  expect(sent.filter((body) => body.includes('goats-stair'))).toEqual([]);

  await chosen.focus();
  const onSeal = () =>
    page.evaluate(() => document.activeElement?.classList.contains('seal-button') ?? false);
  for (let presses = 0; presses < 12 && !(await onSeal()); presses++) await page.keyboard.press('Tab');
  expect(await onSeal()).toBe(true);
  await page.keyboard.press('Enter');
  await isSealed(page);
  expect(await sealedBy(anna, id)).toMatchObject([{ attack: 'goats-stair', from: 'pearlhaven' }]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))))
    .toEqual([]);
});

it('an order stays on the page while it is being sealed, and what was looked up on the map is put away', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
  await page.getByText('Territories', { exact: true }).tap();
  await page.getByRole('button', { name: /^Halcyra/ }).tap();
  const card = page.locator('section.territory');
  await card.waitFor();
  const bridge = page.getByRole('radio', { name: /^Attack Herons’ Bridge/ });
  await bridge.tap();
  await card.waitFor({ state: 'detached' });

  // The campaign hears of the seal before the sealed order itself has come.
  let campaignKnows = false;
  page.on('response', (answer) => {
    campaignKnows ||= (answer.request().postData() ?? '').includes('query OpenCampaign');
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query WarTableTurn')) await arrived;
    await route.continue();
  });
  await sealButton(page).tap();
  await expect.poll(() => campaignKnows).toBe(true);
  await page.waitForTimeout(300);
  expect(await bridge.isChecked()).toBe(true);
  arrive();
  await isSealed(page);
});
