import { describe, expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { desk, phone, unfoldTerritories, withBrowser } from './browser.js';
import { withClub } from './club.js';
import { newcomer, register } from './newcomer.js';

const visit = withBrowser();
const { person } = withClub();
const publicPages = ['/', '/es', '/map', '/sign-in', '/register', '/forgot', '/reset/x', '/nowhere'];
const libraryPages = [
  '/library',
  '/es/library/armies',
  '/library/armies/empire',
  '/es/library/armies/bretonnia',
  '/library/items',
  '/library/spells',
  '/library/scenarios',
  '/library/scenarios/general',
  '/es/library/scenarios/siege',
  '/library/maps',
  '/library/maps/pelagonia',
  '/library/rules',
  '/es/library/rules/cases',
  '/library/a-z',
];
const privatePages = [
  '/home',
  '/profile',
  '/campaigns/new',
  '/campaigns/new?step=calendar',
  '/campaigns/new?step=rules',
];

describe.each([
  ['paper', 'light', desk],
  ['lamplight', 'dark', desk],
  ['paper, on a phone', 'light', phone],
] as const)('on %s, axe finds nothing serious', (_, colorScheme, viewport) => {
  it.each([...publicPages, ...libraryPages])('on %s', async (path) => {
    const { page, open } = await visit({ colorScheme, viewport });
    await open(path);
    await page.waitForLoadState('networkidle');
    expect(await findings(page)).toEqual([]);
  });

  it('on the pages of somebody signed in', async () => {
    const someone = await visit({ colorScheme, viewport });
    await register(someone, newcomer());
    for (const path of privatePages) {
      await someone.open(path);
      await someone.page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => someone.page.locator('.skeleton').count()).toBe(0);
      expect(await findings(someone.page), path).toEqual([]);
    }
  });

  it('on the war table', async () => {
    const { page, open } = await visit({ colorScheme, viewport });
    await open('/');
    const door = await page.getByRole('link', { name: /^As / }).first().getAttribute('href');
    await open(door ?? '');
    await page.waitForURL('**/home');
    await page.locator('article a').first().click();
    await page.getByRole('heading', { name: 'Seats' }).waitFor();
    await unfoldTerritories(page);
    await page.locator('.territories button').first().click();
    await page.getByRole('radio', { name: /^Defend/ }).check();
    await page.getByText('Away, or short of time?').click();
    await page.getByRole('button', { name: 'Declare leave' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('in a lobby, and at its door', async () => {
    const olga = await person('Olga');
    const someone = await visit({ colorScheme, viewport });
    const founded = await olga.act('createCampaign', { name: 'The Reeds', mapId: 'pelagonia' });
    const campaignId = String(founded['campaignId']);
    const { token } = await olga.act('createInvitation', { campaignId, uses: 3 });
    await someone.open(`/join/${String(token)}`);
    await someone.page.getByText('The Reeds').first().waitFor();
    expect(await findings(someone.page), 'at the door').toEqual([]);
    await (await person('Pia')).act('acceptInvitation', { token, seat: 'B' });
    await olga.enters(someone);
    await someone.open(`/campaigns/${campaignId}`);
    await someone.page.getByRole('heading', { name: 'Gather your players' }).waitFor();
    // One that is opened is no longer among those that are closed.
    const closed = someone.page.locator('.side details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await findings(someone.page), 'in the lobby').toEqual([]);
    await olga.act('claimSeat', { campaignId, seat: 'A' });
    await someone.page.getByText('Your seat is confirmed').waitFor();
    expect(await findings(someone.page), 'on a seat').toEqual([]);
    await someone.page.getByRole('button', { name: 'Change the settings' }).click();
    await someone.page.getByRole('heading', { name: 'The next five deadlines' }).waitFor();
    expect(await findings(someone.page), 'with its settings').toEqual([]);
  });
});
