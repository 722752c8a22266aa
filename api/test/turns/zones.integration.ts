import { afterEach, expect, it } from 'vitest';
import { table, type Table } from './table.js';

const home = process.env['TZ'];
let world: Table | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

it.each(['Pacific/Kiritimati', 'America/St_Johns', 'UTC'])(
  'a turn is the same on a host in %s',
  async (zone) => {
    process.env['TZ'] = zone;
    world = await table();
    const { act, at, id, deadline, rows, playTurn } = world;
    const ends = await deadline();
    const inMadrid = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Madrid',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(inMadrid.format(ends)).toBe('Sunday 20:00');
    const [stored] = await rows<{ ms: string }>('select extract(epoch from deadline) * 1000 as ms from turn');
    expect(Number(stored!.ms)).toBe(ends.getTime());
    const leave = { from: '2031-01-01', to: '2031-01-02' };
    await act('B', 'declareLeave', leave);
    const { data } = await at('B').ask('query ($id: ID!) { campaign(id: $id) { leaves { seat from to } } }', {
      id,
    });
    expect(data).toMatchObject({ campaign: { leaves: [{ seat: 'B', ...leave }] } });
    await playTurn(1);
    expect(inMadrid.format(await deadline())).toBe('Sunday 20:00');
  },
  60_000,
);

it('a deadline keeps its time of day over the spring gap and the autumn fold', async () => {
  world = await table({ cadence: { kind: 'weekly', weeks: 1, weekday: 7, time: '02:30' } });
  const { service, until, deadline } = world;
  // 28 March 2032, 02:30 is skipped in Madrid: as much later as the clocks jump.
  service.clock.moveTo(new Date('2032-03-21T02:00:00Z'));
  await until(2);
  expect((await deadline()).toISOString()).toBe('2032-03-28T01:30:00.000Z');
  // 31 October 2032, 02:30 comes twice: the first of the two.
  service.clock.moveTo(new Date('2032-10-24T02:00:00Z'));
  await until(3);
  expect((await deadline()).toISOString()).toBe('2032-10-31T00:30:00.000Z');
  service.clock.moveTo(await deadline());
  await until(4);
  expect((await deadline()).toISOString()).toBe('2032-11-07T01:30:00.000Z');
}, 60_000);
