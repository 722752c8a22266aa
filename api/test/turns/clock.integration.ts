import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { day, hour, table, type Change, type Table } from './table.js';

let world: Table | undefined;
const sit = async (change?: Change): Promise<Table> => (world = await table(change));
afterEach(async () => {
  await world?.close();
  world = undefined;
});

it('an organiser extends a turn within bounds, with a reason, before and after for all to see', async () => {
  const { act, deadline, rows, turn, until, service } = await sit();
  const before = await deadline();
  expect(await act('A', 'extendTurn', { hours: 0, reason: ' ' })).toMatchObject({
    faults: [
      { field: 'hours', code: 'NUMBER_OUT_OF_RANGE' },
      { field: 'reason', code: 'REASON_MISSING' },
    ],
  });
  await expect(act('B', 'extendTurn', { hours: 24, reason: 'mine' })).rejects.toThrow('FORBIDDEN');
  expect(await deadline()).toEqual(before);
  await act('A', 'extendTurn', { hours: 168, reason: 'the club is flooded' });
  const after = await deadline();
  expect(after.getTime() - before.getTime()).toBe(168 * hour);
  await act('A', 'extendTurn', { hours: 168, reason: 'still flooded' });
  expect(await act('A', 'extendTurn', { hours: 1, reason: 'one more' })).toMatchObject({
    code: 'EXTENSION_TOO_LONG',
  });
  expect((await deadline()).getTime() - before.getTime()).toBe(336 * hour);
  const told = await rows(
    `select parameters from journal_entry where code = 'TURN_EXTENDED' order by number`,
  );
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({
    parameters: {
      by: 'Anna',
      reason: 'the club is flooded',
      before: before.toISOString(),
      after: after.toISOString(),
    },
  });
  // Nothing happens at the old deadline.
  service.clock.moveTo(before);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await turn()).toMatchObject({ number: 1, phase: 'ORDERING' });
  service.clock.moveTo(await deadline());
  await until(2);
}, 60_000);

it('two thirds of those who play move the deadline; one vote is open at a time', async () => {
  const { act, deadline, journal, rows } = await sit();
  const before = await deadline();
  const propose = { hours: 48, reason: 'exams' };
  expect(await act('B', 'voteOnExtension', { inFavour: true })).toMatchObject({ code: 'VOTE_CLOSED' });
  await act('B', 'proposeExtension', propose);
  expect(await act('C', 'proposeExtension', propose)).toMatchObject({ code: 'VOTE_OPEN' });
  await act('C', 'voteOnExtension', { inFavour: true });
  await act('C', 'voteOnExtension', { inFavour: true });
  await act('D', 'voteOnExtension', { inFavour: true });
  expect(await deadline()).toEqual(before);
  await act('E', 'voteOnExtension', { inFavour: true });
  expect((await deadline()).getTime() - before.getTime()).toBe(48 * hour);
  expect(await act('F', 'voteOnExtension', { inFavour: true })).toMatchObject({ code: 'VOTE_CLOSED' });
  await act('A', 'proposeExtension', propose);
  for (const letter of 'BCD') await act(letter, 'voteOnExtension', { inFavour: false });
  expect((await deadline()).getTime() - before.getTime()).toBe(48 * hour);
  expect(await rows('select outcome from extension_vote order by number')).toEqual([
    { outcome: 'passed' },
    { outcome: 'rejected' },
  ]);
  expect(await journal()).toEqual(
    expect.arrayContaining(['EXTENSION_PROPOSED', 'TURN_EXTENDED_BY_VOTE', 'EXTENSION_REJECTED']),
  );
}, 60_000);

it('a vote is decided by those who still play, and no vote goes beyond the fortnight', async () => {
  const { act, deadline, rows, id } = await sit();
  const before = await deadline();
  const moved = async () => ((await deadline()).getTime() - before.getTime()) / hour;
  await act('B', 'proposeExtension', { hours: 168, reason: 'exams' });
  for (const letter of 'CD') await act(letter, 'voteOnExtension', { inFavour: true });
  await act('A', 'extendTurn', { hours: 168, reason: 'flood' });
  await act('A', 'extendTurn', { hours: 100, reason: 'more flood' });
  expect(await moved()).toBe(268);
  // Three of six are in favour; when two have left, three of four are more than two thirds.
  await rows(`update seat set account_id = null where campaign_id = $1 and letter in ('E', 'F')`, [id]);
  await rows(`update campaign set next_due_at = now() - interval '1 minute'`);
  await expect.poll(moved).toBe(336);
  expect(await rows('select outcome, hours from extension_vote')).toEqual([{ outcome: 'passed', hours: 68 }]);
  expect(await act('B', 'proposeExtension', { hours: 1, reason: 'again' })).toMatchObject({
    code: 'EXTENSION_TOO_LONG',
  });
}, 60_000);

it('a pause is bounded, takes nobody’s time, leaves sealing possible and ends by itself', async () => {
  const { act, seal, deadline, rows, journal, until, turn, service } = await sit({ pauseDays: 10 });
  const before = await deadline();
  expect(await act('A', 'pauseCampaign', { days: 11, reason: 'I am losing' })).toMatchObject({
    faults: [{ field: 'days', code: 'NUMBER_OUT_OF_RANGE' }],
  });
  expect(await act('A', 'pauseCampaign', { days: 8, reason: ' \u200b\u202e ' })).toMatchObject({
    faults: [{ field: 'reason', code: 'REASON_MISSING' }],
  });
  expect(await act('A', 'resumeCampaign')).toMatchObject({ code: 'CAMPAIGN_NOT_PAUSED' });
  await act('A', 'pauseCampaign', { days: 8, reason: 'summer camp' });
  expect((await deadline()).getTime() - before.getTime()).toBe(8 * day);
  expect(await act('A', 'pauseCampaign', { days: 1, reason: 'more' })).toMatchObject({
    code: 'CAMPAIGN_PAUSED',
  });
  expect((await seal('B', { attack: 'herons-bridge' })).receipts).toHaveLength(1);
  service.clock.moveTo(before);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await turn()).toMatchObject({ number: 1, phase: 'ORDERING' });
  service.clock.moveOn(8 * day - hour);
  await expect
    .poll(async () => (await rows('select paused_until from campaign'))[0])
    .toEqual({ paused_until: null });
  expect(await journal()).toEqual(expect.arrayContaining(['CAMPAIGN_PAUSED', 'CAMPAIGN_RESUMED']));
  // Eight of ten days are spent: the next organiser cannot put the turn off for ever either.
  expect(await act('A', 'pauseCampaign', { days: 3, reason: 'again' })).toMatchObject({
    code: 'PAUSE_TOO_LONG',
  });
  service.clock.moveTo(await deadline());
  await until(2);
}, 60_000);

it('a pause in each turn does not slow a campaign down for ever: four turns share what may be paused', async () => {
  const { act, rows, playTurn, until, deadline, service } = await sit({ pauseDays: 10 });
  const pause = (days: number) => act('A', 'pauseCampaign', { days, reason: 'I am losing' });
  await pause(8);
  service.clock.moveTo(await deadline());
  await until(2);
  const before = await rows('select deadline, paused_minutes from turn where number = 2');
  expect(await pause(3)).toMatchObject({ code: 'PAUSE_TOO_LONG' });
  expect(await rows('select deadline, paused_minutes from turn where number = 2')).toEqual(before);
  expect(await pause(2)).toMatchObject({ __typename: 'CampaignChanged' });
  service.clock.moveTo(await deadline());
  await until(3);
  for (const number of [3, 4]) {
    expect(await pause(1)).toMatchObject({ code: 'PAUSE_TOO_LONG' });
    await playTurn(number);
  }
  // The eight days of the first turn are long past; the two of the second are not.
  expect(await pause(9)).toMatchObject({ code: 'PAUSE_TOO_LONG' });
  expect(await pause(8)).toMatchObject({ __typename: 'CampaignChanged' });
}, 60_000);

it('a pause that is ended early gives back what it had moved too far', async () => {
  const { act, deadline, service, rows } = await sit();
  const before = await deadline();
  await act('A', 'pauseCampaign', { days: 20, reason: 'summer camp' });
  service.clock.moveOn(2 * day);
  await act('A', 'resumeCampaign');
  const moved = (await deadline()).getTime() - before.getTime();
  expect(Math.abs(moved - 2 * day)).toBeLessThan(60_000);
  const [turn] = await rows<{ paused_minutes: number }>('select paused_minutes from turn');
  expect(Math.abs(turn!.paused_minutes - 2 * 1_440)).toBeLessThan(2);
}, 60_000);

it('orders are locked by hand only where no clock locks them, and an early lock comes when all have sealed', async () => {
  const { act, seal, rows, until, turn } = await sit({ cadence: { kind: 'manual' }, earlyLock: true });
  expect(await act('A', 'lockTurn')).toMatchObject({ code: 'TURN_HAS_DEADLINE' });
  expect(await turn()).toMatchObject({ number: 1, phase: 'ORDERING' });
  await rows('update turn set deadline = null');
  await expect(act('B', 'lockTurn')).rejects.toThrow('FORBIDDEN');
  await act('A', 'lockTurn');
  await until(2);
  for (const letter of 'ABCDE') await seal(letter, { turn: 2 });
  expect(await turn()).toMatchObject({ number: 2, phase: 'ORDERING', deadline: null });
  await seal('F', { turn: 2 });
  await until(3);
}, 60_000);

it('a double click applies a thing once, and both clicks hear the same', async () => {
  const { at, id, deadline, rows } = await sit();
  const before = await deadline();
  const input = { clientKey: randomUUID(), campaignId: id, hours: 24, reason: 'once' };
  const click = () =>
    mutate(at('A'), 'extendTurn', 'ExtendTurnInput', input, '... on CampaignChanged { version }');
  const [first, second] = await Promise.all([click(), click()]);
  expect(second).toEqual(first);
  expect((await deadline()).getTime() - before.getTime()).toBe(day);
  expect(await rows(`select from journal_entry where code = 'TURN_EXTENDED'`)).toHaveLength(1);
}, 60_000);

it('who hears that a deadline moved finds it moved', async () => {
  const { act, rows, service, deadline } = await sit();
  const before = await deadline();
  const listener = new pg.Client(service.databaseUrl);
  await listener.connect();
  await listener.query('listen pelagonia_notices');
  const heard = new Promise<void>((resolve) => listener.on('notification', () => resolve()));
  const found = heard.then(() => listener.query<{ deadline: Date }>('select deadline from turn'));
  await act('A', 'extendTurn', { hours: 24, reason: 'announced' });
  expect((await found).rows).toEqual([{ deadline: new Date(before.getTime() + day) }]);
  await listener.end();
  service.clock.moveTo(before);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await rows('select phase from turn')).toEqual([{ phase: 'ordering' }]);
}, 60_000);
