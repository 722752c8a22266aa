import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { atTheBridge, battleOf, contested, letterOf, pathOf } from './bridge.js';
import { desk, phone, sidewaysScroll, withBrowser, type Visit } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();

async function enters(someone: Person, path: string): Promise<Visit> {
  const seen = await visit({ viewport: phone });
  await someone.enters(seen);
  await seen.open(path);
  return seen;
}

const totals = async (page: Page) =>
  Promise.all(['attacker', 'defender'].map((role) => page.locator(`[data-total="${role}"]`).textContent()));

it('a choice that waits is answered in the list, and the battle that follows stands there', async () => {
  const scene = await atTheBridge(club);
  const [late, first] = [scene.late.name, scene.first.name];
  const other = await enters(scene.first, `/campaigns/${scene.id}/battles`);
  await other.page.getByText(`${late} must decide whether to fight for Herons’ Bridge.`).waitFor();
  const { page } = await enters(scene.late, `/campaigns/${scene.id}/battles`);
  await page.getByText('If you do nothing, you go home.').waitFor();
  await page.getByRole('button', { name: `Fight ${first}` }).click();
  await page.getByRole('link', { name: 'Contest for Herons’ Bridge' }).waitFor();
  await other.page.getByRole('link', { name: 'Contest for Herons’ Bridge' }).click();
  await other.page.getByText(`${late} will take Herons’ Bridge.`).waitFor();
  expect(await sidewaysScroll(other.page)).toBe(0);
});

it('two players find a time, and either can call it off', async () => {
  const scene = await contested(club);
  const { page } = await enters(scene.late, pathOf(scene));
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Time 1').fill(`${soon}T19:30`);
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Time 2').fill(`${soon}T21:00`);
  await page.getByLabel('Where').fill('Old Forge club');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('You propose these times, at Old Forge club.').waitFor();
  // The button is gone; the keyboard goes on at the step.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('summary')?.textContent))
    .toContain('Find a time');

  const other = await enters(scene.first, pathOf(scene));
  await other.page.getByText(`${scene.late.name} proposes these times, at Old Forge club.`).waitFor();
  await other.page
    .locator('.proposal li')
    .filter({ hasText: '21:00' })
    .getByRole('button', { name: 'This one' })
    .click();
  await other.page.locator('summary').filter({ hasText: '21:00' }).waitFor();
  // The other sees it without reloading.
  await page.locator('summary').filter({ hasText: 'Old Forge club' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('battle.ics');
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByText('The sides have found no time yet.').waitFor();
});

it('where nobody sits opposite no time is asked for, and the result can be told at once', async () => {
  const scene = await contested(club);
  const [anna, bruno] = scene.late.name === 'Anna' ? [scene.late, scene.first] : [scene.first, scene.late];
  const { page } = await enters(anna, pathOf(scene));
  await page.getByRole('button', { name: 'Propose', exact: true }).waitFor();
  const { campaign } = await anna.ask<{ campaign: { members: { memberId: string; displayName: string }[] } }>(
    'query ($id: ID!) { campaign(id: $id) { members { memberId displayName } } }',
    { id: scene.id },
  );
  const memberId = campaign.members.find(({ displayName }) => displayName === bruno.name)?.memberId;
  await anna.act('removePlayer', { campaignId: scene.id, memberId, reason: 'He has moved away.' });
  await page.getByText('Nobody plays one of the sides').waitFor();
  await page.getByRole('button', { name: 'Propose', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Report the result' }).click();
  await page.getByRole('button', { name: 'Send the result' }).waitFor();
});

it('a result is tapped in at the table, outlives a reload, is disputed, told anew and confirmed', async () => {
  const scene = await contested(club);
  const { page } = await enters(scene.first, pathOf(scene));
  await page.locator('summary').filter({ hasText: 'Report the result' }).click();
  await page.getByText('In full', { exact: true }).click();
  const anna = page.getByRole('region', { name: 'Anna' }).last();
  const bruno = page.getByRole('region', { name: 'Bruno' }).last();
  const show = (name: string) => page.locator('.switch').getByText(name, { exact: true }).click();
  await show('Anna');
  // High Elf spearmen cost 60: two destroyed, one of three stands left with one.
  for (const _ of [1, 2]) await anna.getByRole('button', { name: /^Spearmen/ }).click();
  const spearmen = anna.getByRole('listitem').filter({ hasText: 'Spearmen' });
  await spearmen
    .getByRole('group', { name: 'Spearmen: Down to one stand' })
    .getByRole('button', { name: 'One more' })
    .click();
  await show('Bruno');
  await bruno.getByLabel('Cost').fill('155');
  await bruno.getByLabel('What').selectOption('Character killed');
  await bruno.getByRole('button', { name: 'Add', exact: true }).click();
  const inOrder = letterOf(scene.late) === 'A' ? ['155', '150'] : ['150', '155'];
  await expect.poll(() => totals(page)).toEqual(inOrder);
  expect(await sidewaysScroll(page)).toBe(0);

  // The form is open again by itself.
  await page.reload();
  await expect.poll(() => totals(page)).toEqual(inOrder);
  // A loss that is only half entered is not left out in silence.
  await page.getByLabel('Cost').filter({ visible: true }).fill('45');
  await page.getByRole('button', { name: 'Send the result' }).click();
  await page.getByText('its loss is not added').waitFor();
  await page.getByLabel('Cost').filter({ visible: true }).fill('');
  await page.getByRole('button', { name: 'Send the result' }).click();
  await page.getByRole('button', { name: 'Correct my report' }).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('report:'))),
  ).toEqual([]);

  const other = await enters(scene.late, pathOf(scene));
  await other.page.getByText('Silence confirms it on').waitFor();
  await other.page.getByRole('button', { name: 'That is wrong' }).click();
  await other.page.getByLabel('What is wrong?').fill('My hero lived.');
  await other.page.reload();
  await expect.poll(() => other.page.getByLabel('What is wrong?').inputValue()).toBe('My hero lived.');
  await other.page.getByRole('button', { name: 'Dispute the result' }).click();
  await other.page.getByText('You tell it differently.').waitFor();
  await page.getByText('Disputed because: My hero lived.').waitFor();
  expect(
    await other.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dispute:'))),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Report it anew' }).click();
  await page.getByText('Two totals', { exact: true }).click();
  await page.getByLabel('Victory points of Anna').fill('0');
  await page.getByLabel('Victory points of Bruno').fill('150');
  await page.getByRole('button', { name: 'Send the result' }).click();
  await other.page.getByRole('button', { name: 'That is right' }).click();
  await other.page.locator('.notice').getByText('Bruno won').waitFor();
  const { battle } = await scene.first.ask<{ battle: { status: string; winner: string } }>(
    'query ($id: ID!, $key: ID!) { battle(campaignId: $id, turn: 1, key: $key) { status winner } }',
    { id: scene.id, key: battleOf(scene) },
  );
  expect(battle).toMatchObject({ status: 'SETTLED', winner: 'B' });
});

it('who fights hangs a photograph beside the battle and changes its words; an organiser removes it with a reason', async () => {
  const scene = await contested(club);
  // Anna organises the campaign; the photograph is Bruno's.
  const [anna, bruno] = scene.late.name === 'Anna' ? [scene.late, scene.first] : [scene.first, scene.late];
  const author = await enters(bruno, pathOf(scene));
  const { page } = author;
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await page.getByText(/The photographs of this campaign fill 0 of \d+ MB\./).waitFor();
  const buffer = await page.screenshot();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Line below the picture').fill('The bridge at noon');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The bridge at noon').waitFor();
  await page.getByRole('button', { name: 'Change the words' }).click();
  await page.getByLabel('Line below the picture').fill('The bridge at dusk');
  await page.getByRole('button', { name: 'Save' }).click();

  const keeper = await enters(anna, pathOf(scene));
  await keeper.page.getByText('The bridge at dusk').waitFor();
  expect(await keeper.page.getByRole('button', { name: 'Change the words' }).count()).toBe(0);
  expect(await findings(keeper.page)).toEqual([]);
  await keeper.page.getByRole('button', { name: 'Remove' }).click();
  const dialog = keeper.page.getByRole('dialog', { name: 'Remove this photo?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await dialog.getByLabel('Why').fill('A guest asked for it.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The bridge at dusk').waitFor({ state: 'detached' });
});

it('the winner gives his honour to a unit that has a name from then on', async () => {
  const scene = await contested(club);
  const address = { campaignId: scene.id, turn: 1, key: battleOf(scene) };
  const outcome = letterOf(scene.late) === 'A' ? 'ATTACKER' : 'DEFENDER';
  await scene.first.act('reportBattle', { ...address, result: { outcome } });
  await scene.late.act('confirmBattle', { ...address, number: 1 });
  const anna = scene.late.name === 'Anna' ? scene.late : scene.first;
  const { page } = await enters(anna, pathOf(scene));
  await page.getByRole('img', { name: /^A die showing [1-6]$/ }).waitFor();
  await page.getByRole('button', { name: 'Give the honour' }).click();
  await page.getByText('Choose the unit that bears the honour.').waitFor();
  await page.getByLabel('Spearmen', { exact: true }).check();
  await page.getByRole('button', { name: 'Give the honour' }).click();
  await page.getByText('A veteran needs a name').waitFor();
  await page.getByLabel('Its name from now on').fill('The Bridge Guard');
  await page.reload();
  await expect.poll(() => page.getByLabel('Its name from now on').inputValue()).toBe('The Bridge Guard');
  expect(await page.getByLabel('Spearmen', { exact: true }).isChecked()).toBe(true);
  await page.getByText('1 unit of infantry and cavalry fought.').waitFor();
  await page.getByRole('button', { name: 'Give the honour' }).click();
  await page.getByText('The Bridge Guard bears it.').waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('honour:'))),
  ).toEqual([]);
});

it.each([
  ['paper', 'light', desk],
  ['lamplight', 'dark', desk],
  ['paper, on a phone', 'light', phone],
] as const)('axe finds nothing serious about battles on %s', async (_, colorScheme, viewport) => {
  const asked = await atTheBridge(club);
  const list = await visit({ colorScheme, viewport });
  await asked.late.enters(list);
  await list.open(`/campaigns/${asked.id}/battles`);
  await list.page.getByRole('button', { name: `Fight ${asked.first.name}` }).waitFor();
  expect(await findings(list.page), 'a choice').toEqual([]);
  await list.page.getByRole('button', { name: `Fight ${asked.first.name}` }).click();
  await list.page.getByRole('link', { name: 'Contest for Herons’ Bridge' }).waitFor();
  expect(await findings(list.page), 'the list').toEqual([]);
  await list.open(pathOf(asked));
  await list.page.locator('summary').filter({ hasText: 'Report the result' }).click();
  await list.page.getByText('In full', { exact: true }).click();
  if (viewport === phone) await list.page.locator('.switch').getByText('Anna', { exact: true }).click();
  await list.page.locator('.unit').first().click();
  await expect.poll(() => list.page.locator('.skeleton').count()).toBe(0);
  expect(await findings(list.page), 'the battle').toEqual([]);
});
