import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, Table } from './table.js';

let table: Table;
beforeAll(async () => {
  table = await Table.open();
});
afterAll(() => table.close());

async function kinds({ visitor }: Person): Promise<string[]> {
  const { data, errors } = await visitor.ask('{ viewer { duties { kind turn key deadline } } }');
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['viewer'] as { duties: { kind: string }[] }).duties.map(({ kind }) => kind);
}

it('an organiser is told who waits for his answer, from the lobby to the end', async () => {
  const [anna, bela, cato, rita] = (await table.persons('Anna', 'Bela', 'Cato', 'Rita')) as [
    Person,
    Person,
    Person,
    Person,
  ];
  const campaignId = await table.found(anna, { visibility: 'PUBLIC' });
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  expect(await kinds(anna)).toEqual(['BEGIN_CAMPAIGN']);

  await done(bela, 'requestToJoin', { campaignId });
  expect(await kinds(bela)).toEqual([]);
  expect(await kinds(anna)).toEqual(['ANSWER_REQUEST']);
  await done(anna, 'acceptJoinRequest', { campaignId, requestId: bela.id });
  expect(await kinds(anna)).toEqual(['BEGIN_CAMPAIGN']);
  expect(await kinds(bela)).toEqual(['TAKE_SEAT']);

  await done(bela, 'claimSeat', { campaignId, seat: 'B' });
  expect(await kinds(bela)).toEqual([]);
  expect(await kinds(anna)).toEqual(['CONFIRM_SEAT']);
  await done(anna, 'confirmSeat', { campaignId, seat: 'B' });
  expect(await kinds(anna)).toEqual(['BEGIN_CAMPAIGN']);

  const { token } = await done(anna, 'createInvitation', { campaignId, role: 'REFEREE' });
  await done(rita, 'acceptInvitation', { token });
  expect(await kinds(rita)).toEqual([]);

  await done(anna, 'startCampaign', { campaignId, botsForEmptySeats: true });
  await done(cato, 'requestToJoin', { campaignId });
  expect(await kinds(anna)).toEqual(['SEAL_ORDER', 'ANSWER_REQUEST']);
  expect(await kinds(bela)).toEqual(['SEAL_ORDER']);
  await done(anna, 'declineJoinRequest', { campaignId, requestId: cato.id });
  expect(await kinds(anna)).toEqual(['SEAL_ORDER']);
});

it('nobody is asked to take a seat where none is free', async () => {
  const [anna, bela, cato] = (await table.persons('Anna', 'Bela', 'Cato')) as [Person, Person, Person];
  const campaignId = await table.found(anna, { mapId: 'strait-of-two-lamps' });
  const { token } = await done(anna, 'createInvitation', { campaignId, uses: 2 });
  for (const person of [bela, cato]) await done(person, 'acceptInvitation', { token });
  expect(await kinds(cato)).toEqual(['TAKE_SEAT']);
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  await done(bela, 'claimSeat', { campaignId, seat: 'B' });
  expect(await kinds(cato)).toEqual([]);
});
