import { expect, it } from 'vitest';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { turnOf, withClub } from './club.js';

const visit = withBrowser();
const club = withClub();

it('frames every page of a campaign with its name, its clock and its tabs', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone });
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await seen.page.getByText('Week 1').waitFor();
  const tabs = seen.page.getByRole('navigation', { name: 'Pages of the campaign' });
  await tabs.getByRole('link', { name: 'War table' }).waitFor();
  expect(await tabs.getByRole('link', { name: 'War table' }).getAttribute('aria-current')).toBe('page');
  expect(await sidewaysScroll(seen.page)).toBe(0);
});

it('shows a public campaign to strangers, and of a private one not even that it exists', async () => {
  const anna = await club.person('Anna');
  const open = await club.running([anna], { visibility: 'PUBLIC', name: 'For all to see' });
  const hidden = await club.running([anna], { name: 'For nobody else' });
  const stranger = await visit();
  await stranger.open(`/campaigns/${open}`);
  await stranger.page.getByRole('link', { name: 'For all to see' }).waitFor();
  await stranger.open(`/campaigns/${hidden}`);
  await stranger.page.getByRole('heading', { name: 'No such table' }).waitFor();
  const door = stranger.page.locator('main').getByRole('link', { name: 'Sign in' });
  expect(await door.getAttribute('href')).toContain(encodeURIComponent(hidden));
});

it('follows the campaign live', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  await seen.page.getByText('Week 1').waitFor();
  await club.reveal(anna, id);
  const { number } = await turnOf(anna, id);
  const told = number === 1 ? 'battles are being fought' : `Week ${number}`;
  await seen.page.getByText(told).first().waitFor();
});

it('a war that is over tells its standings once, and invites nobody to a reveal', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  await club.reveal(anna, id);
  await anna.act('finishCampaign', { campaignId: id, reason: 'The club moves house.' });
  const seen = await visit();
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}`);
  const standings = seen.page.getByRole('table', { name: 'Final standings' });
  await standings.getByRole('row', { name: /Anna you/ }).waitFor();
  await seen.page.getByRole('heading', { name: 'Battles of week 1' }).waitFor();
  expect(await seen.page.getByRole('heading', { name: 'Seats' }).count()).toBe(0);
  expect(await seen.page.getByText('are open').count()).toBe(0);
  await seen.open(`/campaigns/${id}/desk`);
  await seen.page.getByText('nothing waits here any more').waitFor();
  await seen.page.getByRole('heading', { name: 'How the campaign went' }).waitFor();
});

it('nothing sticks out of a narrow screen when letters are twice as large', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  await club.reveal(anna, id);
  const seen = await visit({ viewport: { width: 320, height: 640 } });
  await anna.enters(seen);
  await seen.page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  const pages = ['', '/chronicle/1', '/battles', '/seats', '/desk', '/trust'];
  const open = [
    '/map',
    '/library/a-z',
    '/library/armies/empire',
    '/library/items',
    '/library/maps/pelagonia',
  ];
  const own = ['/home', '/campaigns/new', ...pages.map((page) => `/campaigns/${id}${page}`)];
  for (const path of [...open, ...own]) {
    await seen.open(path);
    await seen.page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => seen.page.locator('.skeleton').count()).toBe(0);
    await seen.page.evaluate(() =>
      document.querySelectorAll('details').forEach((fold) => (fold.open = true)),
    );
    await expect.poll(() => sidewaysScroll(seen.page), { message: path }).toBe(0);
  }
});
