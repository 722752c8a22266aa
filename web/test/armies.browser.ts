import { randomUUID } from 'node:crypto';
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
  { unit: 'silver-helms', count: 4, items: [] },
];

/** Everybody plays, so that nothing depends on what bots would do; Anna and Bruno want the same bridge. */
async function lasting(): Promise<{ id: string; anna: Person; bruno: Person }> {
  const people: Person[] = [];
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Fermin'])
    people.push(await club.person(name));
  const [anna, bruno] = people as [Person, Person];
  const id = await club.running(people, { settings: { persistentArmies: true, absence: { extensions: 0 } } });
  await bruno.act('chooseArmy', { campaignId: id, army: 'high-elves' });
  await bruno.act('musterArmy', { campaignId: id, lines: elves });
  for (const one of [anna, bruno])
    await one.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  return { id, anna, bruno };
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
  const mine = annaLate ? 'attacker' : 'defender';
  return { key, mine, theirs: annaLate ? 'defender' : 'attacker' } as const;
}

it('an army is mustered, fights, loses what falls, recruits, and the ledger explains it', async () => {
  const { id, anna, bruno } = await lasting();
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

  const { key, mine, theirs } = await contest(id, anna, bruno);
  const place = { campaignId: id, turn: 1, key };
  await open(`/campaigns/${id}/battles/1/${encodeURIComponent(key)}`);
  await page.locator('summary').filter({ hasText: 'Armies' }).click();
  await page.getByRole('button', { name: 'Choose what to field' }).click();
  await page.getByText('This can be fielded.').waitFor();
  await page.getByRole('button', { name: 'One fewer: Spearmen' }).first().click();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await page.getByText('Anna fields').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);

  const { saveRoster } = await bruno.ask<{ saveRoster: { id: string } }>(
    'mutation ($input: SaveRosterInput!) { saveRoster(input: $input) { ... on RosterSaved { id } } }',
    {
      input: {
        clientKey: randomUUID(),
        campaignId: id,
        roster: { army: 'high-elves', size: 3000, entries: elves },
      },
    },
  );
  await bruno.act('attachRoster', { ...place, rosterId: saveRoster.id });
  const { battleRosters } = await anna.ask<{
    battleRosters: { side: string; content: { entries: { unit: string }[] } }[];
  }>(
    `query ($id: ID!, $key: ID!) { battleRosters(campaignId: $id, turn: 1, battle: $key) {
       side content { entries { unit } } } }`,
    { id, key },
  );
  const fielded = battleRosters.find(({ side }) => side === mine.toUpperCase())!.content.entries;
  const entry = fielded.findIndex(({ unit }) => unit === 'spearmen');
  const lost = { casualties: [{ entry, destroyed: 1, reduced: 1 }] };
  const result = { rosters: { size: 3000, [mine]: lost, [theirs]: { casualties: [] } } };
  await bruno.act('reportBattle', { ...place, result });
  await anna.act('confirmBattle', { ...place, number: 1 });

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
  const name = page.getByLabel('Name, in English');
  await name.fill('');
  await page.getByText('One thing is not right yet').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Knights of the Lake');
  await page.getByRole('button', { name: /^Bowmen/ }).click();
  await page.getByLabel('Points', { exact: true }).fill('60');
  await page.getByText('The list is sound.').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Add to the campaign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the campaign' }).click();
  await page.getByText('“Knights of the Lake” is in the campaign.').waitFor();
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
});
