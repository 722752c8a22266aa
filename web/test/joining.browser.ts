import { describe, expect, it } from 'vitest';
import { desk, phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub } from './club.js';
import { newcomer, registerHere } from './newcomer.js';

const visit = withBrowser();
const { person } = withClub();

describe('joining on a phone', () => {
  it('a stranger signs in and comes back to the invitation; used up, it says so', async () => {
    const olga = await person('Olga');
    const { campaignId } = await olga.act('createCampaign', { name: 'The Reeds', mapId: 'pelagonia' });
    const { token } = await olga.act('createInvitation', { campaignId, seat: 'C' });
    const at = await visit({ viewport: phone });
    const { page } = at;
    await at.open(`/join/${String(token)}`);
    await page.getByText('Olga would like to have you in the campaign The Reeds.').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    const door = await page.getByRole('link', { name: 'Sign in', exact: true }).last().getAttribute('href');
    expect(door).toContain(encodeURIComponent(`/join/${String(token)}`));
    const pia = await person('Pia');
    await pia.enters(at);
    await at.open(`/join/${String(token)}`);
    await page.getByRole('button', { name: 'Join the campaign' }).click();
    await page.waitForURL(`**/campaigns/${String(campaignId)}`);
    await page.getByText('Your seat is confirmed').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await at.open(`/join/${String(token)}`);
    await page.getByRole('heading', { name: 'This invitation has been used' }).waitFor();
  });

  it('a newcomer registers at the door of a campaign and comes back to it', async () => {
    const olga = await person('Olga');
    const { campaignId } = await olga.act('createCampaign', {
      name: 'Open to all',
      mapId: 'pelagonia',
      visibility: 'PUBLIC',
    });
    const { token } = await olga.act('createInvitation', { campaignId });
    const lobby = `/campaigns/${String(campaignId)}`;
    const invited = await visit({ viewport: phone });
    await invited.open(`/join/${String(token)}`);
    await invited.page.locator('main').getByRole('link', { name: 'Register' }).click();
    await registerHere(invited, newcomer());
    await invited.page.getByRole('button', { name: 'Join the campaign' }).click();
    await invited.page.getByRole('heading', { name: 'Take a seat' }).waitFor();

    // The letter is opened where the invitation was never seen: it leads back to it all the same.
    const { token: second } = await olga.act('createInvitation', { campaignId });
    const began = await visit({ viewport: phone });
    await began.open(`/join/${String(second)}`);
    await began.page.locator('main').getByRole('link', { name: 'Register' }).click();
    const elsewhere = await visit({ viewport: phone });
    await registerHere(began, newcomer(), elsewhere);
    await elsewhere.page.getByRole('button', { name: 'Join the campaign' }).waitFor();

    const passer = await visit({ viewport: phone });
    await passer.open(lobby);
    await passer.page
      .getByRole('region', { name: 'You are looking on' })
      .getByRole('link', { name: 'Register' })
      .click();
    await registerHere(passer, newcomer());
    await passer.page.getByRole('button', { name: 'Ask for a seat' }).waitFor();

    const another = await visit({ viewport: phone });
    await another.open(`/sign-in?next=${encodeURIComponent(lobby)}`);
    await another.page.locator('main').getByRole('link', { name: 'Register with your email' }).click();
    await registerHere(another, newcomer());
    await another.page.getByRole('button', { name: 'Ask for a seat' }).waitFor();
  });

  it('somebody asks for a seat in a public campaign, and is let in', async () => {
    const olga = await person('Olga');
    const { campaignId } = await olga.act('createCampaign', {
      name: 'Open to all',
      mapId: 'pelagonia',
      visibility: 'PUBLIC',
    });
    await olga.act('createCampaign', { name: 'To look on', mapId: 'pelagonia', visibility: 'PUBLIC' });
    const at = await visit({ viewport: phone });
    await at.open(`/campaigns/${String(campaignId)}`);
    await at.page.getByText('Sign in or register to ask for a seat').waitFor();
    const pia = await person('Pia');
    await pia.enters(at);
    await at.open(`/campaigns/${String(campaignId)}`);
    await at.page.getByLabel('A few words to the organisers').fill('I would love to');
    await at.page.getByRole('button', { name: 'Ask for a seat' }).click();
    await at.page.getByText('You have asked for a seat').waitFor();
    // At home it stands where she has asked, and not among what there is to watch as well.
    await at.open('/home');
    await at.page.getByRole('heading', { name: 'Where you asked to play' }).waitFor();
    await at.page.getByRole('region', { name: 'Wars to watch' }).getByRole('link').first().waitFor();
    expect(await at.page.locator(`main a[href$="${String(campaignId)}"]`).count()).toBe(1);
    await at.open(`/campaigns/${String(campaignId)}`);

    const hers = await visit({ viewport: desk });
    await olga.enters(hers);
    await hers.open(`/campaigns/${String(campaignId)}`);
    await hers.page.getByText('I would love to').waitFor();
    await hers.page.getByRole('button', { name: 'Accept Pia' }).click();
    await hers.page.getByRole('button', { name: 'Accept Pia' }).waitFor({ state: 'detached' });
    await at.page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  });
});
