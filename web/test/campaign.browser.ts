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
