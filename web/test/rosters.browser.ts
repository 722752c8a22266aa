import { expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const club = withClub();

it('builds an army of 2,000 points on a phone in fewer than 40 taps', async () => {
  const { page, open } = await visit({ viewport: phone, hasTouch: true });
  await open('/rosters/new');
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    taps++;
    await target.tap();
  };
  await tap(page.getByText('Empire', { exact: true }));
  await tap(page.getByRole('button', { name: 'Begin', exact: true }));
  await tap(page.getByRole('button', { name: 'Add what is needed' }));
  const total = async () => Number((await page.locator('.totals strong').textContent())?.replace(/\D/g, ''));
  const more = async (name: string, times = 1) => {
    for (let n = 0; n < times; n++) await tap(page.getByRole('button', { name: `One more: ${name}` }));
  };
  await more('Hero', 1);
  await more('Wizard', 1);
  await more('Knights', 6);
  await more('Halberdiers', 4);
  await more('Cannon', 2);
  while ((await total()) < 1_900 && taps < 39) await more('Halberdiers');
  await page.getByText('The army keeps to its list.').waitFor();
  expect(await total()).toBeGreaterThan(1_850);
  expect(taps).toBeLessThan(40);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  const before = await total();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with it' }).tap();
  await expect.poll(total).toBe(before);
});

it('says what is wrong, equips one of several, and passes the list on as text', async () => {
  const { page, open } = await visit();
  await open('/rosters/new');
  await page.getByText('Empire', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'One more: Halberdiers' }).click({ clickCount: 2 });
  await page.getByText(/things? (is|are) not right yet/).waitFor();
  await page.getByRole('button', { name: 'Equip Halberdiers' }).click();
  await page.getByLabel('Magic item').selectOption({ index: 1 });
  const army = page.getByRole('region', { name: 'Your army' });
  await expect.poll(() => army.getByRole('listitem').count()).toBeGreaterThan(1);
  await page.getByText('As text or file, to pass on').click();
  expect(await page.getByLabel('The list as text').inputValue()).toMatch(/^1 Halberdiers \[.+\]/m);
});

it('reads a pasted list, and asks where a name is in doubt', async () => {
  const { page, open } = await visit();
  await open('/rosters/new');
  await page
    .getByLabel('Paste a list')
    .fill('Empire, 1000 points\n1 General\n2 Halberdierz\n2 Arcabuceros\n');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByText('Halberdierz').first().waitFor();
  await page.getByRole('radio', { name: 'Halberdiers' }).check();
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('heading', { name: 'Your army' }).waitFor();
  await page.getByRole('group', { name: 'Handgunners' }).getByText('2').waitFor();
});

it('reads a file, says plainly what cannot be read, and offers every army where none is named', async () => {
  const { page, open } = await visit({ viewport: phone });
  await open('/rosters/new');
  const give = async (text: string) =>
    page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'army.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const file = {
    army: 'empire',
    size: 1000,
    entries: [{ unit: 'general' }, { unit: 'halberdiers', count: 2 }],
  };
  const refusal = page.getByRole('alert');
  for (const [text, said] of [
    ['{"army":', /not.*JSON|cannot be read/i],
    [JSON.stringify({ ...file, army: 'martians' }), /martians/],
    [
      JSON.stringify({ ...file, entries: Array.from({ length: 10_000 }, () => ({ unit: 'hero' })) }),
      /60,000|60000/,
    ],
    ['x'.repeat(3_000_000), /60,000|60000/],
  ] as const) {
    await give(text);
    await expect.poll(() => refusal.textContent()).toMatch(said);
  }
  await page.getByLabel('Paste a list').fill('3 Blorgs\n2 Fnords');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect
    .poll(() => page.getByRole('group', { name: 'Which army is this?' }).getByRole('radio').count())
    .toBe(7);
  await give(JSON.stringify(file));
  await page.getByRole('heading', { name: 'Your army' }).waitFor();
  await page.getByRole('group', { name: 'Halberdiers' }).getByText('2').waitFor();
});

it('keeps an army, prints its sheet, and shares it by a link that can be taken back', async () => {
  const anna = await club.person('Anna');
  const seen = await visit();
  const { page, open } = seen;
  await anna.enters(seen);
  await open('/rosters/new');
  await page.getByText('Empire', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Add what is needed' }).click();
  await page.getByLabel('Name of the army').fill('The River Guard');
  expect(await findings(page), 'the builder').toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.waitForURL(/\/rosters\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const shared = new URL(await page.getByLabel('The link to pass on').inputValue()).pathname;

  const stranger = await visit();
  await stranger.open(shared);
  await stranger.page.getByRole('heading', { name: 'The River Guard' }).waitFor();
  expect(await stranger.page.locator('.box').count()).toBeGreaterThan(10);
  expect(await findings(stranger.page), 'the sheet').toEqual([]);
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the link back' }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  await stranger.open(shared);
  await stranger.page.getByRole('heading', { name: 'No such army' }).waitFor();

  await open('/rosters');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No army is kept here yet.').waitFor();
});

it('shows the armies of a campaign', async () => {
  const anna = await club.person('Anna');
  const id = await club.running([anna]);
  const seen = await visit({ viewport: phone });
  await anna.enters(seen);
  await seen.open(`/campaigns/${id}/armies`);
  await seen.page.getByText('Nobody has won an honour yet.').waitFor();
  expect(await findings(seen.page)).toEqual([]);
  await seen.page.getByRole('button', { name: 'Build an army of 3,000 points' }).click();
  await seen.page.getByRole('button', { name: 'Add what is needed' }).waitFor();
  expect(await sidewaysScroll(seen.page)).toBe(0);
});

it('leads a seat without an army list to where one is chosen', async () => {
  const [anna, bruno] = [await club.person('Anna'), await club.person('Bruno')];
  const id = await club.running([anna, bruno]);
  const seen = await visit({ viewport: phone });
  await bruno.enters(seen);
  await seen.open(`/campaigns/${id}/armies`);
  await seen.page.getByRole('link', { name: 'Choose an army list' }).click();
  await seen.page.waitForURL(`**/campaigns/${id}/seats`);
  await seen.page.getByLabel(/army/i).first().waitFor();
});

it('leads whoever is signed out from an army of his own to signing in, and back', async () => {
  const { page, open } = await visit();
  const path = `/rosters/${crypto.randomUUID()}/sheet`;
  await open(path);
  await page.getByRole('heading', { name: 'My armies' }).waitFor();
  const next = new URL(
    (await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')) ?? '',
    page.url(),
  );
  expect(next.searchParams.get('next')).toBe(path);
});
