import { expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { phone, sidewaysScroll, withBrowser, type Visit } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();

/** Through the wizard; gives the id of the league. */
async function foundsLeague({ page }: Visit, name: string): Promise<string> {
  const next = () => page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('radio', { name: 'League' }).check();
  await next();
  await page.getByRole('radio', { name: 'Pelagonia' }).check();
  await next();
  await page.getByLabel('Name of the campaign').fill(name);
  await next();
  await page.getByText('The battles of a round that begins now are due').waitFor();
  await next();
  await page.getByLabel('What counts in the table?').selectOption('Points');
  await page.getByLabel('Points for a win').fill('2');
  await page.getByRole('button', { name: 'Found the campaign' }).click();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

it('a league is founded, and a round of it is played to the table that follows', async () => {
  const olga = await club.person('Olga');
  const names = ['Anna', 'Bruno', 'Carmen'];
  const players = (await Promise.all(names.map((name) => club.person(name)))) as [Person, Person, Person];
  const [anna, bruno, carmen] = players;
  const desk = await visit();
  await olga.enters(desk);
  await desk.open('/campaigns/new');
  const id = await foundsLeague(desk, 'The Winter League');
  for (const [index, player] of players.entries()) {
    const seat = 'ABC'.charAt(index);
    const { token } = await olga.act('createInvitation', { campaignId: id, seat });
    await player.act('acceptInvitation', { token });
  }
  // Whoever begins must have seen the last of them.
  await desk.page.getByText('Carmen').first().waitFor();
  await desk.page.getByRole('button', { name: 'Begin the campaign' }).click();
  await desk.page.getByText('free seats stay out of it').waitFor();
  await desk.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
  await desk.page.getByRole('heading', { name: 'The round is being fought' }).waitFor();

  // Anna rests, and looks on while Bruno and Carmen fight.
  const rests = await visit({ viewport: phone, colorScheme: 'dark' });
  await anna.enters(rests);
  await rests.open(`/campaigns/${id}`);
  await rests.page.getByRole('heading', { name: 'You rest this round' }).waitFor();
  expect(await rests.page.getByText('Anna rests.').first().isVisible()).toBe(true);
  expect(await sidewaysScroll(rests.page)).toBe(0);
  expect(await findings(rests.page)).toEqual([]);

  const key = 'league:B>C';
  const result = { totals: { attacker: 1200, defender: 400 } };
  await bruno.act('reportBattle', { campaignId: id, turn: 1, key, result });
  const fights = await visit();
  await carmen.enters(fights);
  await fights.open(`/campaigns/${id}`);
  await fights.page.getByRole('heading', { name: 'You meet Bruno' }).waitFor();
  await fights.page.getByRole('link', { name: 'To the battle' }).click();
  await fights.page.getByRole('heading', { name: 'Bruno against Carmen' }).waitFor();
  await fights.page.getByRole('button', { name: 'That is right' }).click();

  await rests.page.getByRole('heading', { name: 'Round 2 of 3' }).waitFor();
  await rests.page.getByRole('heading', { name: 'You meet Carmen' }).waitFor();
  const lines = rests.page.getByRole('table', { name: 'Table' }).locator('tbody tr');
  await expect.poll(() => lines.first().innerText()).toMatch(/Bruno\s+1\s+1\s+0\s+0\s+2$/);

  // The league's news, seats and battles are those of rounds, not of weeks of war.
  await fights.page.goto(`/campaigns/${id}/chronicle/1`);
  await fights.page.getByRole('heading', { name: 'Bruno beat Carmen' }).waitFor();
  await fights.page.goto(`/campaigns/${id}/seats`);
  await fights.page.getByRole('figure').first().waitFor();
  expect(await findings(fights.page)).toEqual([]);

  // A correction shows the table as it is and as it would be.
  const { campaign } = await olga.ask<{ campaign: { members: { memberId: string; displayName: string }[] } }>(
    'query ($id: ID!) { campaign(id: $id) { members { memberId displayName } } }',
    { id },
  );
  const memberId = campaign.members.find(({ displayName }) => displayName === 'Olga')?.memberId;
  await olga.act('appointOfficial', { campaignId: id, memberId, office: 'REFEREE' });
  await desk.page.goto(`/campaigns/${id}/desk`);
  const corrections = desk.page.getByRole('region', { name: 'Correct a result' });
  await corrections.getByLabel('Round').selectOption('1');
  await corrections.getByLabel('New result').selectOption('C');
  await corrections.getByRole('button', { name: 'See what one correction would change' }).click();
  const leads = (name: string) =>
    corrections.getByRole('table', { name, exact: true }).locator('tbody tr').first().innerText();
  await expect.poll(() => leads('The table as it would be')).toContain('Carmen');
  expect(await leads('Table')).toContain('Bruno');
});

it('a league tells whoever meets somebody that has left, and offers nobody a seat that stays out of it', async () => {
  const names = ['Anna', 'Bruno'];
  const [anna, bruno] = (await Promise.all(names.map((name) => club.person(name)))) as [Person, Person];
  const id = await club.running([anna, bruno], { format: 'LEAGUE' });
  const seen = await visit({ viewport: phone });
  await anna.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}`);
  await page.getByRole('heading', { name: 'You meet Bruno' }).waitFor();
  await anna.act('removePlayer', { campaignId: id, memberId: bruno.id, reason: 'He is ill.' });
  await page.getByRole('heading', { name: 'Nobody plays for Bruno any more' }).waitFor();
  await page.getByText('the battle counts as not fought').waitFor();
  await seen.open(`/campaigns/${id}/seats`);
  await page.getByRole('article').filter({ hasText: 'Bruno' }).getByText('Open to another player').waitFor();
  expect(await page.getByText('Open to another player').count()).toBe(1);
});
