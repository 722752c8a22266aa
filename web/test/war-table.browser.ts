import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, sidewaysScroll, waitForMap, withBrowser } from './browser.js';
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
/** Where something stands on the screen. */
const edges = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { top: y, bottom: y + height, height };
};
const isSealed = (page: Page) => page.getByRole('heading', { name: 'Your order is sealed' }).waitFor();
const people = (...names: string[]) => Promise.all(names.map((name) => club.person(name)));

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

it('a phone shows one’s own land on half of its screen, what one has to do below it, and what one taps', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
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

it('the sheet of a phone follows the finger: down it uncovers the map, up it slides over it', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  const { page } = seen;
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await waitForMap(page);
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
