import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterEach, expect, it } from 'vitest';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { EnvelopeRenewal } from '../../src/orders/envelope-renewal.js';
import { mutate } from '../accounts/people.js';
import { table, type Table } from '../turns/table.js';
import { sealedIn, testEnvelopes } from './open-envelopes.js';
import { tracesOf } from './traces.js';

let world: Table | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** A copy of the database as somebody reads it who has no key: of what is locked he sees the length. */
async function copyOf(from: Table): Promise<Record<string, string[]>> {
  const { database } = from;
  const traces = await tracesOf(from);
  const copy: Record<string, string[]> = {};
  for (const [where, text] of traces) {
    if (!where.startsWith('table ')) continue;
    copy[where] = text.replace(/\\\\x([0-9a-f]+)/g, (_, hex: string) => `locked ${hex.length}`).split('\n');
  }
  copy['table order_envelope']!.sort();
  // That somebody was there is no secret.
  const seen = ['table session', 'table guess', 'table heartbeat'];
  for (const where of seen) delete copy[where];
  const [{ version }] = await database.query<[{ version: number }]>('select version from campaign');
  copy['version'] = [String(version)];
  return copy;
}

/** Everything that can be done at the desk of a seat. */
async function busyDesks(
  { seal, unseal, at, id }: Table,
  keeper: Parameters<Table['seal']>[0],
): Promise<void> {
  await seal('B', { attack: 'windgap-pass', fightFirst: ['A', 'C'], ifTaken: 'FIGHT', standingTurns: 8 });
  await seal('C');
  await seal(keeper, { attack: 'herons-bridge' });
  await seal('D', { attack: 'nowhere' });
  await unseal('C');
  await unseal('E');
  const input = { clientKey: randomUUID(), campaignId: id, turn: 1 };
  for (const _ of [1, 2]) await mutate(at('F'), 'sealOrder', 'SealOrderInput', input, '__typename');
}

it.each(['count', 'nothing'] as const)(
  'a copy of the database does not tell whether or by whom an order was sealed (%s)',
  async (sealedVisibility) => {
    world = await table({ sealedVisibility, cadence: { kind: 'manual' } });
    const { rows, join, act } = world;
    await rows('update turn set deadline = null');
    await rows('update campaign set next_due_at = null');
    const keeper = await join('Greta', 'spectator');
    await act('A', 'nameDelegate', { accountId: keeper.accountId });
    const before = await copyOf(world);
    expect(before['table order_envelope']).toHaveLength(12);
    expect(new Set(before['table order_envelope']!.map((line) => /locked \d+/.exec(line)![0])).size).toBe(1);
    const locked = () => rows<{ locked: Buffer }>('select locked from order_envelope order by seat, hand');
    const old = await locked();

    await busyDesks(world, keeper.visitor);
    expect((await sealedIn(rows)).map(({ seat, turn }) => `${seat}${turn}`)).toEqual(
      ['A1', 1, 2, 3, 4, 5, 6, 7, 8, 9, 'F1'].map((turn) => (typeof turn === 'number' ? `B${turn}` : turn)),
    );
    const after = await copyOf(world);
    if (sealedVisibility === 'count') {
      // That somebody has is told, so the version may rise.
      expect(after['version']).not.toEqual(before['version']);
      for (const copy of [before, after]) {
        delete copy['version'];
        delete copy['table campaign'];
      }
    }
    expect(after).toEqual(before);
    // Each was locked anew, also those that nobody touched.
    const fresh = await locked();
    for (const [index, { locked: now }] of fresh.entries())
      expect(now.equals(old[index]!.locked)).toBe(false);

    const renewing = await new DataSource(dataSourceOptions(world.service.databaseUrl, 1)).initialize();
    const sealed = await sealedIn(rows);
    await new EnvelopeRenewal(renewing, testEnvelopes()).work();
    await renewing.destroy();
    expect(await sealedIn(rows)).toEqual(sealed);
    for (const [index, { locked: now }] of (await locked()).entries())
      expect(now.equals(fresh[index]!.locked)).toBe(false);

    // The same look finds it where it is told, or it would prove nothing.
    await act('A', 'lockTurn');
    const { 'table turn_secret': secrets } = await copyOf(world);
    expect(secrets).not.toEqual(before['table turn_secret']);
  },
  120_000,
);
