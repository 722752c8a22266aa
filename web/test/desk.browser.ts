import { expect, it } from 'vitest';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();
const key = 'field:redlode-mine:A>B';

/** Anna marches from the bridge that the referee gave her on Bruno's mine, which he defends; nobody else stirs. */
async function fieldBattle() {
  const names = ['Anna', 'Bruno', 'Carmen', 'Dimitri', 'Elena', 'Felix'];
  const players = await Promise.all(names.map((name) => club.person(name)));
  const [anna, bruno] = players as [Person, Person, ...Person[]];
  const olga = await club.person('Olga');
  const id = await club.running(players);
  const { token } = await anna.act('createInvitation', { campaignId: id, role: 'REFEREE' });
  await olga.act('acceptInvitation', { token });
  await olga.act('giveTerritory', {
    campaignId: id,
    territory: 'herons-bridge',
    seat: 'A',
    reason: 'To begin with.',
  });
  await anna.act('sealOrder', { campaignId: id, turn: 1, attack: 'redlode-mine' });
  await bruno.act('sealOrder', { campaignId: id, turn: 1 });
  await club.reveal(anna, id);
  return { anna, bruno, olga, id };
}

it('queues a quarrel for the referee, on a phone too', async () => {
  const { anna, bruno, olga, id } = await fieldBattle();
  await anna.act('reportBattle', { campaignId: id, turn: 1, key, result: { outcome: 'ATTACKER' } });
  await bruno.act('disputeBattle', { campaignId: id, turn: 1, key, number: 1, reason: 'The bell had rung.' });
  const seen = await visit({ viewport: phone });
  await olga.enters(seen);
  await seen.open(`/campaigns/${id}/desk`);
  await seen.page.getByText('Disputed', { exact: true }).waitFor();
  const quarrel = seen.page.getByRole('link', { name: /Field battle at Redlode Mine: Anna against Bruno/ });
  expect(await quarrel.getAttribute('href')).toContain(encodeURIComponent(key));
  expect(await sidewaysScroll(seen.page)).toBe(0);
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
