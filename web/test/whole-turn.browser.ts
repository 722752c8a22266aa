import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser, type Visit } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();

const names = ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'];

async function enters(someone: Person, path: string): Promise<Visit> {
  const seen = await visit();
  await someone.enters(seen);
  await seen.open(path);
  return seen;
}

/** Through the five steps; gives the link of the invitation. */
async function found({ page }: Visit, name: string): Promise<string> {
  const next = () => page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Format' }).waitFor();
  await next();
  await page.getByRole('radio', { name: 'Pelagonia' }).check();
  await next();
  await page.getByLabel('Name of the campaign').fill(name);
  await next();
  await expect.poll(() => page.locator('ol time').count()).toBe(5);
  await next();
  await page.getByRole('button', { name: 'Found the campaign' }).click();
  return page.getByLabel('Link of the invitation').inputValue();
}

/** The first of those that are still free. */
async function takesSeat({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Join the campaign' }).click();
  await page.waitForURL('**/campaigns/*');
  await page.locator('.seats label').first().click();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.getByText('Waiting for an organiser to confirm your seat').waitFor();
}

async function seals(page: Page, order: RegExp): Promise<void> {
  await page.getByRole('radio', { name: order }).check();
  await page.getByRole('button', { name: /^Seal the order/ }).click();
  await page.getByRole('heading', { name: 'Your order is sealed' }).waitFor();
}

const holderOf = async (someone: Person, id: string, place: string): Promise<string | undefined> => {
  const { campaign } = await someone.ask<{ campaign: { holdings: { territory: string; seat: string }[] } }>(
    'query ($id: ID!) { campaign(id: $id) { holdings { territory seat } } }',
    { id },
  );
  return campaign.holdings.find(({ territory }) => territory === place)?.seat;
};

it('an organiser, six players and a referee play a turn from the wizard to a captured territory and its correction', async () => {
  const [olga, rita] = [await club.person('Olga'), await club.person('Rita')];
  const players = await Promise.all(names.map((name) => club.person(name)));
  const desk = await enters(olga, '/campaigns/new');
  const invitation = new URL(await found(desk, 'The War of the Bridge')).pathname;
  await desk.page.getByRole('link', { name: 'To the lobby' }).click();
  await desk.page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  const id = new URL(desk.page.url()).pathname.split('/').at(-1) ?? '';
  const { token } = await olga.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await rita.act('acceptInvitation', { token });

  const tables: Visit[] = [];
  for (const player of players) {
    const table = await enters(player, invitation);
    await takesSeat(table);
    await desk.page.getByRole('button', { name: `Confirm ${player.name}` }).click();
    await table.page.getByText('Your seat is confirmed').waitFor();
    tables.push(table);
  }
  await desk.page.getByRole('button', { name: 'Begin the campaign' }).click();
  await desk.page.getByRole('button', { name: 'Begin', exact: true }).click();

  // Two want the same bridge; the others stay at home.
  for (const [index, { page }] of tables.entries()) {
    await page.getByText('Week 1').first().waitFor();
    await seals(page, index < 2 ? /^Attack Herons’ Bridge/ : /^Defend/);
  }
  await club.reveal(olga, id);
  const { choices } = await olga.ask<{ choices: { seat: string }[] }>(
    'query ($id: ID!) { choices(campaignId: $id, turn: 1) { seat } }',
    { id },
  );
  const late = choices[0]?.seat === 'A' ? 0 : 1;
  const first = 1 - late;
  const latePage = tables[late]!.page;
  const firstPage = tables[first]!.page;
  await latePage.goto(`/campaigns/${id}/battles`);
  await latePage.getByRole('button', { name: `Fight ${names[first]}` }).click();
  await latePage.getByRole('link', { name: 'Contest for Herons’ Bridge' }).click();
  await latePage.waitForURL('**/battles/1/*');
  const battle = new URL(latePage.url()).pathname;

  // Each tells that he has won.
  await latePage.locator('summary').filter({ hasText: 'Report the result' }).click();
  await latePage.getByText('Two totals', { exact: true }).click();
  await latePage.getByLabel(`Victory points of ${names[late]}`).fill('700');
  await latePage.getByLabel(`Victory points of ${names[first]}`).fill('300');
  await latePage.getByRole('button', { name: 'Send the result' }).click();
  await latePage.getByRole('button', { name: 'Correct my report' }).waitFor();
  await firstPage.goto(battle);
  await firstPage.getByRole('button', { name: 'That is wrong' }).click();
  await firstPage.getByLabel('What is wrong?').fill('The general lived.');
  await firstPage.getByRole('button', { name: 'Dispute the result' }).click();
  await firstPage.getByText('You tell it differently.').waitFor();

  // The referee decides for the late comer: at the end of the turn the bridge is his.
  const court = await enters(rita, `/campaigns/${id}/desk`);
  await court.page.getByText('Disputed', { exact: true }).waitFor();
  await court.page.getByRole('button', { name: 'Decide' }).click();
  await court.page.getByText('Two totals', { exact: true }).click();
  await court.page.getByLabel(`Victory points of ${names[late]}`).fill('700');
  await court.page.getByLabel(`Victory points of ${names[first]}`).fill('300');
  await court.page.getByLabel('Why').fill('Seen by all.');
  await court.page.getByRole('button', { name: 'Rule', exact: true }).click();
  await desk.page.getByText('Week 2').first().waitFor();
  const letters = ['A', 'B'];
  expect(await holderOf(olga, id, 'herons-bridge')).toBe(letters[late]);

  // A photograph turns up, and the result is corrected a turn later.
  const corrections = court.page.getByRole('region', { name: 'Correct a result' });
  await corrections
    .getByLabel('New result')
    .first()
    .selectOption(letters[first] ?? '');
  await corrections.getByRole('button', { name: /^See what/ }).click();
  await corrections
    .getByRole('row', { name: /Herons’ Bridge/ })
    .first()
    .waitFor();
  await corrections.getByLabel('Why').fill('A photograph shows it.');
  await corrections.getByRole('button', { name: 'Apply the correction' }).click();
  await corrections.getByText('The correction is applied').waitFor();
  await expect.poll(() => holderOf(olga, id, 'herons-bridge')).toBe(letters[first]);
}, 400_000);
