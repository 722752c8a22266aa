import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registered } from '../accounts/people.js';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { type Answer, empireRoster, onRosters, savedRoster } from './roster-samples.js';

let service: TestService;
let database: DataSource;
let people = 0;
beforeAll(async () => {
  service = await startService();
  database = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await service.close();
});

const person = (): Promise<Visitor> => registered(service, `player${(people += 1)}@example.org`);

const content = `name army size listUrl entries { unit count items mount veteran }
  report { total units breakPoint faults { code where message } }`;

async function mine(visitor: Visitor, more = ''): Promise<Record<string, unknown>[]> {
  const { data, errors } = await visitor.ask(
    `{ myRosters { id template version shareLink ${more} content { ${content} } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['myRosters'] as Record<string, unknown>[];
}

async function shared(link: string, visitor = service.visitor()) {
  return visitor.ask(`query ($token: String!) { sharedRoster(token: $token) { ${content} } }`, {
    token: link.split('/').at(-1)!,
  });
}

it('a roster is kept, judged by its list, changed and deleted', async () => {
  const player = await person();
  const id = await savedRoster(player, empireRoster());
  expect(await mine(player)).toEqual([
    {
      id,
      template: false,
      version: 1,
      shareLink: null,
      content: {
        name: 'Iron Column',
        army: 'empire',
        size: 2000,
        listUrl: expect.stringMatching(/^\/content\/army\/empire\.json\?v=/),
        entries: expect.arrayContaining([
          { unit: 'halberdiers', count: 4, items: [], mount: null, veteran: null },
        ]),
        report: { total: 745, units: 10, breakPoint: 5, faults: [] },
      },
    },
  ]);
  const short = { ...empireRoster('Short'), entries: [{ unit: 'general' }] };
  expect(await onRosters(player, 'saveRoster', { id, roster: short, expectedVersion: 1 })).toMatchObject({
    __typename: 'RosterSaved',
    version: 2,
  });
  const [{ content: judged } = {}] = (await mine(player)) as { content: { report: { faults: object[] } } }[];
  expect(judged?.report.faults).toContainEqual({
    code: 'ROSTER_TOO_FEW',
    where: 'entries',
    message: 'The army has 0 of “Halberdiers”; 2000 points need at least 4.',
  });
  expect(await onRosters(player, 'deleteRoster', { id })).toMatchObject({ __typename: 'RosterDeleted', id });
  expect(await mine(player)).toEqual([]);
});

it('a stale change, a foreign roster and an unreadable one change nothing', async () => {
  const [player, other] = [await person(), await person()];
  const id = await savedRoster(player, empireRoster());
  const before = await mine(player);
  const roster = empireRoster('Changed');
  const refusals: Answer[] = [
    await onRosters(player, 'saveRoster', { id, roster, expectedVersion: 7 }),
    await onRosters(other, 'saveRoster', { id, roster }),
    await onRosters(other, 'deleteRoster', { id }),
    await onRosters(other, 'duplicateRoster', { id }),
    await onRosters(other, 'shareRoster', { id }),
    await onRosters(other, 'unshareRoster', { id }),
    await onRosters(player, 'deleteRoster', { id: 'nonsense' }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(['ROSTER_STALE', ...Array(6).fill('ROSTER_UNKNOWN')]);
  const faulty = async (more: object): Promise<unknown> => {
    const { faults } = await onRosters(player, 'saveRoster', { id, roster: { ...roster, ...more } });
    return faults?.map(({ field, code }) => `${field} ${code}`);
  };
  expect(await faulty({ army: 'lizards' })).toEqual(['roster.army ROSTER_ARMY_UNKNOWN']);
  expect(await faulty({ size: 0 })).toEqual(['roster.size INPUT_NUMBER']);
  expect(await faulty({ name: 'x'.repeat(81) })).toEqual(['roster.name INPUT_TEXT_LONG']);
  const entries = Array.from({ length: 201 }, () => ({ unit: 'halberdiers' }));
  expect(await faulty({ entries })).toEqual(['roster.entries ROSTER_ENTRIES_TOO_MANY']);
  expect(await faulty({ entries: [{ unit: 'halberdiers', count: 3000 }] })).toEqual([
    'roster.entries ROSTER_PIECES_TOO_MANY',
  ]);
  expect(await mine(player)).toEqual(before);
  expect(await mine(other)).toEqual([]);
  const { errors } = await other.ask(`{ myRoster(id: "${id}") { id } }`);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

it('a double click saves once', async () => {
  const player = await person();
  const clientKey = randomUUID();
  const input = { clientKey, roster: empireRoster() };
  const [first, second] = await Promise.all([
    onRosters(player, 'saveRoster', input),
    onRosters(player, 'saveRoster', input),
  ]);
  expect(first).toEqual(second);
  expect(await mine(player)).toHaveLength(1);
});

it('a copy may be a template, and is not shared though its model is', async () => {
  const player = await person();
  const id = await savedRoster(player, empireRoster());
  await onRosters(player, 'shareRoster', { id });
  const copy = await onRosters(player, 'duplicateRoster', { id, template: true });
  const [first, second] = await mine(player);
  const copied = [first, second].find((one) => one?.['id'] === copy.id);
  expect(copied).toMatchObject({ template: true, shareLink: null, content: { name: 'Iron Column' } });
});

it('whoever has the link reads the roster as it is, until it is revoked', async () => {
  const player = await person();
  const id = await savedRoster(player, empireRoster());
  const { link = '' } = await onRosters(player, 'shareRoster', { id });
  expect(link).toMatch(/\/rosters\/shared\/[\w-]{43}$/);
  expect((await onRosters(player, 'shareRoster', { id })).link).toBe(link);
  expect((await shared(link)).data).toMatchObject({ sharedRoster: { name: 'Iron Column', size: 2000 } });
  await onRosters(player, 'saveRoster', { id, roster: empireRoster('Bronze\u202e\nColumn') });
  expect((await shared(link)).data).toMatchObject({ sharedRoster: { name: 'Bronze Column' } });
  await onRosters(player, 'unshareRoster', { id });
  const { errors } = await shared(link);
  expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  const again = await onRosters(player, 'shareRoster', { id });
  expect(again.link).not.toBe(link);
  await onRosters(player, 'deleteRoster', { id });
  expect((await shared(again.link!)).errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
});

it('neither roster nor link can be read in the tables', async () => {
  const player = await person();
  const id = await savedRoster(player, empireRoster('zq7rostername'));
  const { link = '' } = await onRosters(player, 'shareRoster', { id });
  const rows = (await database.query(
    'select r::text as line from roster r union all select a::text from client_answer a',
  )) as { line: string }[];
  const text = rows.map(({ line }) => line).join();
  for (const secret of ['zq7rostername', 'halberdiers', link.split('/').at(-1)!]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

it('nobody keeps more than two hundred', async () => {
  const player = await person();
  const id = await savedRoster(player, empireRoster());
  await database.query(
    `insert into roster (account_id, id, locked, template, version, updated_at)
     select account_id, gen_random_uuid(), locked, false, 1, now() from roster, generate_series(1, 199) where id = $1`,
    [id],
  );
  expect(await onRosters(player, 'saveRoster', { roster: empireRoster() })).toMatchObject({
    code: 'ROSTER_LIMIT_REACHED',
  });
  expect(await onRosters(player, 'saveRoster', { id, roster: empireRoster() })).toMatchObject({ version: 2 });
  const [{ count }] = (await database.query(
    'select count(*)::int from roster where account_id = (select account_id from roster where id = $1)',
    [id],
  )) as [{ count: number }];
  expect(count).toBe(200);
});

it('whoever is not signed in has none', async () => {
  const { errors } = await service.visitor().ask('{ myRosters { id } }');
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});
