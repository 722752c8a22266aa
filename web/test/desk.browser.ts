import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();
const key = 'field:redlode-mine:A>B';

/** What the keyboard is at. */
const at = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

interface War {
  readonly anna: Person;
  readonly bruno: Person;
  readonly olga: Person;
  readonly id: string;
}

/** Anna marches from the bridge that the referee gave her on Bruno's mine, which he defends; Carmen may march too. */
async function fieldBattle({ carmenMarches = false } = {}): Promise<War> {
  const names = ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'];
  const players = await Promise.all(names.map((name) => club.person(name)));
  const [anna, bruno, carmen] = players as [Person, Person, Person, ...Person[]];
  const olga = await club.person('Olga');
  const id = await club.running(players);
  const { token } = await anna.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await olga.act('acceptInvitation', { token });
  const given = { 'herons-bridge': 'A', ...(carmenMarches && { 'windgap-pass': 'C' }) };
  for (const [territory, seat] of Object.entries(given))
    await olga.act('giveTerritory', { campaignId: id, territory, seat, reason: 'To begin with.' });
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'redlode-mine' });
  if (carmenMarches) await carmen.act('sealOrder', { campaignId: id, turn: 1, attack: 'ironbrow' });
  await bruno.act('sealOrder', { campaignId: id, turn: 1 });
  await club.reveal(anna, id);
  return { anna, bruno, olga, id };
}

it('lets a referee decide choices and quarrels on the desk itself, on a phone too', async () => {
  const { anna, bruno, olga, id } = await fieldBattle({ carmenMarches: true });
  const seen = await visit({ viewport: phone });
  await olga.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  const queue = page.getByRole('region', { name: 'Waiting for a decision' });
  const choice = queue.getByRole('listitem').filter({ hasText: 'Bruno must say whom to fight first' });
  await choice.getByRole('button', { name: 'Decide' }).click();
  await choice.getByRole('button', { name: 'Decide for Bruno' }).click();
  await choice.locator('[aria-invalid="true"]').waitFor();
  await choice.getByLabel('Why').fill('Bruno is at sea.');
  await choice.getByRole('button', { name: 'Decide for Bruno' }).click();
  const battle = queue
    .getByRole('listitem')
    .filter({ hasText: 'Battle for Redlode Mine: Anna against Bruno' });
  await battle.getByText('Still to be fought').waitFor();

  await anna.act('reportBattle', { campaignId: id, turn: 1, key, result: { outcome: 'ATTACKER' } });
  await bruno.act('disputeBattle', { campaignId: id, turn: 1, key, number: 1, reason: 'The bell had rung.' });
  await battle.getByText('Disputed', { exact: true }).waitFor();
  await battle.getByRole('button', { name: 'Decide' }).click();
  await battle.getByText('The bell had rung.').waitFor();
  await battle.locator('label').filter({ hasText: 'Anna' }).click();
  await battle.getByLabel('Why').fill('Seen by all.');
  expect(await sidewaysScroll(page)).toBe(0);
  await battle.getByRole('button', { name: 'Rule', exact: true }).click();
  await battle.waitFor({ state: 'detached' });
  await queue.getByText('Settled.').waitFor();
  // Whoever pressed what is gone goes on where it stood.
  await expect.poll(() => at(page)).toBe('Waiting for a decision');
  expect(new URL(page.url()).pathname).toBe(`/campaigns/${id}/desk`);
});

it('shows all that a correction would change before it is applied, and then applies it', async () => {
  const { olga, anna, id } = await fieldBattle();
  const ruling = { campaignId: id, turn: 1, key, reason: 'Seen by all.' };
  await olga.act('ruleOnBattle', { ...ruling, result: { outcome: 'ATTACKER' } });
  const holder = async () => {
    const { campaign } = await anna.ask<{ campaign: { holdings: { territory: string; seat: string }[] } }>(
      'query ($id: ID!) { campaign(id: $id) { holdings { territory seat } } }',
      { id },
    );
    return campaign.holdings.find(({ territory }) => territory === 'redlode-mine')?.seat;
  };
  const before = await holder();
  const seen = await visit();
  await olga.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  const desk = page.getByRole('region', { name: 'Correct a result' });
  await desk.getByLabel('Week').selectOption('1');
  const battle = desk.getByRole('listitem').filter({ hasText: 'Anna against Bruno' });
  await battle.getByLabel('New result').selectOption('B');
  await desk.getByRole('button', { name: 'See what one correction would change' }).click();
  await desk.getByRole('heading', { name: 'What would change' }).waitFor();
  expect(await at(page)).toBe('What would change');
  expect(await holder()).toBe(before);
  await desk.getByRole('button', { name: 'Apply the correction' }).click();
  await desk.locator('[aria-invalid="true"]').waitFor();
  await desk.getByLabel('Why').fill('The photographs show it.');
  await desk.getByRole('button', { name: 'Apply the correction' }).click();
  await desk.getByText('The correction is applied').waitFor();
  await expect.poll(holder).toBe('B');
});

it('asks for the result of a battle that a correction brings about, and says what was entered', async () => {
  const { olga, id } = await fieldBattle({ carmenMarches: true });
  const turn = { campaignId: id, turn: 1, reason: 'Seen by all.' };
  await olga.act('ruleOnChoice', { ...turn, key: 'order:B', answer: ['A', 'C'] });
  await olga.act('ruleOnBattle', { ...turn, key, result: { outcome: 'ATTACKER' } });
  await olga.act('ruleOnBattle', { ...turn, key: 'assault:ironbrow:C>B', result: { outcome: 'DRAW' } });
  const seen = await visit({ viewport: phone });
  await olga.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  const desk = page.getByRole('region', { name: 'Correct a result' });
  await desk.getByLabel('Week').selectOption('1');
  const field = desk.getByRole('listitem').filter({ hasText: 'Anna against Bruno' });
  await field.getByLabel('New result').selectOption('B');
  await desk.getByRole('button', { name: 'See what one correction would change' }).click();
  await desk.getByText('Would have to be fought: Siege of Ironbrow: Carmen against Bruno').waitFor();
  const siege = desk
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox'), hasText: 'Siege of Ironbrow' });
  await siege.getByLabel('New result').selectOption('B');
  await desk.getByText('Week 1 · Siege of Ironbrow: Carmen against Bruno: Victory for Bruno').waitFor();
  await desk.getByRole('button', { name: 'See what 2 corrections would change' }).click();
  await desk.getByText('Would take place, with the result you entered: Siege of Ironbrow').waitFor();
  expect(await desk.getByText('Would have to be fought').count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await desk.getByRole('button', { name: 'Take out Siege of Ironbrow' }).click();
  await desk.getByRole('button', { name: 'See what one correction would change' }).waitFor();
});

it('lets the organiser move the deadline and pause, each with a reason', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit();
  await anna.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  await page.getByRole('button', { name: 'Pause…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let the campaign rest' });
  await dialog.getByLabel('Days').fill('3');
  await dialog.getByLabel('Why').fill('Harvest.');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Go on now' }).waitFor();
  await expect.poll(() => at(page)).toBe('The clock');
  await page.getByRole('button', { name: 'Go on now' }).click();
  await page.getByRole('button', { name: 'Move the deadline…' }).click();
  const deadline = page.getByRole('dialog', { name: 'Move the deadline' });
  await deadline.getByLabel('Hours').fill('');
  await deadline.getByLabel('Why').fill('Snow.');
  await deadline.getByRole('button', { name: 'Move it' }).click();
  await deadline.getByText('Give a whole number.').waitFor();
});

it('tells a referee what is missing before the map is changed, and everybody how a territory is called now', async () => {
  const [anna, rita] = [await club.person('Anna'), await club.person('Rita')];
  const id = await club.running([anna]);
  const { token } = await anna.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await rita.act('acceptInvitation', { token });
  const seen = await visit({ viewport: phone });
  await rita.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  await page.getByRole('button', { name: 'Give a territory' }).click();
  const give = page.getByRole('dialog', { name: 'Give a territory' });
  await give.getByLabel('Why').fill('To begin with.');
  await give.getByRole('button', { name: 'Give a territory' }).click();
  await give.getByText('Choose a territory.').waitFor();
  await give.getByText('Choose a seat.').waitFor();
  await give.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Grant points' }).click();
  const grant = page.getByRole('dialog', { name: 'Grant points' });
  await grant.getByLabel('Seat').selectOption('A');
  await grant.getByLabel('Points').fill('');
  await grant.getByLabel('Why').fill('A good tale.');
  await grant.getByRole('button', { name: 'Grant points' }).click();
  await grant.getByText('Give a whole number.').waitFor();
  await grant.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Rename a territory' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename a territory' });
  await rename.getByLabel('Territory').selectOption('herons-bridge');
  await rename.getByLabel('Name').fill('Mud Bridge');
  await rename.getByLabel('Why').fill('A flood.');
  await rename.getByRole('button', { name: 'Rename a territory' }).click();
  await rename.waitFor({ state: 'hidden' });
  await seen.open(`/campaigns/${id}/chronicle`);
  await page
    .getByText('Rita renamed Herons’ Bridge: it is called Mud Bridge now. Reason: A flood.')
    .first()
    .waitFor();
});

it('says of a meeting that was not fought who would win it, by whose fault it was', async () => {
  const names = ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'];
  const players = await Promise.all(names.map((name) => club.person(name)));
  const [anna, bruno] = players as [Person, Person, ...Person[]];
  const olga = await club.person('Olga');
  const id = await club.running(players);
  const { token } = await anna.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await olga.act('acceptInvitation', { token });
  const bridge = { campaignId: id, territory: 'herons-bridge', seat: 'A' };
  await olga.act('giveTerritory', { ...bridge, reason: 'To begin with.' });
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'redlode-mine' });
  await bruno.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await club.reveal(anna, id);
  const seen = await visit();
  await olga.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  const queue = page.getByRole('region', { name: 'Waiting for a decision' });
  const battle = queue.getByRole('listitem').filter({ hasText: 'Meeting of Anna and Bruno' });
  await battle.getByRole('button', { name: 'Decide' }).click();
  await battle.getByText('It was not fought').click();
  const effect = (fault: string) => battle.locator('label').filter({ hasText: fault }).innerText();
  await battle.getByText('Whose fault is it?').waitFor();
  expect(await effect('Nobody’s fault')).toContain('It counts as a draw.');
  expect(await effect('The fault of Anna')).toContain('Victory for Bruno');
  expect(await effect('The fault of Bruno')).toContain('Victory for Anna');
  // What is missing is said in the reader's own language, by the page.
  await battle.getByRole('button', { name: 'Record it as not fought' }).click();
  await battle.getByText('Write something here.').waitFor();
});

it('shows whoever is taken out that he is, at once, and calls him by his own name afterwards', async () => {
  const [anna, bruno, gina] = [
    await club.person('Anna'),
    await club.person('Bruno'),
    await club.person('Gina'),
  ];
  const id = await club.running([anna, bruno]);
  const his = await visit({ viewport: phone });
  await bruno.enters(his);
  await his.open(`/campaigns/${id}`);
  await his.page.getByRole('heading', { name: 'Seal your orders' }).waitFor();
  const seen = await visit();
  await anna.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  await page.getByText('Manage Bruno').click();
  await page.getByRole('button', { name: 'Remove Bruno' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Bruno out of the campaign?' });
  await dialog.getByLabel('Why').fill('He moved to Lima.');
  await dialog.getByRole('button', { name: 'Remove Bruno' }).click();
  await page.getByText('Manage Bruno').waitFor({ state: 'detached' });
  await expect.poll(() => at(page)).toBe('People');
  await his.page.getByText('This campaign does not exist, or you have no seat in it.').waitFor();

  const { token } = await anna.act('createInvitation', { campaignId: id, seat: 'B' });
  await gina.act('acceptInvitation', { token });
  await seen.open(`/campaigns/${id}/chronicle`);
  await page.getByText('Anna took Bruno out of the campaign. Reason: He moved to Lima.').first().waitFor();
  await page.getByText('Gina took a seat.').first().waitFor();
});

it('lets the referee move the deadline and pause, and leaves the end of the campaign to organisers', async () => {
  const [anna, rita] = [await club.person('Anna'), await club.person('Rita')];
  const id = await club.running([anna]);
  const { token } = await anna.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await rita.act('acceptInvitation', { token });
  const seen = await visit({ viewport: phone });
  await rita.enters(seen);
  const { page } = seen;
  await seen.open(`/campaigns/${id}/desk`);
  await page.getByRole('button', { name: 'Move the deadline…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the deadline' });
  await dialog.getByLabel('Hours').fill('12');
  await dialog.getByLabel('Why').fill('Snow.');
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: 'Pause…' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'End the campaign…' }).count()).toBe(0);
});
