import { afterEach, beforeEach, expect, it } from 'vitest';
import { BattleWorld } from './battle-world.js';

let world: BattleWorld;
beforeEach(async () => {
  world = await BattleWorld.start();
  await world.reveal({ A: 'redlode-mine' });
});
afterEach(() => world.close());

const proposal = (...hours: number[]) => ({
  times: hours.map((one) => world.inHours(one)),
  place: 'Casa de Ana, calle Mayor 3',
});

it('one side proposes times, the other accepts one; all learn when, only they learn where', async () => {
  const { times, place } = proposal(24, 48);
  await world.done('A', 'proposeAppointment', { times, place });
  expect(await world.battle('B', 'status appointment proposals { number side times place answer }')).toEqual({
    status: 'READY',
    appointment: 'PROPOSED',
    proposals: [{ number: 1, side: 'ATTACKER', times, place, answer: null }],
  });
  await world.refused('APPOINTMENT_CHANGED', 'A', 'acceptAppointment', { number: 1, time: times[0] });
  await world.refused('APPOINTMENT_CHANGED', 'B', 'acceptAppointment', { number: 2, time: times[0] });
  await world.refused('APPOINTMENT_TIME_UNFIT', 'B', 'acceptAppointment', {
    number: 1,
    time: world.inHours(30),
  });
  await world.refused('BATTLE_NOT_YOURS', 'C', 'acceptAppointment', { number: 1, time: times[0] });
  await world.done('B', 'acceptAppointment', { number: 1, time: times[1] });
  const fields = 'status appointment appointedFor place proposals { number }';
  const agreed = { status: 'APPOINTED', appointment: 'AGREED', appointedFor: times[1] };
  for (const who of ['A', 'B', 'referee'] as const)
    expect(await world.battle(who, fields)).toEqual({ ...agreed, place, proposals: [{ number: 1 }] });
  for (const who of ['C', 'guest'] as const)
    expect(await world.battle(who, fields)).toEqual({ ...agreed, place: null, proposals: [] });
  const told = await world.database.query('select parameters from journal_entry');
  expect(JSON.stringify(told)).not.toContain('calle Mayor');
  expect(JSON.stringify(await world.service.letters())).not.toContain('calle Mayor');
});

it('the other side proposes other times, or declines: there is no time yet', async () => {
  await world.done('A', 'proposeAppointment', proposal(24));
  const others = proposal(36);
  await world.done('B', 'proposeAppointment', others);
  expect(await world.battle('A', 'proposals { side answer }')).toEqual({
    proposals: [
      { side: 'ATTACKER', answer: 'REPLACED' },
      { side: 'DEFENDER', answer: null },
    ],
  });
  await world.done('A', 'declineAppointment');
  expect(await world.battle('A', 'status appointment')).toEqual({
    status: 'READY',
    appointment: 'NO_TIME_YET',
  });
  await world.refused('APPOINTMENT_CHANGED', 'A', 'acceptAppointment', { number: 2, time: others.times[0] });
});

it('an agreed time can be moved by a new proposal, and called off', async () => {
  const first = proposal(24);
  await world.done('A', 'proposeAppointment', first);
  await world.done('B', 'acceptAppointment', { number: 1, time: first.times[0] });
  const second = proposal(50);
  await world.done('B', 'proposeAppointment', second);
  await world.done('A', 'declineAppointment');
  expect(await world.battle('A', 'status appointedFor')).toEqual({
    status: 'APPOINTED',
    appointedFor: first.times[0],
  });
  await world.done('B', 'declineAppointment');
  expect(await world.battle('A', 'status appointment appointedFor place')).toEqual({
    status: 'READY',
    appointment: 'NO_TIME_YET',
    appointedFor: null,
    place: null,
  });
});

it('times lie ahead, within the window, and are few', async () => {
  await world.refused('TIMES_MISSING', 'A', 'proposeAppointment', proposal());
  await world.refused('TIMES_TOO_MANY', 'A', 'proposeAppointment', proposal(1, 2, 3, 4, 5, 6));
  await world.refused('TIME_PAST', 'A', 'proposeAppointment', proposal(24, -1));
  await world.refused('TIME_OUTSIDE_WINDOW', 'A', 'proposeAppointment', proposal(15 * 24));
  await world.refused('TEXT_MISSING', 'A', 'proposeAppointment', { ...proposal(5), place: ' ' });
  await world.refused('TEXT_TOO_LONG', 'A', 'proposeAppointment', { ...proposal(5), place: 'x'.repeat(201) });
  await world.refused('BATTLE_NOT_YOURS', 'guest', 'proposeAppointment', proposal(5));
});

it('an overdue battle is flagged once, and may still be fought late', async () => {
  world.moveOnHours(14 * 24 + 1);
  await expect.poll(() => world.journal('BATTLE_OVERDUE')).toHaveLength(1);
  const [{ version }] = (await world.database.query('select version from campaign')) as [{ version: number }];
  world.moveOnHours(24);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await world.journal('BATTLE_OVERDUE')).toHaveLength(1);
  // The clock finds nothing more to do: it does not come back second after second.
  expect(await world.database.query('select version from campaign')).toEqual([{ version }]);
  await world.done('A', 'proposeAppointment', proposal(24));
});

it('after a result nobody makes appointments any more', async () => {
  await world.done('A', 'reportBattle', { result: { outcome: 'DRAW' } });
  await world.refused('BATTLE_REPORTED', 'B', 'proposeAppointment', proposal(24));
  await world.refused('BATTLE_REPORTED', 'B', 'declineAppointment');
  await world.refused('BATTLE_REPORTED', 'referee', 'postponeBattle', {
    until: world.inHours(9),
    reason: 'x',
  });
});
