import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { goodPassword, mutate } from '../accounts/people.js';
import { table, type Change, type Table } from './table.js';
import { sealedIn } from '../secrets/open-envelopes.js';

let world: Table | undefined;
const sit = async (change?: Change): Promise<Table> => (world = await table(change));
afterEach(async () => {
  await world?.close();
  world = undefined;
});

it('an order that reaches the campaign at the moment of the lock is either in or refused, never lost', async () => {
  const { seal, rows, service, deadline, until, id } = await sit();
  const { receipts } = await seal('A', { attack: 'goats-stair' });
  const hand = new pg.Client(service.databaseUrl);
  await hand.connect();
  await hand.query('begin');
  await hand.query('select from campaign where id = $1 for update', [id]);
  const late = seal('B', { attack: 'windgap-pass' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  service.clock.moveTo(await deadline());
  await hand.query('commit');
  await hand.end();
  expect(await late).toMatchObject({ code: 'TURN_CLOSED' });
  await until(2);
  expect(await rows('select seat, commitment from revealed_order where sheet is not null')).toEqual([
    { seat: 'A', commitment: receipts[0]!.commitment },
  ]);
}, 60_000);

it('the same click twice seals once; sealing anew replaces; taking back leaves nothing', async () => {
  const { at, id, seal, unseal, rows, turn } = await sit();
  const input = { clientKey: randomUUID(), campaignId: id, turn: 1, attack: 'goats-stair' };
  const click = () =>
    mutate(
      at('A'),
      'sealOrder',
      'SealOrderInput',
      input,
      '... on OrderSealed { receipts { commitment nonce } }',
    );
  const [first, second] = await Promise.all([click(), click()]);
  expect(second).toEqual(first);
  await seal('A', { attack: 'herons-bridge', standingTurns: 2 });
  expect(await sealedIn(rows)).toMatchObject([{ turn: 1 }, { turn: 2 }, { turn: 3 }]);
  await seal('A', { attack: 'goats-stair' });
  expect(await sealedIn(rows)).toMatchObject([{ seat: 'A', turn: 1 }]);
  expect(await turn('B')).toMatchObject({ sealed: { seats: ['A'], count: 1 } });
  expect(await unseal('B')).toMatchObject({ code: 'ORDER_NONE' });
  expect(await unseal('A')).toMatchObject({ __typename: 'OrderUnsealed' });
  expect(await sealedIn(rows)).toEqual([]);
  expect(await seal('A', { turn: 2 })).toMatchObject({ code: 'TURN_CLOSED' });
  expect(await sealedIn(rows)).toEqual([]);
}, 60_000);

it('the order of a player who is gone is not carried out', async () => {
  const { join, seal, rows, id, playTurn } = await sit({ absence: { botHoldsOpenSeat: false } });
  const { visitor, accountId } = await join('Hugo', 'player');
  await rows(`update campaign_role set until = now() where seat = 'B'`);
  await rows(`update campaign_role set seat = 'B' where account_id = $1`, [accountId]);
  await rows(`update seat set account_id = $2 where campaign_id = $1 and letter = 'B'`, [id, accountId]);
  expect((await seal(visitor, { attack: 'windgap-pass', standingTurns: 3 })).receipts).toHaveLength(4);
  const gone = await mutate(visitor, 'deleteAccount', 'DeleteAccountInput', {
    confirmation: 'hugo@example.org',
    password: goodPassword,
  });
  expect(gone.__typename).toBe('AccountDeleted');
  expect(await sealedIn(rows)).toEqual([]);
  await playTurn(1);
  expect(await rows(`select sheet, source, attendance from revealed_order where seat = 'B'`)).toEqual([
    { sheet: null, source: 'default', attendance: 'vacant' },
  ]);
}, 60_000);

const verify = `query ($id: ID!, $turn: Int!) {
  verifyTurn(campaignId: $id, turn: $turn) { phase orders dice faults { code seat purpose message } } }`;

const published = `query ($id: ID!) {
  campaign(id: $id) { turnAt(number: 1) { commitments { seat commitment } } } }`;

it.each(['who', 'count', 'nothing'] as const)(
  'anybody can check a turn again, and every change is found (%s)',
  async (sealedVisibility) => {
    const { at, id, seal, rows, playTurn } = await sit({ sealedVisibility });
    const check = async (turn = 1) => {
      const { data } = await at('D').ask(verify, { id, turn });
      return data?.['verifyTurn'] as {
        phase: string;
        orders: number;
        dice: number;
        faults: { code: string }[];
      };
    };
    const codes = async () => (await check()).faults.map(({ code }) => code);
    await rows(`update seat set account_id = null where letter = 'F'`);
    // A bot holds F, and rolls two dice; it cannot come in the way of A.
    await seal('A', { attack: 'herons-bridge' });
    await seal('B');
    expect(await check()).toEqual({ phase: 'ORDERING', orders: 0, dice: 0, faults: [] });
    await playTurn(1);
    expect(await check()).toEqual({ phase: 'ENDED', orders: 2, dice: 2, faults: [] });
    expect((await at('D').ask(verify, { id, turn: 9 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    const order = (sql: string) => rows(`update revealed_order set ${sql} where seat = 'B' and turn = 1`);
    await rows('create table kept as table revealed_order');
    const restore = () =>
      rows(`update revealed_order now set sheet = kept.sheet, nonce = kept.nonce, commitment = kept.commitment
        from kept where kept.seat = now.seat and kept.turn = now.turn`);
    await order(`sheet = (select sheet from revealed_order where seat = 'A' and turn = 1)`);
    expect(await codes()).toEqual(['SEAL_CHANGED']);
    await order('sheet = null, nonce = null, commitment = null');
    expect(await codes()).toEqual(sealedVisibility === 'nothing' ? [] : ['SEAL_MISSING']);
    await restore();
    const listed = async () => (await at('D').ask(published, { id })).data?.['campaign'];
    const promised = await listed();
    await order(`commitment = repeat('0', 64)`);
    // Changed together with its order it fits that order; the list of the lock still tells.
    if (sealedVisibility !== 'nothing') expect(await listed()).toEqual(promised);
    await restore();
    await rows(
      `update turn set rolls = jsonb_set(rolls, '{0,face}', to_jsonb((rolls->0->>'face')::int % 6 + 1)) where number = 1`,
    );
    expect(await codes()).toEqual(['DICE_FACE_WRONG']);
    await rows(`update turn set dice_seed = repeat('ab', 32) where number = 1`);
    expect(await codes()).toContain('DICE_SEED_CHANGED');
  },
  60_000,
);

it.each([
  ['who', { seats: ['A', 'C'], count: 2 }, [{ seat: 'A' }, { seat: 'C' }]],
  ['count', { seats: null, count: 2 }, [{ seat: null }, { seat: null }]],
  ['nothing', null, []],
] as const)(
  'with "%s" others see as much of sealed orders',
  async (sealedVisibility, sealed, listed) => {
    const { seal, turn, rows, act } = await sit({ sealedVisibility, cadence: { kind: 'manual' } });
    await rows('update turn set deadline = null');
    const version = async () => (await rows('select version from campaign'))[0];
    const before = await version();
    await seal('C', { attack: 'windgap-pass' });
    await seal('A');
    // Where nothing is told, not even a number that rises tells it.
    if (sealedVisibility === 'nothing') expect(await version()).toEqual(before);
    else expect(await version()).not.toEqual(before);
    for (const letter of 'ABD') expect((await turn(letter)).sealed).toEqual(sealed);
    await act('A', 'lockTurn');
    const [{ commitments }] = (await rows('select commitments from turn where number = 1')) as [
      { commitments: unknown[] },
    ];
    expect(commitments).toMatchObject(listed.map(({ seat }) => (seat === null ? {} : { seat })));
    if (sealedVisibility === 'count') expect(JSON.stringify(commitments)).not.toContain('seat');
  },
  60_000,
);
