import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, Table } from './table.js';

let table: Table;
let anna: Person;
let bela: Person;
let cato: Person;
beforeAll(async () => {
  table = await Table.open();
  [anna, bela, cato] = (await table.persons('Anna', 'Bela', 'Cato')) as [Person, Person, Person];
});
afterAll(() => table.close());

const seen = async (person: Pick<Person, 'visitor'>, id: string, fields = 'name myRoles') => {
  const { data, errors } = await person.visitor.ask(`{ campaign(id: "${id}") { ${fields} } }`);
  return errors?.[0]?.extensions.code ?? data?.['campaign'];
};
const nobody = () => ({ visitor: table.service.visitor() });

it('a private campaign is its members’ alone; others look on if it is not', async () => {
  const id = await table.found(anna);
  expect(await seen(anna, id)).toEqual({ name: 'The War of Tests', myRoles: ['ORGANISER'] });
  expect([await seen(bela, id), await seen(nobody(), id)]).toEqual(['NOT_FOUND', 'UNAUTHENTICATED']);
  await done(anna, 'updateCampaign', { campaignId: id, visibility: 'UNLISTED' });
  expect(await seen(bela, id)).toEqual({ name: 'The War of Tests', myRoles: [] });
  expect(await seen(nobody(), id)).toEqual({ name: 'The War of Tests', myRoles: [] });
  expect(await seen(nobody(), 'no-such-id')).toBe('UNAUTHENTICATED');
  expect(await seen(bela, 'no-such-id')).toBe('NOT_FOUND');
});

it('who only looks on is shown to members alone', async () => {
  const id = await table.found(anna, { visibility: 'PUBLIC' });
  await table.invite(anna, bela, id, { role: 'SPECTATOR' });
  const fields = 'members { displayName }';
  expect(await seen(anna, id, fields)).toEqual({
    members: [{ displayName: 'Anna' }, { displayName: 'Bela' }],
  });
  expect(await seen(cato, id, fields)).toEqual({ members: [{ displayName: 'Anna' }] });
  expect(await seen(nobody(), id, 'seats { mine vacant }')).toMatchObject({
    seats: Array.from({ length: 6 }, () => ({ mine: false, vacant: true })),
  });
});

it('the viewer’s campaigns say what he is in each', async () => {
  const [dora] = (await table.persons('Dora')) as [Person];
  const own = await table.found(dora, { name: 'Own' });
  await done(dora, 'claimSeat', { campaignId: own, seat: 'F' });
  const other = await table.found(anna, { name: 'Other' });
  await table.invite(anna, dora, other, { role: 'REFEREE' });
  const { data } = await dora.visitor.ask('{ viewer { campaigns { name myRoles } } }');
  expect((data?.['viewer'] as { campaigns: unknown[] }).campaigns).toEqual([
    { name: 'Other', myRoles: ['REFEREE'] },
    { name: 'Own', myRoles: ['ORGANISER', 'PLAYER'] },
  ]);
});

it('public campaigns are listed page by page, and no others', async () => {
  await table.rows(`update campaign set visibility = 'private'`);
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  for (const name of names) await table.found(bela, { name, visibility: 'PUBLIC' });
  await table.found(bela, { name: 'Hidden', visibility: 'UNLISTED' });
  // Two of the same instant must not be lost between pages.
  await table.rows(`update campaign set created_at = '2026-01-01' where name in ('Two', 'Three')`);
  const listed: string[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    const { data } = await table.service
      .visitor()
      .ask(`query ($after: ID) { publicCampaigns(first: 2, after: $after) { campaigns { name } next } }`, {
        after,
      });
    const page = data?.['publicCampaigns'] as { campaigns: { name: string }[]; next: string | null };
    listed.push(...page.campaigns.map(({ name }) => name));
    after = page.next;
    pages += 1;
  } while (after !== null && pages < 10);
  expect(pages).toBe(3);
  expect(listed.slice(0, 3)).toEqual(['Five', 'Four', 'One']);
  expect(listed.slice(3).sort()).toEqual(['Three', 'Two']);
});
