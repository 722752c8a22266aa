import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { inTheOpen } from '../battles/battle-world.js';
import { houseList } from '../lobby/house-list.js';
import { savedRoster } from '../rosters/roster-samples.js';
import type { Visitor } from '../test-service.js';
import { type Table, table } from '../turns/table.js';
import { requestsFor, walk } from './ask-together.js';
import { tracesOf } from './traces.js';
import { questions, schemaOf } from './walk-schema.js';
import { watchersOf } from './watchers.js';

let world: Table;
afterEach(() => world.close());

/** Words that people write, by who may read them; none stands anywhere else. */
const words = {
  /** Everybody who takes part in the campaign, which is private. */
  members: [
    'zq7house',
    'zq7pausereason',
    'zq7grantreason',
    'zq7territory',
    'zq7scenariotitle',
    'zq7scenariotext',
    'zq7standin',
    'zq7articletitle',
    'zq7articletext',
  ],
  /** The two sides of the battle and the referees. */
  inside: ['zq7place', 'zq7dispute'],
  attacker: ['zq7attackerbriefing'],
  defender: ['zq7defenderbriefing'],
  organisers: ['zq7invited'],
  /** Of seat B: a roster of his own, and what his lasting army is made of. */
  owner: ['zq7roster', 'crossbowmen'],
} as const;
type Audience = keyof typeof words;

const readers: Readonly<Record<string, readonly Audience[]>> = {
  nobody: [],
  stranger: [],
  spectator: ['members'],
  referee: ['members', 'inside', 'attacker', 'defender'],
  organiser: ['members', 'organisers'],
  'organiser who plays': ['members', 'inside', 'attacker', 'organisers'],
  rival: ['members'],
  'rival who has sealed': ['members'],
  owner: ['members', 'inside', 'defender', 'owner'],
};

const found = (text: string): string[] =>
  Object.values(words)
    .flat()
    .filter((word) => text.includes(word) || text.includes(Buffer.from(word).toString('hex')))
    .sort();

async function done(who: string | Visitor, mutation: string, input: Record<string, unknown>): Promise<void> {
  expect([mutation, await world.act(who, mutation, input)]).toMatchObject([
    mutation,
    { __typename: 'CampaignChanged' },
  ]);
}

/** While orders are given. */
async function writeBeforeTheReveal(referee: Visitor): Promise<void> {
  const { rows, at, id, seal } = world;
  await rows(`update campaign set status = 'lobby'`);
  const list = { clientKey: randomUUID(), campaignId: id, document: houseList({ id: 'zq7house' }) };
  const added = await mutate(at('A'), 'addArmyList', 'AddArmyListInput', list, '... on UserError { code }');
  expect(added).toEqual({ __typename: 'CampaignChanged' });
  await rows(`update campaign set status = 'running'`);
  await rows(
    `update turn set deadline = null, start = jsonb_set(start, '{territories,herons-bridge,owner}', '"A"')`,
  );
  await rows(`update seat set army = 'empire'`);
  const units = ['halberdiers', 'crossbowmen', 'knights'].map((unit) => ({ unit, count: 6 }));
  await done('B', 'musterArmy', { lines: [{ unit: 'general' }, ...units] });
  await done('B', 'disbandUnits', { lines: [{ unit: 'crossbowmen', count: 1 }] });
  await savedRoster(at('B'), { name: 'zq7roster', army: 'empire', size: 1000, entries: [] }, id);
  await done('A', 'pauseCampaign', { days: 1, reason: 'zq7pausereason' });
  await done('A', 'resumeCampaign', {});
  await done(referee, 'grantPoints', { seat: 'C', points: 100, reason: 'zq7grantreason' });
  await done(referee, 'renameTerritory', {
    territory: 'goats-stair',
    name: 'zq7territory',
    reason: 'a joke',
  });
  await seal('A', { attack: 'redlode-mine' });
  await done('A', 'lockTurn', {});
  await expect.poll(() => rows('select key from battle')).toEqual([{ key: inTheOpen }]);
}

/** About the battle that follows. */
async function writeAfterTheReveal(referee: Visitor, standIn: string): Promise<void> {
  const battle = { turn: 1, key: inTheOpen };
  await done(referee, 'setScenario', {
    ...battle,
    own: { title: 'zq7scenariotitle', text: 'zq7scenariotext' },
    briefings: [
      { side: 'ATTACKER', text: 'zq7attackerbriefing' },
      { side: 'DEFENDER', text: 'zq7defenderbriefing' },
    ],
  });
  const time = new Date(world.service.clock.now().getTime() + 3_600_000).toISOString();
  await done('A', 'proposeAppointment', { ...battle, times: [time], place: 'zq7place' });
  await done(referee, 'nameStandIn', { ...battle, side: 'DEFENDER', memberId: standIn, note: 'zq7standin' });
  await done('A', 'reportBattle', { ...battle, result: { outcome: 'ATTACKER' } });
  await done('B', 'disputeBattle', { ...battle, number: 1, reason: 'zq7dispute' });
  const article = {
    turn: 1,
    battle: inTheOpen,
    title: 'zq7articletitle',
    text: 'zq7articletext',
    language: 'EN',
  };
  const written = await mutate(
    world.at('A'),
    'writeArticle',
    'WriteArticleInput',
    { clientKey: randomUUID(), campaignId: world.id, ...article },
    '... on UserError { code }',
  );
  expect(written).not.toHaveProperty('code');
  await done('A', 'mailInvitation', { email: 'zq7invited@example.org', role: 'SPECTATOR' });
}

it('whatever somebody writes is read by whom it is for, and by nobody else in any field', async () => {
  world = await table({
    persistentArmies: true,
    rosterSecrecy: 'untilBattle',
    cadence: { kind: 'manual' },
    absence: { botHoldsOpenSeat: false },
  });
  await world.rows(`update campaign set visibility = 'private'`);
  const watchers = await watchersOf(world);
  const { accountId } = await world.join('Stan', 'spectator');
  await writeBeforeTheReveal(watchers.get('referee')!);
  await writeAfterTheReveal(watchers.get('referee')!, accountId);
  watchers.set('owner', world.at('B'));
  const { id, at } = world;
  const schema = await schemaOf(at('A'));
  const known = { id, campaignId: id, turn: 1, number: 1, key: inTheOpen, battle: inTheOpen };
  const asked = requestsFor(schema, questions(schema, known));
  for (const [role, visitor] of watchers) {
    const told = [...(await walk(visitor, asked)).values()].join();
    const theirs = readers[role]!.flatMap((audience) => words[audience]);
    expect([role, ...found(told)]).toEqual([role, ...theirs.sort()]);
  }

  const traces = await tracesOf(world);
  expect(found(traces.get('log')!)).toEqual([]);
  // Letters name an address to whoever was invited, and nothing that anybody wrote.
  expect(found(traces.get('letters')!)).toEqual(words.organisers);
  const tables = [...traces].filter(([where]) => where.startsWith('table ')).map(([, text]) => text);
  const locked = [...words.attacker, ...words.defender, 'zq7roster'];
  expect(found(tables.join()).filter((word) => (locked as string[]).includes(word))).toEqual([]);
  const ledger = traces.get('table army_ledger_entry')!;
  expect(ledger.split('\n')).toHaveLength(2);
  expect(found(ledger)).toEqual([]);
}, 120_000);
