import { afterAll, beforeAll, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { houseList } from './house-list.js';
import { done, type Person, send, Table, word } from './table.js';
import { randomUUID } from 'node:crypto';

let table: Table;
let organiser: Person;
beforeAll(async () => {
  table = await Table.open();
  organiser = await table.person('Olga');
});
afterAll(() => table.close());

async function armies(campaignId: string): Promise<{ id: string; house: boolean; documentUrl: string }[]> {
  const { data } = await organiser.visitor.ask(
    'query ($id: ID!) { campaign(id: $id) { content { kind id house documentUrl } } }',
    { id: campaignId },
  );
  const { content } = data?.['campaign'] as {
    content: { kind: string; id: string; house: boolean; documentUrl: string }[];
  };
  return content.filter(({ kind }) => kind === 'ARMY');
}

it('a house list is kept with the campaign, chosen, replaced and taken out', async () => {
  const campaignId = await table.found(organiser, {});
  await done(organiser, 'addArmyList', { campaignId, document: houseList() });
  const [added] = (await armies(campaignId)).filter(({ house }) => house);
  expect(added).toMatchObject({ id: 'free-city', house: true });
  const served = await fetch(`${table.service.url}${added!.documentUrl}`);
  expect(await served.json()).toMatchObject({ id: 'free-city', version: 1 });

  await done(organiser, 'addArmyList', { campaignId, document: houseList({ version: 2 }) });
  const again = (await armies(campaignId)).filter(({ house }) => house);
  expect(again).toHaveLength(1);
  expect(again[0]!.documentUrl).not.toBe(added!.documentUrl);

  await table.rows(`update seat set army = 'free-city' where campaign_id = $1 and letter = 'A'`, [
    campaignId,
  ]);
  const before = await table.snapshot();
  const remove = { campaignId, army: 'free-city' };
  expect(word(await send(organiser, 'removeArmyList', remove))).toBe('ARMY_LIST_PLAYED');
  expect(word(await send(organiser, 'removeArmyList', { campaignId, army: 'empire' }))).toBe(
    'ARMY_LIST_UNKNOWN',
  );
  expect(await table.snapshot()).toEqual(before);
  await table.rows('update seat set army = null');
  await done(organiser, 'removeArmyList', remove);
  expect((await armies(campaignId)).some(({ house }) => house)).toBe(false);
});

it('a clone has the house lists of its model, to choose and to replace', async () => {
  const campaignId = await table.found(organiser, {});
  await done(organiser, 'addArmyList', { campaignId, document: houseList() });
  const { campaignId: clone = '' } = await done(organiser, 'cloneCampaign', { campaignId, name: 'Again' });
  const house = async (id: string) => (await armies(id)).filter((one) => one.house);
  expect(await house(clone)).toEqual(await house(campaignId));
  await done(organiser, 'addArmyList', { campaignId: clone, document: houseList({ version: 2 }) });
  expect(await house(clone)).not.toEqual(await house(campaignId));
  await done(organiser, 'removeArmyList', { campaignId: clone, army: 'free-city' });
  expect([await house(clone), (await house(campaignId)).length]).toEqual([[], 1]);
});

it('every fault is told with its line, and nothing is added', async () => {
  const campaignId = await table.found(organiser, {});
  const before = await table.snapshot();
  const faultsOf = async (document: string): Promise<unknown> => {
    const { faults } = await mutate<{ faults?: { line: number; code: string }[] }>(
      organiser.visitor,
      'addArmyList',
      'AddArmyListInput',
      { clientKey: randomUUID(), campaignId, document },
      '... on ArmyListFaulty { faults { line column code message messageEs } }',
    );
    return faults?.map(({ line, code }) => `${line} ${code}`);
  };
  expect(await faultsOf(houseList({ units: [] }))).toEqual([
    expect.stringMatching(/^\d+ ARMY_GENERALS$/),
    expect.stringMatching(/ARMY_RIDER_UNKNOWN$/),
  ]);
  expect(await faultsOf(houseList({ id: 'empire' }))).toEqual(['3 ARMY_ID_TAKEN']);
  expect(await faultsOf('{ "id": ')).toEqual(['1 JSON_BROKEN']);
  expect(await faultsOf('x'.repeat(200_001))).toEqual(['1 ARMY_TEXT_TOO_LONG']);
  expect(await table.snapshot()).toEqual(before);
});

it('there are ten at most, and none once the campaign has begun', async () => {
  const campaignId = await table.found(organiser, {});
  for (let number = 1; number <= 10; number += 1) {
    await done(organiser, 'addArmyList', { campaignId, document: houseList({ id: `house-${number}` }) });
  }
  const more = { campaignId, document: houseList({ id: 'house-11' }) };
  const before = await table.snapshot();
  expect(word(await send(organiser, 'addArmyList', more))).toBe('ARMY_LIST_LIMIT_REACHED');
  await table.rows(`update campaign set status = 'running' where id = $1`, [campaignId]);
  expect(word(await send(organiser, 'addArmyList', more))).toBe('CAMPAIGN_NOT_IN_LOBBY');
  const remove = { campaignId, army: 'house-1' };
  expect(word(await send(organiser, 'removeArmyList', remove))).toBe('CAMPAIGN_NOT_IN_LOBBY');
  await table.rows(`update campaign set status = 'lobby' where id = $1`, [campaignId]);
  expect(await table.snapshot()).toEqual(before);
});
