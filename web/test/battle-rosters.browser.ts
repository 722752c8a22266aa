import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './axe-findings.js';
import { battleOf, contested, letterOf, pathOf, type Scene } from './bridge.js';
import { desk, phone, sidewaysScroll, withBrowser } from './browser.js';
import { withClub } from './club.js';

const visit = withBrowser();
const club = withClub();

const armies = {
  A: {
    name: 'The Sea Guard',
    army: 'high-elves',
    size: 2000,
    entries: [
      { unit: 'general', items: ['orb-of-majesty'] },
      { unit: 'spearmen', count: 8 },
      { unit: 'archers', count: 4 },
      { unit: 'silver-helms', count: 3 },
      { unit: 'silver-helms', items: ['banner-of-shielding'] },
    ],
  },
  B: {
    name: 'The Red Lode',
    army: 'dwarfs',
    size: 2000,
    entries: [
      { unit: 'general' },
      { unit: 'warriors', count: 8 },
      { unit: 'handgunners', count: 4 },
      { unit: 'cannon', count: 2 },
    ],
  },
};

/** The battle at the bridge with both armies handed in. */
async function withRosters(): Promise<Scene> {
  const scene = await contested(club);
  for (const someone of [scene.late, scene.first]) {
    const { id: rosterId } = await someone.act('saveRoster', {
      roster: armies[letterOf(someone)],
      campaignId: scene.id,
    });
    const address = { campaignId: scene.id, turn: 1, key: battleOf(scene) };
    await someone.act('attachRoster', { ...address, rosterId });
  }
  return scene;
}
const annaIn = ({ late, first }: Scene) => (late.name === 'Anna' ? late : first);
const brunoIn = ({ late, first }: Scene) => (late.name === 'Anna' ? first : late);
const totalOf = (page: Page, scene: Scene, name: string) =>
  page.locator(`[data-total="${scene.late.name === name ? 'attacker' : 'defender'}"]`).textContent();

it('a result is tapped in on both rosters, taken back, kept over a reload, confirmed and honoured', async () => {
  const scene = await withRosters();
  const seen = await visit({ viewport: phone, hasTouch: true });
  await annaIn(scene).enters(seen);
  const { page } = seen;
  // As whoever scans the code of a result slip comes to it.
  await seen.open(`${pathOf(scene)}#step-report`);
  const show = (name: string) => page.locator('.switch').getByText(name, { exact: true }).tap();
  const tap = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) }).tap();
  const totals = async () => [await totalOf(page, scene, 'Anna'), await totalOf(page, scene, 'Bruno')];

  await show('Anna');
  await tap('Spearmen 1 of 8');
  await tap('Spearmen 2 of 8');
  await tap('Spearmen 2 of 8');
  await expect.poll(totals).toEqual(['0', '90']);
  await tap('General');
  await page.getByText('Its General has fallen: it has to withdraw.').waitFor();
  await expect.poll(totals).toEqual(['0', '275']);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(totals).toEqual(['0', '90']);
  await show('Bruno');
  for (const number of [1, 2, 3]) await tap(`Warriors ${number} of 8`);
  await expect.poll(totals).toEqual(['330', '90']);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await findings(page), 'the form').toEqual([]);

  await page.reload();
  await expect.poll(totals).toEqual(['330', '90']);
  await page.getByText('Anna won', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send the result' }).tap();
  await page.getByRole('button', { name: 'Correct my report' }).waitFor();
  // Although the address still says so, nobody is asked to report again.
  await page.getByRole('button', { name: 'Send the result' }).waitFor({ state: 'detached' });

  const other = await visit({ viewport: phone });
  await brunoIn(scene).enters(other);
  await other.open(pathOf(scene));
  await other.page.getByText('Warriors: 3 destroyed').waitFor();
  await other.page.getByText('Spearmen: 1 destroyed, 1 down to one stand').waitFor();
  await other.page.getByRole('button', { name: 'That is right' }).click();

  await page.getByText('7 alike').waitFor();
  await page.locator('label').filter({ hasText: 'Banner of Shielding' }).getByRole('radio').check();
  await page.getByLabel('Its name from now on').fill('The Bridge Guard');
  await page.getByRole('button', { name: 'Give the honour' }).click();
  await page.getByText('The Bridge Guard bears it.').waitFor();
});

/** Width and height of each page, in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((side) => Math.round(Number(side))),
  );
const papers = { a4: [595, 842], letter: [612, 792] } as const;

it('sheets come out of the printer on the paper that was chosen, no page more than they need', async () => {
  const scene = await withRosters();
  const seen = await visit({ viewport: desk, colorScheme: 'dark' });
  await annaIn(scene).enters(seen);
  const { page } = seen;
  const sheets = [
    { path: `${pathOf(scene)}/slip`, there: '.slip svg[role="img"] path', pages: 1 },
    { path: `${pathOf(scene)}/rosters`, there: '.one + .one .box', pages: 2 },
    { path: `/campaigns/${scene.id}/poster`, there: '.poster canvas', pages: 1, across: true },
    { path: '/library/scenarios/river-and-bridge', there: '.battle-plan', pages: 2 },
  ];
  for (const { path, there, pages, across = false } of sheets) {
    await seen.open(path);
    await page.locator(there).first().waitFor();
    for (const [size, sides] of Object.entries(papers)) {
      await page.getByRole('radio', { name: size === 'a4' ? 'A4' : 'Letter' }).check({ force: true });
      await expect.poll(() => page.locator(':root').getAttribute('data-paper')).toBe(size);
      const printed = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      const paper = across ? [...sides].reverse() : [...sides];
      expect([path, printed]).toEqual([path, Array.from({ length: pages }, () => paper)]);
    }
    expect(await findings(page), path).toEqual([]);
    // As wide as letter between its margins, the narrower of the two heights or widths.
    await page.emulateMedia({ media: 'print' });
    // By lamplight too, shields are printed in the colours of paper.
    const tincture = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-b-field'));
    if (path.includes('/campaigns/') && !across) expect([path, await tincture()]).toEqual([path, '#c44806']);
    await page.setViewportSize(across ? { width: 978, height: 740 } : { width: 702, height: 960 });
    await expect.poll(() => sidewaysScroll(page), { message: path }).toBe(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(desk);
  }
  // The next sheet remembers it, after a reload too.
  await seen.open(`${pathOf(scene)}/slip`);
  await expect.poll(() => page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true);
});

it('a long roster takes the pages it needs, none of them shrunk, and each says whose it is', async () => {
  const anna = await club.person('Anna');
  const kinds = ['halberdiers', 'crossbowmen', 'knights', 'cannon', 'pistoliers', 'skirmishers'];
  const entries = [
    { unit: 'general', mount: 'griffon', items: ['crown-of-command'] },
    ...Array.from({ length: 60 }, (_, index) => ({ unit: kinds[index % 6]!, count: (index % 9) + 1 })),
  ];
  const roster = { name: 'The Grand Muster', army: 'empire', size: 20_000, entries };
  const { id } = await anna.act('saveRoster', { roster });
  const few = {
    ...roster,
    entries: [...entries.slice(0, 24), { unit: 'flagellants' }, { unit: 'steam-tank' }],
  };
  const { id: fewer } = await anna.act('saveRoster', { roster: few });
  const seen = await visit({ viewport: desk });
  await anna.enters(seen);
  const { page } = seen;
  const print = async (one: unknown) => {
    await seen.open(`/rosters/${String(one)}/sheet`);
    await page.locator('.roster-sheet .box').first().waitFor();
    await page.getByRole('radio', { name: 'A4' }).check({ force: true });
    return pagesOf(await page.pdf({ preferCSSPageSize: true })).length;
  };
  // Columns that a page ends within made the browser shrink the sheet until all was on one page.
  expect(await print(fewer)).toBe(2);
  expect(await print(id)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  await page.locator('thead').getByText('The Grand Muster').waitFor();
  // What follows a table lies below it only where nothing around it is a grid.
  for (const around of await page.locator('.roster-sheet, .on-paper, .frame').all()) {
    expect(await around.evaluate((one) => getComputedStyle(one).display)).toBe('block');
  }
});

it('a referee’s own scenario has a sheet, with each briefing only for those who may read it', async () => {
  const scene = await contested(club);
  const greta = await club.person('Greta');
  const { token } = await annaIn(scene).act('createInvitation', { campaignId: scene.id, role: 'REFEREE' });
  await greta.act('acceptInvitation', { token });
  await greta.act('setScenario', {
    campaignId: scene.id,
    turn: 1,
    key: battleOf(scene),
    scenario: 'river-and-bridge',
    own: { title: 'Fog on the bridge', text: 'Nobody sees further than a bowshot.' },
    briefings: [
      { side: 'ATTACKER', text: 'The ferryman knows a ford.' },
      { side: 'DEFENDER', text: 'A spy is among them.' },
    ],
  });
  const told = async (someone: typeof greta) => {
    const seen = await visit();
    await someone.enters(seen);
    await seen.open(pathOf(scene));
    await seen.page.getByRole('link', { name: 'Sheet to print, with plan and briefing' }).click();
    const paper = seen.page.locator('.on-paper');
    await paper.getByRole('heading', { name: 'Fog on the bridge' }).first().waitFor();
    await paper.locator('.battle-plan').waitFor();
    const text = (await paper.textContent()) ?? '';
    expect(text).toContain('Nobody sees further than a bowshot.');
    expect(await findings(seen.page)).toEqual([]);
    const pages = pagesOf(await seen.page.pdf({ preferCSSPageSize: true })).length;
    return { ford: text.includes('knows a ford'), spy: text.includes('A spy'), pages };
  };
  const bare = { ford: false, spy: false };
  expect(await told(scene.late)).toEqual({ ...bare, ford: true, pages: 3 });
  expect(await told(scene.first)).toEqual({ ...bare, spy: true, pages: 3 });
  expect(await told(greta)).toEqual({ ford: true, spy: true, pages: 4 });
});

it('a sheet of a battle that is not, or is not for the reader, says so and leads on', async () => {
  const scene = await contested(club);
  const member = await visit({ viewport: phone });
  await scene.first.enters(member);
  const guest = await visit({ viewport: phone });
  for (const sheet of ['slip', 'scenario', 'rosters']) {
    await member.open(`/campaigns/${scene.id}/battles/1/nowhere/${sheet}`);
    await member.page.getByRole('heading', { name: 'This battle is not to be found' }).waitFor();
    await member.page.getByRole('link', { name: 'All battles' }).waitFor();
    expect(await findings(member.page), sheet).toEqual([]);
    await guest.open(`${pathOf(scene)}/${sheet}`);
    await guest.page.getByRole('heading', { name: 'No such table' }).waitFor();
    expect(await guest.page.locator('.skeleton').count()).toBe(0);
  }
});
