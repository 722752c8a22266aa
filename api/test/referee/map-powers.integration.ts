import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldJournal } from '../../src/campaigns/journal/fold-journal.js';
import { DemoTable } from './demo-table.js';

let table: DemoTable;

beforeAll(async () => {
  table = await DemoTable.lay(5);
}, 60_000);
afterAll(() => table.clear());

const bridge = 'herons-bridge';
const reason = 'agreed at the table';
const held = async (territory: string) =>
  (await table.look()).holdings.find((holding) => holding.territory === territory);
const dump = (): Promise<unknown> =>
  table.database.query(`select (select json_agg(t order by number) from turn t) as turns,
    (select count(*) from journal_entry) as entries, (select version from campaign) as version`);

it('while orders are open a territory is given, renamed and taken at once, before and after for all to see', async () => {
  expect(await table.change('giveTerritory', { territory: bridge, seat: 'B', reason })).toMatchObject({
    __typename: 'CampaignChanged',
  });
  expect(await held(bridge)).toMatchObject({ seat: 'B', name: null });
  await table.change('renameTerritory', { territory: bridge, name: '  Bruno’s Bridge ', reason });
  expect(await held(bridge)).toMatchObject({ name: 'Bruno’s Bridge' });
  await table.change('takeTerritory', { territory: bridge, reason });
  expect(await held(bridge)).toBeUndefined();
  const entries = await table.journal({
    codes: ['TERRITORY_GIVEN', 'TERRITORY_RENAMED', 'TERRITORY_TAKEN'],
  });
  expect(entries.map(({ parameters: { before, after, reason: why } }) => [before, after, why])).toEqual([
    [null, 'B', reason],
    [null, 'Bruno’s Bridge', reason],
    ['B', null, reason],
  ]);
  expect(entries[0]!.en).toBe(`Anna gave Bruno’s Bridge to Bruno; it was held by nobody. Reason: ${reason}`);
  expect(entries[2]!.es).toBe(`Anna quitó Bruno’s Bridge a Bruno. Motivo: ${reason}`);
});

it('the latest pages of a journal are as long as asked for, and run from the older to the newer', async () => {
  const { id } = await table.look();
  const page = async (first: number, after = 0, before: number | null = null) => {
    const { campaign } = await table.ask<{
      campaign: { journal: { hasMore: boolean; last: number; entries: { number: number }[] } };
    }>(
      'C',
      `query ($id: ID!, $first: Int!, $after: Int!, $before: Int) { campaign(id: $id) {
         journal(first: $first, after: $after, before: $before, latest: true) {
           hasMore last entries { number } } } }`,
      { id, first, after, before },
    );
    return { ...campaign.journal, numbers: campaign.journal.entries.map(({ number }) => number) };
  };
  const all = (await table.journal({})).map(({ number }) => number);
  expect(await page(2)).toMatchObject({ numbers: all.slice(-2), hasMore: true, last: all.at(-1) });
  expect(await page(200)).toMatchObject({ numbers: all, hasMore: false });
  expect(await page(200, all.at(-3))).toMatchObject({ numbers: all.slice(-2), hasMore: false });
  // The way back into the past, page by page.
  expect(await page(1, 0, all.at(-1))).toMatchObject({ numbers: all.slice(-2, -1), hasMore: true });
  expect(await page(200, 0, all[1])).toMatchObject({ numbers: all.slice(0, 1), hasMore: false });
});

it('points that are granted march with the army, and can be taken back', async () => {
  await table.change('grantPoints', { seat: 'C', points: 700, reason });
  const standing = async () => (await table.turnAt(1))!.standings.find(({ seat }) => seat === 'C')!;
  const with700 = await standing();
  await table.change('grantPoints', { seat: 'C', points: -200, reason });
  expect(await standing()).toMatchObject({ bonus: 500, armyPoints: with700.armyPoints - 200 });
});

it.each([
  ['giveTerritory', { territory: 'nowhere', seat: 'B', reason }, 'INTERVENTION_TERRITORY_UNKNOWN'],
  ['giveTerritory', { territory: bridge, seat: 'H', reason }, 'INTERVENTION_PLAYER_UNKNOWN'],
  ['takeTerritory', { territory: bridge, reason }, 'INTERVENTION_CHANGES_NOTHING'],
  ['grantPoints', { seat: 'A', points: -1, reason }, 'INTERVENTION_POINTS_UNFIT'],
])('%s %o is refused with %s, and nothing is changed', async (mutation, input, code) => {
  const before = await dump();
  expect(await table.change(mutation, input)).toMatchObject({ code });
  expect(await dump()).toEqual(before);
});

it('a name that cannot be shown and a reason that says nothing are faults of their fields', async () => {
  const before = await dump();
  expect(
    await table.change('renameTerritory', { territory: bridge, name: '\u0007', reason: '' }),
  ).toMatchObject({ faults: [{ code: 'NAME_UNFIT' }, { code: 'REASON_MISSING' }] });
  expect(await dump()).toEqual(before);
});

it('a player, even an organiser, has no power over the map', async () => {
  const before = await dump();
  const input = { territory: bridge, seat: 'B', reason };
  await expect(table.change('giveTerritory', input, 'B')).rejects.toThrow('FORBIDDEN');
  expect(await dump()).toEqual(before);
});

it('once orders are locked it waits for the next turn, and then counts', async () => {
  await table.seal(
    new Map<string, unknown>([
      ['A', { attack: bridge }],
      ['B', { attack: bridge, ifTaken: 'FIGHT' }],
    ]),
  );
  await table.reveal();
  expect((await table.look()).turn).toMatchObject({ number: 1, phase: 'REVEALED' });
  await table.change('giveTerritory', { territory: bridge, seat: 'F', reason });
  expect(await held(bridge)).toBeUndefined();
  const [queued] = await table.journal({ codes: ['MAP_CHANGE_QUEUED'] });
  expect(queued!.en).toContain('Bruno’s Bridge will go to Felix.');
  await table.settle();
  expect((await table.look()).turn.number).toBe(2);
  expect(await held(bridge)).toMatchObject({ seat: 'F' });
  const fold = foldJournal(await table.journal());
  expect(fold.territories[bridge]).toMatchObject({ owner: 'F' });
  expect(fold).toMatchObject({ names: { [bridge]: 'Bruno’s Bridge' }, bonus: { C: 500 } });
});
