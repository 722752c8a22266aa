import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone, sidewaysScroll, waitForMap, withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const { person } = withClub();

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
