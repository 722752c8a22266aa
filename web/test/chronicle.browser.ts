import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { phone, sidewaysScroll, withBrowser } from './browser.js';
import { type Person, turnOf, withClub } from './club.js';

const visit = withBrowser();
const club = withClub();
const script = fileURLToPath(new URL('../static/check-turns.mjs', import.meta.url));

/** A public campaign after its first reveal: Ines marches, Jon defends, bots play the rest. */
async function aWeek(): Promise<{ ines: Person; jon: Person; id: string; root: string }> {
  const [ines, jon] = [await club.person('Ines'), await club.person('Jon')];
  const id = await club.running([ines, jon], { visibility: 'PUBLIC' });
  await ines.act('sealOrder', { campaignId: id, turn: 1, attack: 'herons-bridge' });
  await jon.act('sealOrder', { campaignId: id, turn: 1 });
  await club.reveal(ines, id);
  return { ines, jon, id, root: `/campaigns/${id}` };
}

/** Whether the script that comes with the page finds nothing wrong with a file. */
function passes(file: string): boolean {
  try {
    execFileSync(process.execPath, [script, file]);
    return true;
  } catch {
    return false;
  }
}

describe('the page where everybody checks himself', () => {
  it('verifies a week in a stranger’s browser, and finds a tampered order in a copy of the data', async () => {
    const { root } = await aWeek();
    const { page, open } = await visit();
    await open(`${root}/trust`);
    await page.getByText(/Everything holds: 2 orders/).waitFor();
    expect(await page.getByRole('row', { name: /Ines.*Attack on.*Verified/ }).count()).toBe(1);

    const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-trust-'));
    const [honest, planted] = [path.join(folder, 'honest.json'), path.join(folder, 'planted.json')];
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all weeks' }).click(),
    ]);
    await download.saveAs(honest);
    const text = await readFile(honest, 'utf8');
    expect(text).toContain('herons-bridge');
    await writeFile(planted, text.replaceAll('herons-bridge', 'goats-stair'));
    expect(passes(honest)).toBe(true);
    expect(passes(planted)).toBe(false);

    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles(honest);
    await page.getByText('“honest.json” is sound').waitFor();
    await page.getByText('It says the same as the service does now.').waitFor();
    await chooser.setInputFiles(planted);
    await page.getByText('“planted.json” has been tampered with').waitFor();
    await page.getByText('Week 1: another order of Ines').waitFor();
    await page.getByText('The order revealed for Ines is not the one that was committed to.').waitFor();
    await chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('“x.json” is not a file from this page').waitFor();
    expect(await findings(page)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('compares a pasted receipt with what was published, in Spanish as well', async () => {
    const { root } = await aWeek();
    const { page, open } = await visit({ viewport: phone, colorScheme: 'dark' });
    await open(`/es${root}/trust`);
    await page.getByRole('heading', { name: 'Compruébalo tú', exact: true }).waitFor();
    const posted = await page.locator('details[open] tbody code').first().getAttribute('title');
    await page.getByLabel('Pega un resguardo').fill(`recibo: ${posted}`);
    await page.getByText('Publicada en la semana 1 para Ines').waitFor();
    await page.getByLabel('Pega un resguardo').fill('ab'.repeat(32));
    await page.getByText('no se publicó en ninguna semana').waitFor();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});

it('the seats have charts, and behind each chart its table', async () => {
  const { ines, root } = await aWeek();
  const someone = await visit();
  await ines.enters(someone);
  const { page, open } = someone;
  await open(`${root}/seats`);
  await page.getByRole('row', { name: /Ines/ }).first().waitFor();
  const charts = page.locator('figure');
  await expect.poll(() => charts.count()).toBe(4);
  await page.getByRole('columnheader', { name: 'Veterans' }).waitFor();
  await charts.first().getByText('Show as a table').click();
  expect(await charts.first().getByRole('rowheader').count()).toBe(6);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave my seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave my seat' }).click();
  await page.getByText('Type “Ines” exactly.').waitFor();
});

it('the chronicle tells the week, and a hostile report does no harm', async () => {
  const { ines, root } = await aWeek();
  const [author, reader] = [await visit(), await visit({ viewport: phone })];
  await ines.enters(author);
  await author.open(`${root}/chronicle/1`);
  await author.page.getByRole('heading', { name: 'Orders' }).waitFor();
  await author.page.getByText(/^Ines Attack on/).waitFor();
  const cited = author.page.getByRole('link', { name: 'R9', exact: true }).first();
  expect(await cited.getAttribute('href')).toBe('/library/rules#r9');
  await author.page.getByRole('button', { name: 'Write a report' }).click();
  await author.page.getByLabel('Title').fill('At the bridge <script>');
  await author.page
    .getByLabel('Report', { exact: true })
    .fill(
      'We **held**.\n\n<img src=x onerror="window.harmed=1"> <script>window.harmed=1</script>\n\n' +
        '[go](javascript:window.harmed=1) [club](https://example.org) ![spy](https://example.org/pixel.png)',
    );
  await author.page.getByRole('button', { name: 'Publish' }).click();

  await reader.open(`/es${root}/chronicle/1`);
  const piece = reader.page.getByRole('article', { name: 'At the bridge <script>' });
  await piece.getByText('held', { exact: true }).waitFor();
  expect(await piece.locator('strong', { hasText: 'held' }).count()).toBe(1);
  expect(await piece.locator('img, script, iframe').count()).toBe(0);
  expect(await piece.getByRole('link').evaluateAll((links) => links.map((one) => one.outerHTML))).toEqual([
    '<a href="https://example.org" rel="nofollow noopener ugc">club</a>',
  ]);
  expect(await reader.page.evaluate(() => 'harmed' in window)).toBe(false);
  await reader.page.getByRole('heading', { name: 'De nuestros corresponsales' }).waitFor();

  const picture = { name: 'bridge.png', mimeType: 'image/png', buffer: await author.page.screenshot() };
  await author.page.getByRole('button', { name: 'Add a photo' }).click();
  // What a browser makes of a field for files is wide; on a phone it must not push the words beside it out.
  await author.page.setViewportSize(phone);
  const dialog = author.page.getByRole('dialog', { name: 'Add a photo' });
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await author.page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ ...picture, mimeType: 'image/gif' });
  await author.page.getByRole('button', { name: 'Send' }).click();
  await author.page.getByText('Choose a JPEG, PNG or WebP').waitFor();
  await author.page.getByLabel('Picture', { exact: true }).setInputFiles(picture);
  await author.page.getByLabel('What is to be seen').fill('Spearmen at the bridge');
  await author.page.getByRole('button', { name: 'Send' }).click();
  await author.page.getByRole('img', { name: 'Spearmen at the bridge' }).waitFor();
  await reader.page.reload();
  const shown = reader.page.getByRole('img', { name: 'Spearmen at the bridge' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expect.poll(() => sidewaysScroll(reader.page)).toBe(0);
  for (const { page } of [author, reader]) expect(await findings(page)).toEqual([]);
});

it('an official hides a photograph for all others to read why, and shows it again', async () => {
  const { ines, jon, id, root } = await aWeek();
  const [sender, official, reader] = [await visit(), await visit({ viewport: phone }), await visit()];
  await jon.enters(sender);
  await sender.open('/home');
  const stored = await sender.page.evaluate(
    async ({ to, picture }) => {
      const body = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const address = `/photos/${to}?turn=1&clientKey=${crypto.randomUUID()}`;
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'image/png' }, body });
      return (await answer.json()) as { photoId: string };
    },
    { to: id, picture: (await sender.page.screenshot()).toString('base64') },
  );
  await jon.act('describePhoto', { campaignId: id, photoId: stored.photoId, alt: 'A guest’s face' });
  await ines.enters(official);
  for (const { open, page } of [official, reader]) {
    await open(`${root}/chronicle/1`);
    await page.getByRole('img', { name: 'A guest’s face' }).waitFor();
  }
  await official.page.getByRole('button', { name: 'Hide' }).click();
  const dialog = official.page.getByRole('dialog', { name: 'Hide this photo?' });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await dialog.getByText('Write something here.').waitFor();
  await dialog.getByLabel('Why').fill('The guest asked for it.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  const told = 'A photograph hidden by the campaign’s officials. Reason: The guest asked for it.';
  await official.page.getByText(told).waitFor();
  await reader.page.reload();
  await reader.page.getByText(told).waitFor();
  expect(await reader.page.getByRole('img', { name: 'A guest’s face' }).count()).toBe(0);
  expect(await official.page.getByRole('img', { name: 'A guest’s face' }).count()).toBe(1);
  for (const { page } of [official, reader]) expect(await findings(page)).toEqual([]);
  await official.page.getByRole('button', { name: 'Show again' }).click();
  await expect.poll(() => official.page.getByText(told).count()).toBe(0);
  await reader.page.reload();
  await reader.page.getByRole('img', { name: 'A guest’s face' }).waitFor();
});

it('the journal is searched by seat and kind of event, and leads back to its first entry', async () => {
  const { ines, jon, id, root } = await aWeek();
  // More than a page of news.
  for (let time = 0; time < 20; time++) {
    const office = { campaignId: id, memberId: jon.id, office: 'ORGANISER' };
    await ines.act('appointOfficial', office);
    await ines.act('dismissOfficial', office);
  }
  const { page, open } = await visit({ colorScheme: 'dark' });
  await open(`${root}/chronicle`);
  const journal = page.getByRole('region', { name: 'The whole journal' });
  const older = journal.getByRole('button', { name: 'Older entries' });
  const first = journal.getByText('The campaign was founded.');
  await older.waitFor();
  expect(await first.count()).toBe(0);
  const asksAndFinds = async () => {
    if (await older.isVisible()) await older.click();
    return first.isVisible();
  };
  await expect.poll(asksAndFinds, { timeout: 20_000 }).toBe(true);
  await journal.getByText('Nothing is older.').waitFor();
  await page.getByLabel('Kind of event').selectOption('In brief');
  await journal.getByText('All orders were revealed.').first().waitFor();
  await page.getByLabel('Kind of event').selectOption('Honours');
  await journal.getByText('Nothing of this kind has happened.').waitFor();
  expect(await findings(page)).toEqual([]);
});

it('an issue leaves out nothing of a week with more news than a page of the journal', async () => {
  const { ines, jon, id, root } = await aWeek();
  for (let time = 0; time < 100; time++) {
    const office = { campaignId: id, memberId: jon.id, office: 'ORGANISER' };
    await ines.act('appointOfficial', office);
    await ines.act('dismissOfficial', office);
  }
  const { number } = await turnOf(ines, id);
  const { page, open } = await visit({ viewport: phone });
  await open(`${root}/chronicle/${number}`);
  const told = page.getByRole('region', { name: 'At the table' }).getByText('was appointed');
  await expect.poll(() => told.count()).toBe(100);
});
