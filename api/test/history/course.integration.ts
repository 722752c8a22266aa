import { afterAll, beforeAll, expect, it } from 'vitest';
import { BattleWorld, inTheOpen, type Who } from '../battles/battle-world.js';

let world: BattleWorld;
beforeAll(async () => {
  world = await BattleWorld.start();
});
afterAll(() => world.close());

interface Course {
  marches: { seat: string; attack: string | null; from: string | null; fault: string | null }[];
  log: { code: string; rule: string; seats: string[]; territory: string | null; en: string; es: string }[];
  captures: { territory: string; from: string | null; to: string; how: string; rule: string }[];
  eliminated: string[];
  done: boolean;
}

const courseFields = `marches { seat attack from fault }
  log { code rule seats territory en: text(language: EN) es: text(language: ES) }
  captures { territory from to how rule } eliminated done`;

async function ask<T>(who: Who | 'nobody', fields: string): Promise<T> {
  const visitor = who === 'nobody' ? world.service.visitor() : world.people.get(who)!;
  const { data, errors } = await visitor.ask(`query ($id: ID!) { campaign(id: $id) { ${fields} } }`, {
    id: world.campaignId,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['campaign'] as T;
}

const courseOf = async (who: Who | 'nobody' = 'C', turn = 1): Promise<Course | null> =>
  (
    await ask<{ turnAt: { course: Course | null } }>(
      who,
      `turnAt(number: ${turn}) { course { ${courseFields} } }`,
    )
  ).turnAt.course;

it('a turn is watched from the reveal on, step by step with rule and reason, and always the same', async () => {
  expect(await courseOf()).toBeNull();
  await world.reveal({ A: 'redlode-mine', E: 'widows-pass' });
  const open = (await courseOf())!;
  expect(open.marches).toEqual([
    { seat: 'A', attack: 'redlode-mine', from: 'herons-bridge', fault: null },
    ...['B', 'C', 'D'].map((seat) => ({ seat, attack: null, from: null, fault: null })),
    { seat: 'E', attack: 'widows-pass', from: 'silent-rows', fault: null },
    { seat: 'F', attack: null, from: null, fault: null },
  ]);
  expect(open).toMatchObject({ done: false, eliminated: [] });
  expect(open.log).toContainEqual({
    code: 'OPEN_TAKEN',
    rule: 'R2',
    seats: ['E'],
    territory: 'widows-pass',
    en: expect.stringMatching(/Elena.*Widow’s Pass/) as unknown,
    es: expect.stringMatching(/Elena.*Paso de la Viuda/) as unknown,
  });
  expect(open.log.map(({ code }) => code)).not.toContain('TERRITORY_CHANGED');

  await world.done('A', 'reportBattle', { result: { outcome: 'ATTACKER' } });
  await world.done('B', 'confirmBattle', { number: 1 });
  const ended = (await courseOf())!;
  expect(ended.done).toBe(true);
  expect(ended.captures).toEqual(
    expect.arrayContaining([
      { territory: 'redlode-mine', from: 'B', to: 'A', how: 'FIELD', rule: 'R5' },
      { territory: 'widows-pass', from: null, to: 'E', how: 'OPEN', rule: 'R2' },
    ]),
  );
  // What the journal told, told again in the adjudicator's own order.
  const told = (await world.database.query(
    `select code from journal_entry where parameters ->> 'fact' = 'true' and retracted_by is null and turn = 1`,
  )) as { code: string }[];
  expect(ended.log.map(({ code }) => code).sort()).toEqual(told.map(({ code }) => code).sort());
  expect(await courseOf('A')).toEqual(ended);
  expect(await courseOf('C', 2)).toBeNull();
});

it('the history of a territory has a line wherever something changed', async () => {
  const of = async (territory: string) =>
    (
      await ask<{ territoryHistory: unknown[] }>(
        'D',
        `territoryHistory(territory: "${territory}") { since seat ruins }`,
      )
    ).territoryHistory;
  expect(await of('redlode-mine')).toEqual([
    { since: 1, seat: 'B', ruins: false },
    { since: 2, seat: 'A', ruins: false },
  ]);
  expect(await of('halcyra')).toEqual([{ since: 1, seat: 'A', ruins: false }]);
  expect(await of('no-such-place')).toEqual([]);
});

it('of a public campaign somebody without an account sees the whole story, and nothing more', async () => {
  await world.database.query(`update campaign set visibility = 'public'`);
  const [{ id }] = (await world.database.query('select id from campaign')) as [{ id: string }];
  const seen = await ask<Record<string, unknown>>(
    'nobody',
    `name status seats { letter name } members { displayName } holdings { territory seat }
     standings { seat territories armyPoints } history { number standings { seat } }
     turns { number phase orders { seat attack } battles { key winner } course { done } }
     journal { entries { text(language: ES) } } articles { articles { title } }
     settings { sealedVisibility } content { documentUrl } myRoles`,
  );
  expect(seen).toMatchObject({ name: 'The Marsh War', myRoles: [] });
  expect(seen['turns']).toMatchObject([
    { number: 1, phase: 'ENDED', battles: [{ key: inTheOpen, winner: 'A' }], course: { done: true } },
    { number: 2, phase: 'ORDERING', course: null },
  ]);
  const visitor = world.service.visitor();
  const { data, errors } = await visitor.ask(
    `query ($id: ID!) { publicCampaigns { campaigns { id } }
       battles(campaignId: $id) { key winner settlement place proposals { number } briefings { text } mySide }
       veterans(campaignId: $id) { seat } choices(campaignId: $id, turn: 1) { key }
       verifyTurn(campaignId: $id, turn: 1) { faults { code } } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    publicCampaigns: { campaigns: [{ id }] },
    battles: [{ key: inTheOpen, winner: 'A', place: null, proposals: [], briefings: [], mySide: null }],
    verifyTurn: { faults: [] },
  });
});
