import { expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub, type Person } from './club.js';

const visit = withBrowser();
const club = withClub();

/** High Elves that are legal at 3,000 points. */
const elves = [
  { unit: 'general', count: 1, items: [] },
  { unit: 'spearmen', count: 6, items: [] },
  { unit: 'archers', count: 6, items: [] },
  { unit: 'silver-helms', count: 3, items: [] },
  { unit: 'silver-helms', count: 1, items: ['banner-of-shielding'] },
];

/** Everybody plays, so that nothing depends on what bots would do; Anna and Bruno want the same bridge. */
async function lasting(): Promise<{ id: string; anna: Person; bruno: Person; carla: Person }> {
  const people: Person[] = [];
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Fermin'])
    people.push(await club.person(name));
  const [anna, bruno, carla] = people as [Person, Person, Person];
  const id = await club.running(people, { settings: { persistentArmies: true, absence: { extensions: 0 } } });
  await bruno.act('chooseArmy', { campaignId: id, army: 'high-elves' });
  await bruno.act('musterArmy', { campaignId: id, lines: elves });
  for (const one of [anna, bruno])
    await one.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  return { id, anna, bruno, carla };
}

/** The battle for the bridge, whoever came late. */
async function contest(id: string, anna: Person, bruno: Person) {
  await club.reveal(anna, id);
  const { choices } = await anna.ask<{ choices: { key: string }[] }>(
    'query ($id: ID!) { choices(campaignId: $id, turn: 1) { key } }',
    { id },
  );
  const annaLate = choices.some(({ key }) => key === 'contest:herons-bridge:A');
  const choice = `contest:herons-bridge:${annaLate ? 'A' : 'B'}`;
  await (annaLate ? anna : bruno).act('answerChoice', {
    campaignId: id,
    turn: 1,
    key: choice,
    answer: ['fight'],
  });
  const key = annaLate ? 'contest:herons-bridge:A>B' : 'contest:herons-bridge:B>A';
  return { key, theirs: annaLate ? 'defender' : 'attacker' } as const;
}

it('an army is mustered, fights, loses what falls, recruits, and the ledger explains it', async () => {
  const { id, anna, bruno, carla } = await lasting();
  const seen = await visit({ viewport: phone });
  const { page, open } = seen;
  await anna.enters(seen);
  await open('/home');
  await page.getByRole('link', { name: 'Muster your army' }).click();
  await page.getByRole('button', { name: 'Add what is needed' }).click();
  await page.getByRole('button', { name: 'One more: Spearmen' }).click({ clickCount: 2 });
  await page.getByRole('button', { name: 'Muster this army' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Muster this army' }).click();
  await page.getByText('Your army stands.').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const { key, theirs } = await contest(id, anna, bruno);
  const place = { campaignId: id, turn: 1, key };
  await open(`/campaigns/${id}/battles/1/${encodeURIComponent(key)}`);
  await page.locator('summary').filter({ hasText: 'Armies' }).click();
  await page.getByRole('button', { name: 'Choose what to field' }).click();
  await page.getByText('This can be fielded.').waitFor();
  await page.getByRole('button', { name: 'One fewer: Spearmen' }).first().click();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await page.getByText('Anna fields').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);

  // Bruno is away: Carla fields what his army has, and is offered nothing else.
  await bruno.act('nameStandIn', { ...place, side: theirs.toUpperCase(), memberId: carla.id });
  const other = await visit({ viewport: phone });
  await carla.enters(other);
  await other.open(`/campaigns/${id}/battles/1/${encodeURIComponent(key)}`);
  await other.page.locator('summary').filter({ hasText: 'Armies' }).click();
  await other.page.getByText('You stand in for Bruno').waitFor();
  await other.page.getByRole('button', { name: 'Choose what to field' }).click();
  await other.page.getByText('This can be fielded.').waitFor();
  expect(await other.page.getByRole('button', { name: 'Equip Silver Helms' }).count()).toBe(0);
  await other.page.getByRole('button', { name: 'One fewer: Silver Helms' }).last().click();
  await other.page.getByRole('button', { name: 'Equip Silver Helms' }).click();
  const item = other.page.getByLabel('Magic item');
  expect(await item.locator('option').allTextContents()).toHaveLength(2);
  await item.selectOption({ index: 1 });
  await other.page.getByText('This can be fielded.').waitFor();
  await other.page.getByRole('button', { name: 'One more: Silver Helms' }).click();
  await other.page.getByText('This can be fielded.').waitFor();
  expect(await findings(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Hand it in' }).click();
  await other.page.getByText('Bruno fields').waitFor();

  // Two totals cost a lasting army what was tapped in beside them.
  await open(`/campaigns/${id}/battles/1/${encodeURIComponent(key)}#step-report`);
  await page.getByText('Two totals').click();
  await page.getByLabel('Victory points of Anna').fill('400');
  await page.getByLabel('Victory points of Bruno').fill('60');
  await page.locator('.switch').getByText('Anna', { exact: true }).click();
  const tap = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
  await tap('Spearmen 1 of 7');
  for (const _ of ['destroyed', 'one stand']) await tap('Spearmen 2 of 7');
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Send the result' }).click();
  await page.getByRole('button', { name: 'Correct my report' }).waitFor();
  await other.page.getByText('Spearmen: 1 destroyed, 1 down to one stand').waitFor();
  await other.page.getByRole('button', { name: 'That is right' }).click();
  await page.getByText('Anna won').first().waitFor();

  await open(`/campaigns/${id}/army`);
  await page.getByText('Lost: 1 Spearmen. Reduced to a stand and made good: 1 Spearmen.').waitFor();
  await page.getByRole('button', { name: 'Recruit' }).click();
  await page.getByRole('button', { name: 'One more: Spearmen' }).click();
  await page.getByText('They may join.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Call them in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call them in' }).click();
  await page.getByText('Recruited: 1 Spearmen.').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}, 120_000);

it('a house list is written from a copy, each fault at its field, and an army is built from it', async () => {
  const olga = await club.person('Olga');
  const founded = await olga.act('createCampaign', { name: 'The Lake War', mapId: 'pelagonia' });
  const id = String(founded['campaignId']);
  const seen = await visit({ viewport: phone });
  const { page, open } = seen;
  await olga.enters(seen);
  await open(`/campaigns/${id}`);
  await page.locator('summary').filter({ hasText: 'House army lists' }).click();
  await page.getByRole('link', { name: 'Add a list' }).click();
  await page.getByRole('button', { name: 'Begin with the copy' }).click();
  await page.getByText('The list is sound.').waitFor();
  const name = page.getByLabel('Name, in English').first();
  await name.fill('');
  await page.getByText('One thing is not right yet').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Knights of the Lake');
  await page.getByRole('button', { name: /^Bowmen/ }).click();
  await page.getByLabel('Points', { exact: true }).fill('60');
  await page.getByText('The list is sound.').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  // Typing into a field is one step, a line that goes another; what is written outlives a reload.
  const bowmen = page.getByRole('button', { name: /^Bowmen/ });
  await page.getByRole('button', { name: 'Remove Bowmen' }).click();
  await expect.poll(() => bowmen.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => name.inputValue()).not.toBe('Knights of the Lake');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await page.getByText('it was kept on this device').waitFor();
  expect(await name.inputValue()).toBe('Knights of the Lake');
  await bowmen.getByText('60 points').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await page.getByRole('button', { name: 'Add to the campaign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the campaign' }).click();
  await page.getByText('“Knights of the Lake” is in the campaign.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Begin with the copy' }).waitFor();
  expect(await page.getByText('kept on this device').count()).toBe(0);
  await page.getByRole('link', { name: 'Knights of the Lake' }).click();
  await page.getByRole('heading', { name: 'Knights of the Lake' }).waitFor();

  await olga.act('claimSeat', { campaignId: id, seat: 'A', army: 'bretonnia-house' });
  await olga.act('startCampaign', { campaignId: id, botsForEmptySeats: true });
  await open(`/campaigns/${id}/armies`);
  await page.getByRole('button', { name: 'Build an army of 3,000 points' }).click();
  await page.getByRole('button', { name: 'Add what is needed' }).click();
  await page.getByRole('button', { name: 'One more: Bowmen' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Bowmen' }).getByText('60 points').first().waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { name: 'An army of the list “Knights of the Lake”' }).waitFor();
  // A club's own list is called by its name wherever rosters are listed.
  for (const place of [`/campaigns/${id}/armies`, '/rosters']) {
    await open(place);
    await page.getByText(/^Knights of the Lake · [\d,]+ of 3,000 points/).waitFor();
  }
});
