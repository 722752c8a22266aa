import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import type { Visitor } from '../test-service.js';
import { hour, table, type Table } from '../turns/table.js';
import { type Request, requestsFor, type Told, walk } from './ask-together.js';
import { listen, tracesOf } from './traces.js';
import { questions, schemaOf } from './walk-schema.js';
import { watchersOf } from './watchers.js';

let world: Table | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** Words that stand nowhere but in orders, and a target that only one order names. */
const words = {
  player: 'zq7playerword',
  delegate: 'zq7delegateword',
  standing: 'zq7standingword',
  wrong: 'zq7wrongword',
};
const target = 'windgap-pass';

type Phase = Readonly<{
  name: string;
  arrange(world: Table): Promise<void>;
  /** Undoes what was arranged to hold the phase still while it is looked at. */
  release?(): Promise<void>;
}>;

/** Everything a turn goes through before its reveal; whoever adds something to a turn adds a phase here. */
const phases = (delegate: Visitor): Phase[] => [
  {
    name: 'sealed',
    arrange: async ({ seal, act, at, id }) => {
      await seal('B', { attack: target, from: null, fightFirst: [words.player], ifTaken: 'FIGHT' });
      await seal(delegate, { attack: 'herons-bridge', fightFirst: [words.delegate] });
      await seal('D');
      expect(await seal('B', { attack: words.wrong })).toMatchObject({ code: 'ORDER_ILLEGAL' });
      await at('B').ask(
        `mutation { sealOrder(input: { clientKey: "x", campaignId: "${id}", turn: 1, attack: "${words.wrong}" }) { __typename } }`,
      );
      await at('B').ask(`mutation { sealOrder(input: { nonsense: "${words.wrong}" }) { __typename } }`);
      await act('A', 'extendTurn', { hours: 1, reason: 'a word in public' });
    },
  },
  {
    name: 'sealed anew, and for turns to come',
    arrange: async ({ seal, unseal }) => {
      await unseal('B');
      await seal('B', { attack: target, fightFirst: [words.player, words.standing], standingTurns: 2 });
    },
  },
  {
    name: 'reminded',
    arrange: async ({ service, deadline, rows }) => {
      service.clock.moveTo(new Date((await deadline()).getTime() - 12 * hour));
      await rows(`update campaign set next_due_at = now() - interval '1 day'`);
      await expect
        .poll(
          async () =>
            (await service.letters(0)).filter(({ subject }) => /Orders for turn/.test(subject)).length,
          { timeout: 30_000 },
        )
        .toBeGreaterThan(2);
    },
  },
  lockedPhase(),
];

/** Between lock and reveal there is no time: a transaction that queues behind the lock holds the campaign still. */
function lockedPhase(): Phase {
  let holder: pg.Client;
  return {
    name: 'locked',
    arrange: async ({ service, act, rows, id, turn }) => {
      await rows('update turn set deadline = null');
      const clients = [new pg.Client(service.databaseUrl), new pg.Client(service.databaseUrl)] as const;
      for (const client of clients) await client.connect().then(() => client.query('begin'));
      const hold = (client: pg.Client) => client.query('select from campaign where id = $1 for update', [id]);
      await hold(clients[0]);
      const queued = (count: number) =>
        expect
          .poll(() =>
            rows(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            ),
          )
          .toHaveLength(count);
      const locking = act('A', 'lockTurn');
      await queued(1);
      const held = hold(clients[1]);
      await queued(2);
      await clients[0].query('commit');
      await clients[0].end();
      await Promise.all([locking, held]);
      holder = clients[1];
      expect((await turn()).phase).toBe('LOCKED');
    },
    release: async () => {
      await holder.query('commit');
      await holder.end();
    },
  };
}

function refused(told: Told): string[] {
  return [...told]
    .filter(([path, text]) => path.startsWith('campaign(') && text.includes('"errors"'))
    .map(String);
}

function hits(texts: ReadonlyMap<string, string>, secrets: readonly string[]): string[] {
  return [...texts].flatMap(([where, text]) => {
    const hex = (secret: string): string => Buffer.from(secret).toString('hex');
    return secrets
      .filter((secret) => text.includes(secret) || text.includes(hex(secret)))
      .map((secret) => `${secret} in ${where}`);
  });
}

/** How often each place names the target: it stands on the map as well, so what counts is whether it is named more. */
function namings(texts: ReadonlyMap<string, string>): Record<string, number> {
  return Object.fromEntries([...texts].map(([where, text]) => [where, text.split(target).length - 1]));
}

/** Of what is told of a campaign: all but what the setting allows to change when somebody seals. */
function untold(told: Told, visibility: string): string[] {
  return [...told]
    .filter(([path]) => path.startsWith('campaign(') || path.startsWith('verifyTurn('))
    .map(([path, text]) => {
      const still = visibility === 'nothing' ? text : text.replace(/"version":\d+/g, '');
      return `${path}: ${visibility === 'nothing' ? still : still.replace(/"sealed":\{[^}]*\}/g, '').replace(/"(count|seats)":(\[[^\]]*\]|\d+|null)/g, '')}`;
    });
}

it.each([
  ['who', 'private'],
  ['count', 'unlisted'],
  ['nothing', 'public'],
] as const)(
  'no sealed order is read before the reveal by anybody, anywhere, and after it by all (%s, %s)',
  async (sealedVisibility, visibility) => {
    world = await table({ sealedVisibility, cadence: { kind: 'manual' }, reminderHours: [13, 24] });
    const { act, join, at, id, until, service, rows } = world;
    await rows('update campaign set visibility = $1', [visibility]);
    const delegate = await join('Greta', 'spectator');
    await act('B', 'nameDelegate', { accountId: delegate.accountId });
    const watchers = await watchersOf(world);
    const schema = await schemaOf(at('A'));
    const all = questions(schema, { id, campaignId: id, turn: 1, number: 1 });
    const asked = requestsFor(schema, all);
    expect(asked.flatMap((request) => request.questions)).toHaveLength(all.length);
    expect(all.length).toBeGreaterThan(200);

    const before = new Map<string, Told>();
    for (const [role, visitor] of watchers) before.set(role, await walk(visitor, asked));
    // A question that is refused proves nothing of its field.
    expect(refused(before.get('rival')!)).toEqual([]);
    for (const outsider of ['nobody', 'stranger'])
      expect(refused(before.get(outsider)!).length > 0).toBe(visibility === 'private');
    const traces = namings(await tracesOf(world));
    const rival = await listen(service, at('C'));

    const quiet = await sealQuietly(world, sealedVisibility, asked);
    expect(quiet.after).toEqual(quiet.before);
    await rival.caughtUp();
    expect(rival.heard.length > 0).toBe(sealedVisibility !== 'nothing');

    const secrets: string[] = Object.values(words);
    for (const phase of phases(delegate.visitor)) {
      await phase.arrange(world);
      const nonces = await world
        .at('B')
        .ask('query ($id: ID!) { myOrders(campaignId: $id) { nonce } }', { id });
      const fresh = (nonces.data?.['myOrders'] as { nonce: string }[]).map(({ nonce }) => nonce);
      expect(fresh.length).toBeGreaterThan(0);
      secrets.push(...fresh);
      for (const [role, visitor] of watchers) {
        const told = await walk(visitor, asked);
        expect(hits(told, secrets), `${role}, ${phase.name}`).toEqual([]);
        expect(namings(told), `${role}, ${phase.name}`).toEqual(namings(before.get(role)!));
      }
      const found = await tracesOf(world);
      expect(hits(found, secrets), phase.name).toEqual([]);
      expect(namings(found), phase.name).toEqual(expect.objectContaining({ ...traces }));
      await phase.release?.();
    }
    await rival.caughtUp();
    expect(hits(new Map([['subscription', rival.heard.join()]]), secrets)).toEqual([]);
    rival.stop();

    // The same search finds the same words once the orders lie open, or it would prove nothing.
    await until(2);
    for (const [role, visitor] of watchers) {
      const found = hits(await walk(visitor, asked), [words.player]);
      const outside = role === 'nobody' || role === 'stranger';
      expect(found.length > 0, role).toBe(!outside || visibility !== 'private');
    }
    const open = await tracesOf(world);
    expect(hits(open, [words.player])).toEqual(
      expect.arrayContaining([
        `${words.player} in table revealed_order`,
        `${words.player} in table journal_entry`,
      ]),
    );
    // What the delegate sealed did not count, and what stands for later turns is sealed still.
    expect(hits(open, [words.delegate])).toEqual([]);
    expect(open.get('table order_envelope')).toContain(id);
  },
  420_000,
);

/** What a rival is told before and after somebody seals, but for what the setting allows. */
async function sealQuietly(
  { at, seal, unseal }: Table,
  visibility: string,
  asked: readonly Request[],
): Promise<{ before: string[]; after: string[] }> {
  const before = untold(await walk(at('C'), asked), visibility);
  await seal('E', { attack: 'drowned-ford' });
  const after = untold(await walk(at('C'), asked), visibility);
  await unseal('E');
  return { before, after };
}
