import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, mutate, registered } from '../accounts/people.js';
import { done, type Person, Table } from './table.js';

let table: Table;
let count = 0;
beforeAll(async () => {
  table = await Table.open();
});
afterAll(() => table.close());

/** Only who has a password can delete his account. */
async function citizen(name: string): Promise<Person> {
  const email = `${name.toLowerCase()}-${++count}@example.org`;
  const visitor = await registered(table.service, email, name);
  const { data } = await visitor.ask('{ viewer { id } }');
  return { id: (data?.['viewer'] as { id: string }).id, name, email, visitor };
}

const goes = ({ visitor, email }: Person) =>
  mutate<{ seatsKept: number }>(
    visitor,
    'deleteAccount',
    'DeleteAccountInput',
    { confirmation: email, password: goodPassword },
    '... on AccountDeleted { seatsKept }',
  );
const organisers = (campaignId: string) =>
  table
    .rows<{ name: string }>(
      `select display_name as name from campaign_role join account on account.id = account_id
        where campaign_id = $1 and role = 'organiser' and until is null`,
      [campaignId],
    )
    .then((rows) => rows.map(({ name }) => name));

it('an organiser who deletes his account leaves his seat and its orders void, and the referee runs the campaign on', async () => {
  const anna = await citizen('Anna');
  const [bela, cato] = (await table.persons('Bela', 'Cato')) as [Person, Person];
  const campaignId = await table.running([anna, bela]);
  await table.invite(anna, cato, campaignId, { role: 'REFEREE' });
  await anna.visitor.ask(`mutation ($input: SealOrderInput!) { sealOrder(input: $input) { __typename } }`, {
    input: { clientKey: 'last-order-1', campaignId, turn: 1 },
  });
  const [{ version }] = (await table.rows('select version from campaign where id = $1', [campaignId])) as [
    { version: number },
  ];
  expect(await goes(anna)).toMatchObject({ seatsKept: 1 });
  expect(await organisers(campaignId)).toEqual(['Cato']);
  expect(
    await table.rows(`select name, account_id from seat where campaign_id = $1 and letter = 'A'`, [
      campaignId,
    ]),
  ).toEqual([{ name: 'Anna', account_id: null }]);
  expect(await table.sealed(campaignId)).toEqual([]);
  const open = 'select 1 from campaign_role where campaign_id = $1 and until is null and account_id is null';
  expect(await table.rows(open, [campaignId])).toEqual([]);
  expect(
    await table.rows('select status, version > $2 as raised from campaign where id = $1', [
      campaignId,
      version,
    ]),
  ).toEqual([{ status: 'running', raised: true }]);
});

it('without a referee the player who has sat longest runs it on', async () => {
  const anna = await citizen('Anna');
  const [bela, cato] = (await table.persons('Bela', 'Cato')) as [Person, Person];
  const campaignId = await table.running([anna, bela, cato]);
  await goes(anna);
  expect(await organisers(campaignId)).toEqual(['Bela']);
});

it('another organiser simply stays', async () => {
  const anna = await citizen('Anna');
  const [bela, cato] = (await table.persons('Bela', 'Cato')) as [Person, Person];
  const campaignId = await table.running([anna, bela, cato]);
  await done(anna, 'appointOfficial', { campaignId, memberId: cato.id, office: 'ORGANISER' });
  await goes(anna);
  expect(await organisers(campaignId)).toEqual(['Cato']);
});

it('a campaign that nobody is left to run is put away', async () => {
  const anna = await citizen('Anna');
  const campaignId = await table.running([anna]);
  await goes(anna);
  expect(await table.rows('select status, next_due_at from campaign where id = $1', [campaignId])).toEqual([
    { status: 'archived', next_due_at: null },
  ]);
});

it('to whom an invitation was mailed is forgotten with his account', async () => {
  const anna = await citizen('Anna');
  const [bela] = (await table.persons('Bela')) as [Person];
  const campaignId = await table.found(bela);
  await done(bela, 'mailInvitation', { campaignId, email: anna.email });
  await goes(anna);
  expect(
    await table.rows('select email from campaign_invitation where campaign_id = $1', [campaignId]),
  ).toEqual([{ email: null }]);
});
