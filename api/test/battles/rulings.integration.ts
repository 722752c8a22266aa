import { verifyRolls, type DieRoll } from '@pelagonia/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { BattleWorld, inTheOpen } from './battle-world.js';

let world: BattleWorld;
afterEach(() => world.close());

async function aBattle(settings: Record<string, unknown> = {}): Promise<void> {
  world = await BattleWorld.start(settings);
  await world.reveal({ A: 'redlode-mine' });
}

const attackerWon = { result: { outcome: 'ATTACKER' }, reason: 'I saw it.' };
const defenderWon = { result: { outcome: 'DEFENDER' }, reason: 'I saw it.' };

describe('a referee', () => {
  it('enters, overrules and must say why; nobody else may', async () => {
    await aBattle();
    for (const who of ['A', 'B', 'C', 'guest'] as const)
      await expect(world.act(who, 'ruleOnBattle', attackerWon)).rejects.toThrow('FORBIDDEN');
    await world.refused('TEXT_MISSING', 'referee', 'ruleOnBattle', { ...attackerWon, reason: '' });
    await world.done('A', 'reportBattle', { result: { outcome: 'DEFENDER' } });
    await world.done('referee', 'ruleOnBattle', attackerWon);
    expect(await world.battle('B', 'winner settlement reports { answer }')).toEqual({
      winner: 'A',
      settlement: 'RULED',
      reports: [{ answer: 'REPLACED' }],
    });
    expect(await world.journal('BATTLE_RULED')).toMatchObject([
      { before: null, after: { winner: 'A' }, reason: 'I saw it.' },
    ]);
  });

  it('who plays does not judge his own battle', async () => {
    await aBattle();
    await world.addRole('A', 'referee');
    await world.refused('BATTLE_OWN', 'A', 'ruleOnBattle', attackerWon);
    await world.refused('BATTLE_OWN', 'A', 'rollForBattle', { reason: 'Let us see.' });
    // Even where referees may play: there is another.
    await world.set({ refereeMayPlay: true });
    await world.refused('BATTLE_OWN', 'A', 'ruleOnBattle', attackerWon);
    await world.database.query(`update campaign_role set until = now() where account_id = $1`, [
      await world.accountOf('referee'),
    ]);
    await world.done('A', 'ruleOnBattle', attackerWon);
  });

  it('changes an early result: what followed from it is void, and comes back as it was', async () => {
    world = await BattleWorld.start();
    await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
    const siege = 'siege:ironbrow:C>B';
    const [{ key }] = (await world.database.query('select key from choice')) as [{ key: string }];
    const answered = await world.act('B', 'answerChoice', { answer: ['A', 'C'] }, key);
    expect(answered.__typename).toBe('CampaignChanged');
    expect(await world.statuses()).toEqual({ [inTheOpen]: 'ready' });
    await world.done('referee', 'ruleOnBattle', defenderWon);
    expect(await world.statuses()).toEqual({ [inTheOpen]: 'settled', [siege]: 'ready' });
    await world.done('C', 'reportBattle', { result: { outcome: 'DRAW' } }, siege);

    await world.done('referee', 'ruleOnBattle', attackerWon);
    const assault = 'assault:ironbrow:C>B';
    expect(await world.statuses()).toEqual({ [assault]: 'ready', [inTheOpen]: 'settled', [siege]: 'void' });
    await world.refused('BATTLE_UNKNOWN', 'B', 'confirmBattle', { number: 1 }, siege);
    // A void battle does not settle itself by silence.
    world.moveOnHours(73);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await world.statuses())[siege]).toBe('void');

    await world.done('referee', 'ruleOnBattle', defenderWon);
    expect(await world.statuses()).toEqual({
      [assault]: 'void',
      [inTheOpen]: 'settled',
      [siege]: 'reported',
    });
    // Nobody could answer while it was void: the time for it begins afresh.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await world.statuses())[siege]).toBe('reported');
    await world.done('B', 'confirmBattle', { number: 1 }, siege);
    expect(await world.phase()).toBe('ended');
    expect(await world.journal('BATTLE_RULED')).toHaveLength(3);
  });

  it('puts a battle off, and it is no longer overdue', async () => {
    await aBattle();
    await world.refused('TIME_PAST', 'referee', 'postponeBattle', {
      until: world.inHours(-1),
      reason: 'Snow.',
    });
    world.moveOnHours(14 * 24 + 1);
    await expect.poll(() => world.journal('BATTLE_OVERDUE')).toHaveLength(1);
    expect(await world.battle('A', 'overdue status')).toEqual({ overdue: true, status: 'READY' });
    await world.done('referee', 'postponeBattle', { until: world.inHours(48), reason: 'Snow.' });
    expect(await world.battle('A', 'overdue status appointment')).toEqual({
      overdue: false,
      status: 'POSTPONED',
      appointment: 'NO_TIME_YET',
    });
    world.moveOnHours(49);
    await expect.poll(() => world.journal('BATTLE_OVERDUE')).toHaveLength(2);
    const letters = await world.service.letters(3);
    const told = letters.filter(({ subject }) => subject === 'A battle is overdue').map(({ to }) => to);
    expect(new Set(told)).toEqual(new Set(['referee@example.org']));
  });

  it('has the turn’s dice decide, and everybody can check them', async () => {
    await aBattle();
    await world.done('referee', 'rollForBattle', { reason: 'Nobody has time.' });
    const [{ after, rolls }] = (await world.journal('BATTLE_ROLLED_FOR')) as [
      { after: object; rolls: DieRoll[] },
    ];
    expect(rolls).toHaveLength(4);
    expect(rolls.every(({ purpose }) => purpose === `abstract:${inTheOpen}`)).toBe(true);
    const [turn] = (await world.database.query(
      'select dice_commitment as commitment, dice_seed as seed, rolls as listed from turn where number = 1',
    )) as { commitment: string; seed: string; listed: DieRoll[] }[];
    expect(turn!.listed).toEqual(rolls);
    expect(verifyRolls({ campaign: world.campaignId, turn: 1, ...turn!, rolls })).toEqual([]);
    const sum = (from: number) => rolls[from]!.face + rolls[from + 1]!.face;
    const expected = sum(0) === sum(2) ? { draw: true } : { winner: sum(0) > sum(2) ? 'A' : 'B' };
    expect(after).toEqual(expected);
    expect(await world.journal('HONOUR_ROLLED')).toEqual([]);
  });
});

describe('a battle that was not fought', () => {
  it.each([
    ['NOBODY', { draw: true, winner: null }],
    ['ATTACKER', { draw: true, winner: null }],
    ['DEFENDER', { draw: false, winner: 'A' }],
    ['BOTH', { draw: true, winner: null }],
  ])('by the fault of %s does to the map what the campaign says', async (fault, outcome) => {
    await aBattle();
    await world.done('referee', 'declareNotFought', { fault, reason: 'Nobody came.' });
    expect(await world.battle('D', 'draw winner settlement fault reason')).toEqual({
      ...outcome,
      settlement: 'NOT_FOUGHT',
      fault,
      reason: 'Nobody came.',
    });
    expect(await world.phase(2)).toBe('ordering');
    expect(await world.journal('HONOUR_ROLLED')).toEqual([]);
  });

  it('is left to the dice where the campaign says so', async () => {
    const dice = 'dice';
    await aBattle({ notFought: { nobody: dice, attacker: dice, defender: dice, both: dice } });
    await world.done('referee', 'declareNotFought', { fault: 'BOTH', reason: 'Nobody came.' });
    const [told] = await world.journal('BATTLE_NOT_FOUGHT');
    expect(told).toMatchObject({ fault: 'both', rolls: expect.any(Array) as unknown });
    expect(told!['rolls']).toHaveLength(4);
  });
});

describe('a garrison without an owner', () => {
  it('is played by the referee, or by the stand-in he names', async () => {
    world = await BattleWorld.start();
    await world.giveTerritory('ironbrow', null);
    await world.reveal({ C: 'ironbrow' });
    const key = 'assault:ironbrow:C>nobody';
    expect(await world.statuses()).toEqual({ [key]: 'ready' });
    expect(await world.battle('referee', 'mySide', key)).toEqual({ mySide: 'DEFENDER' });
    await world.refused('BATTLE_NOT_YOURS', 'guest', 'reportBattle', { result: { outcome: 'DRAW' } }, key);
    const memberId = await world.accountOf('guest');
    const standIn = { side: 'DEFENDER', memberId, note: 'He has the models.' };
    await expect(world.act('guest', 'nameStandIn', standIn, key)).rejects.toThrow('FORBIDDEN');
    await world.refused('BATTLE_NOT_YOURS', 'C', 'nameStandIn', standIn, key);
    await world.done('referee', 'nameStandIn', standIn, key);
    expect(await world.battle('guest', 'mySide standIns { side name mine note }', key)).toEqual({
      mySide: 'DEFENDER',
      standIns: [{ side: 'DEFENDER', name: 'guest', mine: true, note: 'He has the models.' }],
    });
    expect(await world.battle('referee', 'mySide', key)).toEqual({ mySide: null });
    await world.done('guest', 'reportBattle', { result: { outcome: 'DEFENDER' } }, key);
    await world.done('C', 'confirmBattle', { number: 1 }, key);
    expect(await world.battle('C', 'winner', key)).toEqual({ winner: 'nobody' });
    expect(await world.journal('HONOUR_ROLLED')).toEqual([]);
  });
});

describe('a stand-in', () => {
  it('is a member, and not of the other side', async () => {
    await aBattle();
    const naming = async (who: 'B' | 'C' | 'guest') => ({
      side: 'ATTACKER',
      memberId: await world.accountOf(who),
    });
    await world.refused('STAND_IN_UNFIT', 'A', 'nameStandIn', await naming('B'));
    await world.refused('STAND_IN_UNFIT', 'A', 'nameStandIn', {
      side: 'ATTACKER',
      memberId: world.campaignId,
    });
    await world.refused('BATTLE_NOT_YOURS', 'B', 'nameStandIn', await naming('C'));
    await world.done('A', 'nameStandIn', await naming('C'));
    await world.done('C', 'reportBattle', { result: { outcome: 'ATTACKER' } });
    await world.refused('BATTLE_REPORT_OWN', 'A', 'confirmBattle', { number: 1 });
    await world.done('A', 'nameStandIn', { side: 'ATTACKER' });
    await world.refused('BATTLE_NOT_YOURS', 'C', 'reportBattle', { result: { outcome: 'DRAW' } });
  });
});
