import { afterEach, expect, it } from 'vitest';
import { BattleWorld, inTheOpen } from './battle-world.js';

let world: BattleWorld;
afterEach(() => world.close());

const result = { outcome: 'ATTACKER' };

/** A attacks the mine of B, and nobody plays these seats any more. */
async function aBattleWithout(
  vacant: readonly string[],
  settings: Record<string, unknown> = {},
): Promise<void> {
  world = await BattleWorld.start(settings);
  await world.reveal({ A: 'redlode-mine' });
  await world.database.query('update seat set account_id = null where letter = any($1)', [vacant]);
}

const wake = () => world.database.query(`update campaign set next_due_at = now() - interval '1 minute'`);
const settled = () => expect.poll(() => world.statuses()).toEqual({ [inTheOpen]: 'settled' });
/** The clock has looked and set when to look next. */
const atRest = () =>
  expect
    .poll(
      () => world.database.query('select from campaign where next_due_at <= $1', [world.service.clock.now()]),
      { timeout: 30_000 },
    )
    .toEqual([]);

it('a bot confirms at once what the other side reports, and the turn goes on', async () => {
  await aBattleWithout(['B']);
  await world.done('A', 'reportBattle', { result });
  await settled();
  await expect.poll(() => world.phase()).toBe('ended');
  expect(await world.journal('BATTLE_CONFIRMED')).toHaveLength(1);
  expect(await world.battle('A', 'winner settlement')).toEqual({ winner: 'A', settlement: 'CONFIRMED' });
});

it('a bot agrees to the first time that is still to come, and to any scenario', async () => {
  await aBattleWithout(['B']);
  const times = [world.inHours(5), world.inHours(20)];
  await world.done('A', 'proposeAppointment', { times, place: 'The club' });
  const agreed = { appointment: 'AGREED', appointedFor: times[0], place: 'The club' };
  const seen = () => world.battle('A', 'appointment appointedFor place');
  await expect.poll(seen).toEqual(agreed);
  await world.done('A', 'chooseScenario', { scenario: 'convoy' });
  const played = () => world.battle('A', 'scenario scenarioBy scenarioProposed');
  await expect.poll(played).toEqual({ scenario: 'convoy', scenarioBy: 'AGREED', scenarioProposed: null });
});

it('bots fight each other by dice that anybody can check, and the journal tells it', async () => {
  await aBattleWithout(['A', 'B']);
  await wake();
  await settled();
  const [told] = await world.journal('BATTLE_FOUGHT_BY_BOTS');
  expect(told).toMatchObject({ key: inTheOpen, rolls: expect.any(Array) as unknown });
  expect((told?.['rolls'] as unknown[]).length).toBe(4);
  await expect.poll(() => world.phase()).toBe('ended');
  const { data } = await world.people
    .get('C')!
    .ask(`{ verifyTurn(campaignId: "${world.campaignId}", turn: 1) { dice faults { code } } }`);
  expect(data?.['verifyTurn']).toEqual({ dice: 4, faults: [] });
  expect(await world.battle('C', 'settlement reason')).toEqual({ settlement: 'DICE', reason: null });
  // What nobody fought on a table makes no veterans.
  expect(await world.database.query('select from battle_honour')).toEqual([]);
});

it('a stand-in plays the seat that nobody holds, and no bot speaks for him', async () => {
  await aBattleWithout(['B']);
  await world.done('referee', 'nameStandIn', { side: 'DEFENDER', memberId: await world.accountOf('guest') });
  await world.done('A', 'reportBattle', { result });
  await wake();
  await atRest();
  expect(await world.statuses()).toEqual({ [inTheOpen]: 'reported' });
  await world.done('guest', 'confirmBattle', { number: 1 });
  expect(await world.statuses()).toEqual({ [inTheOpen]: 'settled' });
});

const noBots = {
  absence: { leaveDays: 21, extensions: 0, extensionHours: 24, missesUntilOpen: 3, botHoldsOpenSeat: false },
};
/** Its window is over. */
const timeUp = () => world.moveOnHours(14 * 24 + 1);

it('where the campaign lets no bot hold a seat, a battle waits while there is time, then counts as not fought', async () => {
  await aBattleWithout(['A', 'B'], noBots);
  await wake();
  await atRest();
  expect(await world.statuses()).toEqual({ [inTheOpen]: 'ready' });
  expect(await world.battle('C', 'whenOverdue')).toEqual({ whenOverdue: 'NOT_FOUGHT' });
  timeUp();
  await settled();
  expect(await world.battle('C', 'settlement fault winner draw whenOverdue')).toEqual({
    settlement: 'NOT_FOUGHT',
    fault: 'BOTH',
    winner: null,
    draw: true,
    whenOverdue: null,
  });
  expect(await world.journal('BATTLE_LAPSED')).toMatchObject([{ key: inTheOpen, seats: ['A', 'B'] }]);
  expect(await world.journal('BATTLE_OVERDUE')).toEqual([]);
});

it('against a seat that everybody has left, what is reported counts at once', async () => {
  await aBattleWithout(['B'], noBots);
  await world.done('A', 'reportBattle', { result });
  await settled();
  expect(await world.journal('BATTLE_CONFIRMED_UNOPPOSED')).toMatchObject([{ key: inTheOpen }]);
  expect(await world.battle('A', 'winner settlement')).toEqual({ winner: 'A', settlement: 'CONFIRMED' });
});

it('what waited for the referee ends by itself when its player leaves after all', async () => {
  await aBattleWithout([], noBots);
  expect(await world.battle('C', 'whenOverdue')).toEqual({ whenOverdue: 'REFEREE' });
  timeUp();
  await expect.poll(() => world.journal('BATTLE_OVERDUE')).toHaveLength(1);
  await world.database.query(`update seat set account_id = null where letter = 'B'`);
  await wake();
  await settled();
  expect(await world.battle('C', 'winner fault')).toEqual({ winner: 'A', fault: 'DEFENDER' });
});

it('against a bot, dice decide once time is up', async () => {
  await aBattleWithout(['B']);
  expect(await world.battle('A', 'whenOverdue')).toEqual({ whenOverdue: 'DICE' });
  timeUp();
  await settled();
  expect(await world.journal('BATTLE_LAPSED_TO_DICE')).toMatchObject([{ key: inTheOpen }]);
  await expect.poll(() => world.phase()).toBe('ended');
  const { data } = await world.people
    .get('C')!
    .ask(`{ verifyTurn(campaignId: "${world.campaignId}", turn: 1) { faults { code } } }`);
  expect(data?.['verifyTurn']).toEqual({ faults: [] });
});

it('against a garrison that nobody owns, what the attacker reports counts at once', async () => {
  world = await BattleWorld.start();
  await world.giveTerritory('ironbrow', null);
  await world.database.query(`update turn set start = start #- '{territories,ironbrow,owner}'`);
  await world.reveal({ C: 'ironbrow' });
  const key = 'assault:ironbrow:C>nobody';
  expect(await world.statuses()).toEqual({ [key]: 'ready' });
  await world.done('C', 'reportBattle', { result }, key);
  await expect.poll(() => world.statuses()).toEqual({ [key]: 'settled' });
  expect(await world.journal('BATTLE_CONFIRMED_UNOPPOSED')).toMatchObject([{ key }]);
});

it('a dispute is the referee’s to settle, whoever has left since', async () => {
  await aBattleWithout([]);
  await world.done('A', 'reportBattle', { result });
  await world.done('B', 'disputeBattle', { number: 1, reason: 'It was a draw.' });
  await world.database.query(`update seat set account_id = null where letter in ('A', 'B')`);
  await wake();
  await atRest();
  expect(await world.statuses()).toEqual({ [inTheOpen]: 'disputed' });
});

it('a bot makes the choice of a seat that somebody has left, at once', async () => {
  world = await BattleWorld.start();
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  const choices = () => world.database.query('select seat, settled_by as by from choice');
  expect(await choices()).toEqual([{ seat: 'B', by: null }]);
  await world.database.query(`update seat set account_id = null where letter = 'B'`);
  await wake();
  await expect.poll(choices).toEqual([{ seat: 'B', by: 'bot' }]);
  const [told] = await world.journal('CHOICE_BY_BOT');
  expect([...(told?.['answer'] as string[])].sort()).toEqual(['A', 'C']);
  expect(Object.keys(await world.statuses())).toHaveLength(1);
});
