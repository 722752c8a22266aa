import { afterEach, expect, it } from 'vitest';
import type { Letter } from '../test-service.js';
import { day, hour, table, type Change, type Table } from './table.js';

let world: Table | undefined;
const sit = async (change?: Change): Promise<Table> => (world = await table(change));
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** Waits until so many letters with this subject have come. */
async function lettersOf({ service }: Table, subject: RegExp, count: number): Promise<Letter[]> {
  const found = async () => (await service.letters(0)).filter((letter) => subject.test(letter.subject));
  await expect.poll(async () => (await found()).length).toBe(count);
  return found();
}

it('a moved deadline is told to all who play, in their language and zone, with the deadline that it moved to', async () => {
  const { act, rows, deadline, service } = await sit();
  await rows(`update account set language = 'es', time_zone = 'Atlantic/Canary' where email like 'bruno@%'`);
  await act('A', 'extendTurn', { hours: 0, reason: 'refused' });
  expect(await rows('select from mail')).toEqual([]);
  await act('A', 'extendTurn', { hours: 24, reason: 'zq7reason' });
  const english = await lettersOf(world!, /^More time in /, 5);
  const [bruno] = await lettersOf(world!, /^Más tiempo en /, 1);
  expect(english.map(({ to }) => to.split('@')[0]).sort()).toEqual([
    'anna',
    'carmen',
    'dimitri',
    'elena',
    'felix',
  ]);
  expect(english[0]!.text).toMatch(/Orders can be sealed until Monday \d+ \w+ at 20:00 CES?T\./);
  expect(bruno!.text).toMatch(/hasta el lunes, \d+ de \w+, 19:00 WES?T\./);
  expect(bruno!.text).toContain('/es/campaigns/');
  // Whatever somebody wrote for all to read stays where all read it.
  expect(JSON.stringify(await service.letters(0))).not.toContain('zq7reason');
  expect(await deadline()).toBeInstanceOf(Date);
}, 60_000);

it('whom the campaign waits for is in no letter', async () => {
  const { seal, deadline, service } = await sit({
    absence: { extensions: 1, extensionHours: 24 },
    sealedVisibility: 'nothing',
    reminderHours: [],
  });
  for (const letter of 'ABCDE') await seal(letter);
  service.clock.moveTo(await deadline());
  const letters = await lettersOf(world!, /^More time in /, 6);
  expect(new Set(letters.map(({ text }) => text)).size).toBe(1);
}, 60_000);

it('a pause and its end are told, with the moment it ends by itself', async () => {
  const { act, service } = await sit();
  await act('A', 'pauseCampaign', { days: 7, reason: 'summer camp' });
  const [paused] = await lettersOf(world!, / rests$/, 6);
  expect(paused!.text).toMatch(/has been paused until \w+ \d+ \w+ at \d\d:\d\d \S+\. It goes on by itself/);
  service.clock.moveOn(2 * day);
  await act('A', 'resumeCampaign');
  const [resumed] = await lettersOf(world!, / goes on$/, 6);
  expect(resumed!.text).toMatch(/Orders can be sealed until \w+ \d+ \w+ at \d\d:\d\d \S+\./);
}, 60_000);

it('an outage that moved a deadline is told', async () => {
  const { rows, deadline, service } = await sit({ reminderHours: [] });
  const before = await deadline();
  await rows(`insert into outage (began_at, ended_at) values ($1, $2)`, [
    new Date(before.getTime() - hour),
    new Date(before.getTime() + hour),
  ]);
  service.clock.moveTo(new Date(before.getTime() + hour));
  const [letter] = await lettersOf(world!, /^Deadlines moved in /, 6);
  expect(letter!.text).toContain('The service was out of order for a while.');
  expect((await deadline()).getTime() - before.getTime()).toBe(3 * hour);
}, 60_000);
