import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, send, Table, word } from './table.js';

let table: Table;
let anna: Person;
let bela: Person;
beforeAll(async () => {
  table = await Table.open();
  [anna, bela] = (await table.persons('Anna', 'Bela')) as [Person, Person];
});
afterAll(() => table.close());

const refused = async (person: Person, mutation: string, input: Record<string, unknown>) => {
  const before = await table.snapshot();
  const answer = word(await send(person, mutation, input));
  expect(await table.snapshot()).toEqual(before);
  return answer;
};
const campaign = async (id: string, fields: string) =>
  (await anna.visitor.ask(`{ campaign(id: "${id}") { ${fields} } }`)).data?.['campaign'];
const codes = async (id: string) =>
  (
    await table.rows<{ code: string }>(
      'select code from journal_entry where campaign_id = $1 order by number',
      [id],
    )
  ).map(({ code }) => code);

it('a campaign begins with bots on its empty seats only if that is asked for and allowed', async () => {
  const campaignId = await table.found(anna, { settings: { absence: { botHoldsOpenSeat: false } } });
  const start = { campaignId, botsForEmptySeats: true };
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  expect(await refused(anna, 'startCampaign', { campaignId })).toBe('CAMPAIGN_SEATS_EMPTY');
  expect(await refused(anna, 'startCampaign', start)).toBe('CAMPAIGN_BOTS_OFF');
  await done(anna, 'updateCampaign', { campaignId, settings: { absence: { botHoldsOpenSeat: true } } });
  await table.invite(anna, bela, campaignId);
  await done(anna, 'startCampaign', start);
  expect(
    await campaign(campaignId, 'status turn { number phase } seats { letter vacant openForReplacement }'),
  ).toMatchObject({
    status: 'RUNNING',
    turn: { number: 1, phase: 'ORDERING' },
    seats: [
      { letter: 'A', vacant: false, openForReplacement: false },
      { letter: 'B', vacant: true, openForReplacement: true },
      {},
      {},
      {},
      {},
    ],
  });
  expect(await campaign(campaignId, 'members { displayName roles }')).toMatchObject({
    members: expect.arrayContaining([{ displayName: 'Bela', roles: ['SPECTATOR'] }]),
  });
  expect(await refused(anna, 'startCampaign', start)).toBe('CAMPAIGN_NOT_IN_LOBBY');
  expect(await refused(anna, 'updateCampaign', { campaignId, name: 'Late' })).toBe('CAMPAIGN_NOT_IN_LOBBY');
  expect(await refused(anna, 'claimSeat', { campaignId, seat: 'B' })).toBe('CAMPAIGN_NOT_IN_LOBBY');
});

it('a campaign that ends early has its reason, its winners by the map, and no orders left to open', async () => {
  const campaignId = await table.running([anna, bela]);
  await anna.visitor.ask(`mutation ($input: SealOrderInput!) { sealOrder(input: $input) { __typename } }`, {
    input: { clientKey: 'early-end-1', campaignId, turn: 1, standingTurns: 3 },
  });
  expect(await refused(anna, 'finishCampaign', { campaignId, reason: ' ' })).toBe('INPUT_INVALID');
  expect(await refused(anna, 'archiveCampaign', { campaignId })).toBe('CAMPAIGN_RUNNING');
  const confirmation = 'The War of Tests';
  expect(await refused(anna, 'deleteCampaign', { campaignId, confirmation })).toBe('CAMPAIGN_RUNNING');
  await done(anna, 'finishCampaign', { campaignId, reason: 'The club has moved.' });
  const ended = (await campaign(campaignId, 'status winners finishedAt holdings { seat }')) as {
    winners: string[];
    holdings: unknown[];
  };
  expect(ended).toMatchObject({ status: 'FINISHED', winners: ['A', 'B', 'C', 'D', 'E', 'F'] });
  expect(ended.holdings).toHaveLength(18);
  expect(await table.sealed(campaignId)).toEqual([]);
  expect(await table.rows('select next_due_at from campaign where id = $1', [campaignId])).toEqual([
    { next_due_at: null },
  ]);
  expect(await refused(anna, 'finishCampaign', { campaignId, reason: 'Again.' })).toBe(
    'CAMPAIGN_NOT_RUNNING',
  );
  await done(anna, 'archiveCampaign', { campaignId });
  expect(await campaign(campaignId, 'status')).toEqual({ status: 'ARCHIVED' });
  expect((await codes(campaignId)).slice(-2)).toEqual(['CAMPAIGN_FINISHED_EARLY', 'CAMPAIGN_ARCHIVED']);
  expect(await refused(anna, 'archiveCampaign', { campaignId })).toBe('CAMPAIGN_ARCHIVED_ALREADY');
});

it('a campaign is deleted when its name is typed, and what is lost is told before and after', async () => {
  const campaignId = await table.running([anna, bela], { name: 'Ñandú War' });
  await done(anna, 'finishCampaign', { campaignId, reason: 'Enough.', declareWinners: false });
  expect(await refused(anna, 'deleteCampaign', { campaignId, confirmation: 'Nandu War' })).toBe(
    'INPUT_INVALID',
  );
  const { data } = await anna.visitor.ask(
    `{ campaignLosses(campaignId: "${campaignId}") { turns battles journalEntries members waiting } }`,
  );
  expect(data?.['campaignLosses']).toMatchObject({ turns: 1, battles: 0, members: 2, waiting: 0 });
  const deletion = await done(anna, 'deleteCampaign', {
    campaignId,
    confirmation: ' N\u0303andu\u0301 War ',
  });
  expect(deletion['lost']).toEqual(data?.['campaignLosses']);
  const tables = await table.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'campaign_id'`,
  );
  expect(tables.length).toBeGreaterThan(8);
  for (const { name } of tables)
    expect(await table.rows(`select 1 from ${name} where campaign_id = $1`, [campaignId])).toEqual([]);
  expect(word(await send(anna, 'archiveCampaign', { campaignId }))).toBe('NOT_FOUND');
});
