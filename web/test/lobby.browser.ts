import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone, scrollBelowFoot, sidewaysScroll, waitForMap, withBrowser } from './browser.js';
import { withClub } from './club.js';
import { newcomer, registerHere } from './newcomer.js';

const visit = withBrowser();
const { person } = withClub();

const club = async (...names: string[]) => Promise.all(names.map(person));

describe('founding a campaign', () => {
  it('leads through five steps to an invitation, which leads others to seats, and all of them to the first turn', async () => {
    const [olga, pia] = (await club('Olga', 'Pia')) as [
      Awaited<ReturnType<typeof person>>,
      Awaited<ReturnType<typeof person>>,
    ];
    const at = await visit({ viewport: desk });
    await olga.enters(at);
    const { page } = at;
    await at.open('/home');
    await page.getByRole('link', { name: 'Start a campaign' }).click();
    const next = () => page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Format' }).waitFor();
    await next();
    await page.getByRole('radio', { name: 'The Strait of Two Lamps' }).check();
    await waitForMap(page);
    await next();
    // What is missing is said on the spot, not two steps later.
    await next();
    await page.getByText('Give the campaign a name.').waitFor();
    const name = page.getByLabel('Name of the campaign');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('The War of the Lamps');
    await next();
    await expect.poll(() => page.locator('ol time').count()).toBe(5);
    await next();
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.getByRole('heading', { name: 'The War of the Lamps is founded' }).waitFor();
    await page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    const invitation = await page.getByLabel('Link of the invitation').inputValue();

    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.getByRole('heading', { name: 'Gather your players' }).waitFor();
    await page.goBack();
    await page.reload();
    await page.getByRole('heading', { name: 'Gather your players' }).waitFor();
    await page.getByRole('radio', { name: /A/ }).first().waitFor({ state: 'attached' });
    // What is unfolded comes up within the papers; the page itself stays.
    await page.getByRole('button', { name: 'Invite players' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Invite players');
    const unfolded = page.locator('summary', { hasText: 'Invite players' });
    await expect.poll(async () => (await unfolded.boundingBox())?.y ?? 0).toBeLessThan(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('.seats label').first().click();
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page.getByText('Your seat is confirmed').waitFor();
    // The form is gone, and with it the button that had the focus.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own-title');
    expect(await scrollBelowFoot(page)).toBeLessThanOrEqual(1);

    const hers = await visit({ viewport: desk });
    await pia.enters(hers);
    await hers.open(new URL(invitation).pathname);
    await hers.page.getByRole('button', { name: 'Join the campaign' }).click();
    await hers.page.waitForURL('**/campaigns/*');
    await hers.page.locator('.seats label').first().click();
    await hers.page.getByRole('button', { name: 'Take this seat' }).click();
    await hers.page.getByText('Waiting for an organiser to confirm your seat').waitFor();
    await hers.page.getByLabel('Army').selectOption({ label: 'Dwarfs' });

    // Nobody reloads anything.
    await page.getByRole('button', { name: /Pia Dwarfs/ }).waitFor();
    // To turn somebody away is asked twice.
    await page.getByRole('button', { name: 'Decline Pia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take Pia out of the campaign?' });
    await dialog.getByText('Pia loses this seat and the right to play').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Confirm Pia' }).click();
    await hers.page.getByText('Your seat is confirmed').waitFor();
    await page.getByRole('heading', { name: 'Everybody is here' }).waitFor();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByText('Week 1').first().waitFor();
    await hers.page.getByText('Week 1').first().waitFor();
  });

  it('keeps what was typed across back, forward and a reload, and shows a fault on the step it belongs to', async () => {
    const olga = await person('Olga');
    const at = await visit({ viewport: desk });
    await olga.enters(at);
    const { page } = at;
    await at.open('/campaigns/new?step=calendar');
    await page.getByLabel('Every so many weeks').fill('99');
    await page.getByText('These numbers make no calendar yet').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.getByText('Give the campaign a name.').waitFor();
    expect(await page.getByLabel('Name of the campaign').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Name of the campaign').fill('Kept');
    await page.getByRole('link', { name: /Calendar/ }).click();
    await page.getByText('Give a whole number within the range shown.').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Name of the campaign').inputValue()).toBe('Kept');
    await page.goForward();
    await expect.poll(() => page.getByLabel('Every so many weeks').inputValue()).toBe('99');
    await page.reload();
    await expect.poll(() => page.getByLabel('Every so many weeks').inputValue()).toBe('99');
    const { viewer } = await olga.ask<{ viewer: { campaigns: unknown[] } }>(
      '{ viewer { campaigns { id } } }',
    );
    expect(viewer.campaigns).toEqual([]);
  });
});

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

/** All that the map has painted. */
const picture = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.hex-map canvas')]
      .map((canvas) => canvas.toDataURL())
      .join('\n'),
  );

describe('choosing a colour', () => {
  /** A lobby with Olga on the High Elves (A) and Pia on the Dwarfs (B). */
  const lobby = async () => {
    const [olga, pia] = [await person('Olga'), await person('Pia')];
    const { campaignId } = await olga.act('createCampaign', { name: 'The Colours', mapId: 'pelagonia' });
    await olga.act('claimSeat', { campaignId, seat: 'A' });
    const { token } = await olga.act('createInvitation', { campaignId, seat: 'B' });
    await pia.act('acceptInvitation', { token });
    const letters = async () => {
      const { campaign } = await pia.ask<{ campaign: { seats: { letter: string; realm: string }[] } }>(
        `{ campaign(id: "${String(campaignId)}") { seats { letter realm } } }`,
      );
      return Object.fromEntries(campaign.seats.map(({ letter, realm }) => [realm, letter]));
    };
    return { olga, pia, path: `/campaigns/${String(campaignId)}`, campaignId, letters };
  };

  it('with keys alone, passing over what is not meant; the map and everybody else see it without a reload', async () => {
    const { olga, pia, path, letters } = await lobby();
    const hers = await visit({ viewport: desk });
    await pia.enters(hers);
    await hers.open(path);
    const { page } = hers;
    const colours = page.getByRole('group', { name: 'Colour' });
    const own = colours.getByRole('radio', { name: 'Vermilion, diagonal stripes' });
    await own.waitFor({ state: 'attached' });
    expect(await own.isChecked()).toBe(true);
    expect(await colours.getByRole('radio', { name: 'Blue, plain: taken by Olga' }).isDisabled()).toBe(true);
    expect(await colours.getByRole('radio').count()).toBe(8);
    const at = await visit({ viewport: desk });
    await olga.enters(at);
    await at.open(path);
    await waitForMap(page);
    let painted = '';
    await expect.poll(async () => painted === (painted = await picture(page)), { interval: 500 }).toBe(true);

    let grant = () => {};
    const granted = new Promise<void>((resolve) => (grant = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('chooseColour')) await granted;
      await route.continue();
    });
    await own.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    expect(await colours.getByRole('radio', { name: 'Orange, barred' }).isChecked()).toBe(true);
    await expect.poll(() => picture(page)).not.toBe(painted);
    expect(await letters()).toMatchObject({ dwarfs: 'B', undead: 'E' });
    grant();
    await at.page.getByRole('radio', { name: 'Orange, barred: taken by Pia' }).waitFor({ state: 'attached' });
    // The two between kept theirs: only the last was sent.
    expect(await letters()).toMatchObject({ dwarfs: 'E', undead: 'B', bretonnians: 'C', empire: 'D' });
    for (const { page: lobbyPage } of [hers, at]) {
      const seat = lobbyPage.getByRole('button', { name: /Dwarfs.*Pia/ });
      await expect.poll(() => seat.locator('svg').getAttribute('class')).toContain('seat-e');
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('E');
  });

  it('that somebody else has just taken is refused in a sentence, and one’s own stays', async () => {
    const { olga, pia, path, campaignId, letters } = await lobby();
    const hers = await visit({ viewport: phone });
    await pia.enters(hers);
    await hers.open(path);
    const { page } = hers;
    const yellow = page.getByRole('radio', { name: 'Yellow, cross-hatched' });
    await yellow.waitFor({ state: 'attached' });
    expect(await sidewaysScroll(page)).toBe(0);
    // What Olga does reaches the page too late.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('chooseColour'))
        await olga.act('chooseColour', { campaignId, colour: 'G' });
      await route.continue();
    });
    await page.locator('label').filter({ has: yellow }).click();
    await page.getByText('Another player has this colour. Choose one that is free.').waitFor();
    await expect
      .poll(() => page.getByRole('radio', { name: 'Vermilion, diagonal stripes' }).isChecked())
      .toBe(true);
    expect(await letters()).toMatchObject({ 'high-elves': 'G', dwarfs: 'B' });
  });

  it('goes together with taking a seat, in Spanish as well', async () => {
    const { olga, pia, campaignId, path, letters } = await lobby();
    await pia.act('chooseColour', { campaignId, colour: 'C' });
    const { token } = await olga.act('createInvitation', { campaignId });
    const quim = await person('Quim');
    const his = await visit({ viewport: phone });
    await quim.enters(his);
    const { page } = his;
    await his.open(`/es/join/${String(token)}`);
    const atTheDoor = page.getByRole('group', { name: 'Plaza' }).locator('label');
    const bretonnians = atTheDoor.filter({ hasText: 'Bretonianos' }).locator('svg');
    await expect.poll(() => bretonnians.getAttribute('class')).toContain('seat-b');
    await quim.act('acceptInvitation', { token });
    await his.open(`/es${path}`);
    await page.getByRole('group', { name: 'Plaza' }).getByText('Imperio').click();
    const colours = page.getByRole('group', { name: 'Color' });
    await expect.poll(() => colours.getByRole('radio', { name: 'Morado, lunares' }).isChecked()).toBe(true);
    expect(await colours.getByRole('radio', { name: 'Azul, liso: lo lleva Olga' }).isDisabled()).toBe(true);
    await colours.locator('label').filter({ hasText: 'Negro, ondas' }).click();
    await page.getByRole('button', { name: 'Ocupar esta plaza' }).click();
    await page.getByRole('heading', { name: 'Imperio' }).waitFor();
    expect(await letters()).toMatchObject({ empire: 'H' });
  });
});

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
