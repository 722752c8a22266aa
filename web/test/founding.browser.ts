import { describe, expect, it } from 'vitest';
import { desk, scrollBelowFoot, waitForMap, withBrowser } from './browser.js';
import { withClub } from './club.js';

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
