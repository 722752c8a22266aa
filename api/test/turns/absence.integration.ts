import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { day, hour, table, type Change, type Table } from './table.js';
import { sealedIn, waitsIn } from '../secrets/open-envelopes.js';

let world: Table | undefined;
const sit = async (change?: Change): Promise<Table> => (world = await table(change));
afterEach(async () => {
  await world?.close();
  world = undefined;
});

const iso = (at: Date): string => at.toISOString().slice(0, 10);

async function ladder({ rows }: Table, turn: number): Promise<Record<string, string>> {
  const orders = await rows<{ seat: string; source: string; attendance: string }>(
    'select seat, source, attendance from revealed_order where turn = $1 order by seat',
    [turn],
  );
  return Object.fromEntries(orders.map(({ seat, source, attendance }) => [seat, `${source}/${attendance}`]));
}

async function planOf({ at, id }: Table, letter: string): Promise<Record<string, unknown>[]> {
  const { data } = await at(letter).ask(
    'query ($id: ID!) { campaign(id: $id) { absencePlan { code at hours count limit } } }',
    { id },
  );
  return (data?.['campaign'] as { absencePlan: Record<string, unknown>[] }).absencePlan;
}

it('every rung of the ladder is told apart, and only who was absent is called so', async () => {
  const { act, seal, join, rows, playTurn, deadline, id, service } = await sit();
  const keeper = await join('Greta', 'spectator');
  await act('C', 'nameDelegate', { accountId: keeper.accountId });
  const ends = await deadline();
  await act('D', 'declareLeave', { from: iso(new Date(ends.getTime() - day)), to: iso(ends) });
  await rows(`update seat set account_id = null where campaign_id = $1 and letter = 'F'`, [id]);
  await seal('A', { attack: 'herons-bridge', standingTurns: 1 });
  await seal('B');
  await seal(keeper.visitor, { attack: 'maidens-ford' });
  await playTurn(1);
  expect(await ladder(world!, 1)).toEqual({
    A: 'sealed/present',
    B: 'sealed/present',
    C: 'delegate/present',
    D: 'default/leave',
    E: 'default/absent',
    F: 'bot/vacant',
  });
  service.clock.moveTo(await deadline());
  await expect.poll(() => ladder(world!, 2)).not.toEqual({});
  // A's standing order attacks what A has taken: it is replaced by the default and holds up nobody.
  expect(await ladder(world!, 2)).toMatchObject({ A: 'standing/present', B: 'default/absent' });
  const replaced = await rows(
    `select parameters from journal_entry where turn = 2 and code = 'ORDER_REPLACED'`,
  );
  expect(replaced).toMatchObject([{ parameters: { player: 'A' } }]);
  expect(await rows('select letter, misses from seat order by letter')).toMatchObject([
    { letter: 'A', misses: 0 },
    { letter: 'B', misses: 1 },
    { letter: 'C', misses: 1 },
    { letter: 'D', misses: 1 },
    { letter: 'E', misses: 2 },
    { letter: 'F', misses: 0 },
  ]);
}, 90_000);

it('player and delegate see nothing of each other’s order, and the player’s counts first', async () => {
  const { act, seal, join, at, id, rows, playTurn } = await sit();
  const keeper = await join('Greta', 'spectator');
  expect(await act('B', 'dismissDelegate')).toMatchObject({ code: 'DELEGATE_NONE' });
  await act('A', 'nameDelegate', { accountId: keeper.accountId });
  const [rival] = await rows<{ account_id: string }>(`select account_id from seat where letter = 'B'`);
  for (const accountId of [rival!.account_id, keeper.accountId, randomUUID(), 'nobody'])
    expect(await act('C', 'nameDelegate', { accountId })).toMatchObject({ code: 'DELEGATE_UNFIT' });
  await seal('A', { attack: 'goats-stair' });
  await seal(keeper.visitor, { attack: 'herons-bridge' });
  const mine =
    'query ($id: ID!) { campaign(id: $id) { turn { myOrder { attack } } } myOrders(campaignId: $id) { attack } }';
  const seen = async (visitor = at('A')) => JSON.stringify((await visitor.ask(mine, { id })).data);
  expect(await seen()).toContain('goats-stair');
  expect(await seen()).not.toContain('herons-bridge');
  expect(await seen(keeper.visitor)).toContain('herons-bridge');
  expect(await seen(keeper.visitor)).not.toContain('goats-stair');
  await playTurn(1);
  expect(await rows(`select source, sheet from revealed_order where seat = 'A'`)).toMatchObject([
    { source: 'sealed', sheet: expect.stringContaining('goats-stair') },
  ]);
  await seal(keeper.visitor, { turn: 2 });
  await act('A', 'dismissDelegate');
  expect(await sealedIn(rows)).toEqual([]);
  await expect(seal(keeper.visitor, { turn: 2 })).rejects.toThrow('FORBIDDEN');
}, 90_000);

it('leave has a budget, does not overlap and is not declared for the past', async () => {
  const { act, rows, service } = await sit({ absence: { leaveDays: 10 } });
  const today = service.clock.now().getTime();
  const on = (days: number) => iso(new Date(today + days * day));
  expect(await act('B', 'declareLeave', { from: '2026-02-30', to: 'soon' })).toMatchObject({
    faults: [
      { field: 'from', code: 'DAY_UNREADABLE' },
      { field: 'to', code: 'DAY_UNREADABLE' },
    ],
  });
  expect(await act('B', 'declareLeave', { from: on(-3), to: on(3) })).toMatchObject({
    faults: [{ field: 'from', code: 'DAY_PAST' }],
  });
  expect(await act('B', 'declareLeave', { from: on(5), to: on(15) })).toMatchObject({ code: 'LEAVE_SPENT' });
  expect(await rows('select from seat_leave')).toEqual([]);
  await act('B', 'declareLeave', { from: on(5), to: on(12) });
  expect(await act('B', 'declareLeave', { from: on(12), to: on(12) })).toMatchObject({
    code: 'LEAVE_OVERLAPS',
  });
  expect(await act('B', 'declareLeave', { from: on(20), to: on(22) })).toMatchObject({ code: 'LEAVE_SPENT' });
  const [leave] = await rows<{ id: string }>('select id from seat_leave');
  expect(await act('C', 'cancelLeave', { leaveId: leave!.id })).toMatchObject({ code: 'LEAVE_UNKNOWN' });
  await act('B', 'cancelLeave', { leaveId: leave!.id });
  expect(await rows('select from seat_leave')).toEqual([]);
}, 60_000);

it('the campaign waits once for each absent seat, then goes on, and after too many misses the seat is open', async () => {
  const { seal, rows, deadline, journal, service, until, at, id } = await sit({
    absence: { extensions: 1, extensionHours: 24, missesUntilOpen: 1 },
  });
  const first = await deadline();
  expect(await planOf(world!, 'F')).toEqual([
    { code: 'DEADLINE_MOVES', at: first.toISOString(), hours: 24, count: 1, limit: null },
    {
      code: 'ARMY_DEFENDS',
      at: new Date(first.getTime() + 24 * hour).toISOString(),
      hours: null,
      count: null,
      limit: null,
    },
    { code: 'SEAT_OPENS', at: null, hours: null, count: 1, limit: 1 },
  ]);
  for (const letter of 'ABCDE') await seal(letter);
  expect(await planOf(world!, 'A')).toMatchObject([{ code: 'ORDER_SEALED' }]);
  service.clock.moveTo(first);
  await expect.poll(async () => (await deadline()).getTime() - first.getTime()).toBe(24 * hour);
  expect(await waitsIn(rows, id)).toEqual({ F: 1 });
  expect(
    await rows(`select parameters from journal_entry where code = 'TURN_EXTENDED_BY_ABSENCE'`),
  ).toMatchObject([{ parameters: { seats: ['F'], hours: 24 } }]);
  service.clock.moveTo(await deadline());
  await until(2);
  expect(await ladder(world!, 1)).toMatchObject({ F: 'default/absent' });
  expect(await journal()).toContain('SEAT_OPENED');
  const { data } = await at('B').ask(
    'query ($id: ID!) { campaign(id: $id) { seats { letter openForReplacement } } }',
    { id },
  );
  expect((data?.['campaign'] as { seats: unknown[] }).seats).toContainEqual({
    letter: 'F',
    openForReplacement: true,
  });
  for (const letter of 'ABCDE') await seal(letter, { turn: 2 });
  service.clock.moveTo(await deadline());
  await until(3);
  expect(await ladder(world!, 2)).toMatchObject({ F: 'bot/vacant' });
  expect(await rows(`select from journal_entry where turn = 2 and code = 'ORDER_BY_BOT'`)).toHaveLength(1);
}, 90_000);

it('whom the campaign waits for is not named where it does not tell who has sealed', async () => {
  const { rows, deadline, service } = await sit({ absence: { extensions: 1 }, sealedVisibility: 'count' });
  service.clock.moveTo(await deadline());
  await expect
    .poll(
      async () =>
        (await rows(`select parameters from journal_entry where code = 'TURN_EXTENDED_BY_ABSENCE'`))[0],
      { timeout: 30_000 },
    )
    .toMatchObject({ parameters: expect.not.objectContaining({ seats: expect.anything() }) });
}, 60_000);

it('a reminder goes once to whoever has not sealed, in his language and zone', async () => {
  const { seal, rows, deadline, service } = await sit({ reminderHours: [24] });
  await rows(`update account set language = 'es', time_zone = 'Atlantic/Canary' where email like 'bruno@%'`);
  for (const letter of 'ACDE') await seal(letter);
  const ends = await deadline();
  service.clock.moveTo(new Date(ends.getTime() - 24 * hour));
  await rows(`update campaign set next_due_at = now() - interval '1 day'`);
  const letters = await service.letters(2);
  expect(letters.map(({ to }) => to).sort()).toEqual(['bruno@demo.invalid', 'felix@demo.invalid']);
  const [bruno, felix] = ['bruno', 'felix'].map(
    (name) => letters.find(({ to }) => to.startsWith(name))!.text,
  );
  expect(felix).toMatch(/If you do nothing by Sunday \d+ \w+ at 20:00 CES?T, this happens:/);
  expect(felix).toContain('Your army defends');
  expect(bruno).toMatch(/Si no haces nada antes del domingo, \d+ de \w+, 19:00 WES?T, pasa esto:/);
  expect(bruno).toContain('Tu ejército defiende');
  expect(await rows('select reminded_hours from turn')).toEqual([{ reminded_hours: [24] }]);
  await rows(`update campaign set next_due_at = now() - interval '1 day'`);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await service.letters(2)).toHaveLength(2);
}, 60_000);
