import { expect, it } from 'vitest';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();
const key = 'field:redlode-mine:A>B';

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
  await page.getByRole('button', { name: 'Go on now' }).click();
  await page.getByRole('button', { name: 'Move the deadline…' }).waitFor();
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
