import { afterEach, expect, it } from 'vitest';
import { inTheOpen } from '../battles/battle-world.js';
import { empireRoster, onRosters, savedRoster } from '../rosters/roster-samples.js';
import { hour, type Table, table } from '../turns/table.js';
import { requestsFor, walk } from './ask-together.js';
import { listen, tracesOf } from './traces.js';
import { questions, schemaOf } from './walk-schema.js';
import { watchersOf } from './watchers.js';

let world: Table | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** Words that stand nowhere but in rosters of seat B. */
const words = { name: 'zq7rosterword', veteran: 'zq7veteranword', draft: 'zq7draftword' };

function hits(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([where, text]) =>
    Object.values(words)
      .filter((word) => text.includes(word) || text.includes(Buffer.from(word).toString('hex')))
      .map((word) => `${word} in ${where}`),
  );
}

/** The turn is open, and A attacks B. */
async function battleOf(): Promise<Table> {
  const made = await table({ rosterSecrecy: 'untilBattle', cadence: { kind: 'manual' } });
  await made.rows(
    `update turn set deadline = null, start = jsonb_set(start, '{territories,herons-bridge,owner}', '"A"')`,
  );
  await made.seal('A', { attack: 'redlode-mine' });
  await made.act('A', 'lockTurn');
  await expect.poll(async () => (await made.rows('select key from battle')).length).toBe(1);
  return made;
}

it('a roster handed in is read by nobody else, anywhere, until the battle begins', async () => {
  world = await battleOf();
  const { at, id, act, service } = world;
  const watchers = await watchersOf(world);
  const known = { id, campaignId: id, turn: 1, number: 1, key: inTheOpen, battle: inTheOpen };
  const schema = await schemaOf(at('A'));
  const all = questions(schema, known);
  expect(all.some(({ path }) => path.startsWith('battleRosters('))).toBe(true);
  const enemy = await listen(service, at('A'));
  // Whatever has to do with battles at every step; all that can be asked when most is known to the service.
  const asked = requestsFor(schema, all);
  const near = requestsFor(
    schema,
    all.filter(({ path }) => /^(battle|veterans|honour|myRoster|viewer)/.test(path)),
  );
  const nowhere = async (phase: string, requests = near): Promise<void> => {
    for (const [role, visitor] of watchers) {
      expect(hits(await walk(visitor, requests)), `${role}, ${phase}`).toEqual([]);
    }
    expect(hits(await tracesOf(world!)), phase).toEqual([]);
  };

  const roster = empireRoster(words.name, [{ unit: 'knights', veteran: words.veteran }]);
  const rosterId = await savedRoster(at('B'), roster, id);
  const illegal = { ...empireRoster(words.draft), size: 0 };
  await onRosters(at('B'), 'saveRoster', { id: rosterId, roster: illegal });
  await nowhere('kept');

  const ofBattle = { turn: 1, key: inTheOpen };
  await world.rows(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle)
     values ($1, 'B', 'Old', 'knights', 'guards', 1, 'elsewhere')`,
    [id],
  );
  expect(await act('B', 'attachRoster', { ...ofBattle, rosterId })).toMatchObject({
    faults: [{ code: 'ROSTER_VETERAN_UNKNOWN' }],
  });
  await nowhere('refused');
  const plain = await savedRoster(at('B'), empireRoster(words.name), id);
  expect(await act('B', 'attachRoster', { ...ofBattle, rosterId: plain })).toMatchObject({
    __typename: 'CampaignChanged',
  });
  await nowhere('handed in');

  const time = new Date(service.clock.now().getTime() + 5 * hour).toISOString();
  await act('B', 'proposeAppointment', { ...ofBattle, times: [time], place: 'The club' });
  await act('A', 'acceptAppointment', { ...ofBattle, number: 1, time });
  await nowhere('appointed', asked);
  await enemy.caughtUp();
  expect(hits(new Map([['subscription', enemy.heard.join()]]))).toEqual([]);
  expect(enemy.heard.length).toBeGreaterThan(0);
  enemy.stop();

  // The same search finds it once the battle has begun, or it would prove nothing; the tables never tell it.
  service.clock.moveOn(6 * hour);
  for (const [role, visitor] of watchers) {
    const found = hits(await walk(visitor, near)).length > 0;
    expect([role, found]).toEqual([role, role !== 'nobody' && role !== 'stranger']);
  }
  expect(hits(await tracesOf(world))).toEqual([]);
}, 300_000);
