import { expect, it } from 'vitest';
import { desk, phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const { person } = withClub();

it('whoever may look on reads all rules of a campaign, before it begins and after, and sees what is not as usual', async () => {
  const olga = await person('Olga');
  const { campaignId } = await olga.act('createCampaign', {
    name: 'House rules',
    mapId: 'pelagonia',
    visibility: 'PUBLIC',
    settings: { battleDays: 9, conquest: { turnLimit: null } },
  });
  await olga.act('claimSeat', { campaignId, seat: 'A' });
  const { page, open } = await visit({ viewport: phone });
  const rules = page.getByRole('dialog', { name: 'The rules of this campaign' });
  const read = async () => {
    await page.getByRole('button', { name: 'The rules of this campaign' }).click();
    await rules.getByText('Orders close every Sunday').waitFor();
    const days = rules.locator('.told', { hasText: 'Days for a battle' });
    expect(await days.textContent()).toMatch(/9\s+Usual: 14\./);
    const length = rules.locator('.told', { hasText: 'Length in turns' });
    expect(await length.textContent()).toContain('Unlimited');
    expect(await rules.locator('.told', { hasText: 'Points of a capital' }).textContent()).not.toContain(
      'Usual',
    );
    expect(await rules.locator('input, select').count()).toBe(0);
  };
  await open(`/campaigns/${String(campaignId)}`);
  await page.getByText('Settings', { exact: true }).click();
  await read();
  await olga.act('startCampaign', { campaignId, botsForEmptySeats: true });
  await open(`/campaigns/${String(campaignId)}/seats`);
  await read();
  expect(await sidewaysScroll(page)).toBe(0);
});

it('a campaign put away before it began is no lost war, and offers nothing that would be refused', async () => {
  const olga = await person('Olga');
  const { campaignId } = await olga.act('createCampaign', { name: 'Too early', mapId: 'pelagonia' });
  await olga.act('archiveCampaign', { campaignId });
  const at = await visit({ viewport: desk });
  await olga.enters(at);
  const { page } = at;
  await at.open(`/campaigns/${String(campaignId)}`);
  await page.getByRole('heading', { name: 'Put away before it began' }).waitFor();
  await page.getByText('Leave and put away').click();
  await page.getByRole('button', { name: 'Make another like it' }).waitFor();
  for (const name of [/Begin/, /Take this seat/, /Invite/, /^Manage/, 'Put it away', 'Change the settings'])
    expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
  expect(await page.getByText('The war is over').count()).toBe(0);
  await at.open('/home');
  await page.getByText('Put away before it began').waitFor();
});

it('a campaign is deleted only by its name, after being told what is lost', async () => {
  const olga = await person('Olga');
  const { campaignId } = await olga.act('createCampaign', { name: 'Short-lived', mapId: 'pelagonia' });
  const at = await visit({ viewport: desk });
  await olga.enters(at);
  const { page } = at;
  await at.open(`/campaigns/${String(campaignId)}`);
  await page.getByText('Leave and put away').click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('the part that one person has in it').waitFor();
  await page.getByLabel(/Type the name to confirm/).fill('Another');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('This is not the campaign’s name').waitFor();
  await page.getByLabel(/Type the name to confirm/).fill('Short-lived');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/home');
  const { viewer } = await olga.ask<{ viewer: { campaigns: unknown[] } }>('{ viewer { campaigns { id } } }');
  expect(viewer.campaigns).toEqual([]);
});
