import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BattleWorld } from './battle-world.js';

let world: BattleWorld;
beforeEach(async () => {
  world = await BattleWorld.start();
  await world.reveal({ A: 'redlode-mine' });
});
afterEach(() => world.close());

const won = { result: { outcome: 'ATTACKER' } };

describe('a result', () => {
  it('is reported by one side, confirmed by the other, and the map follows', async () => {
    await world.done('A', 'reportBattle', { result: { totals: { attacker: 905, defender: 400 } } });
    expect(await world.battle('D', 'status winner reports { number side depth outcome }')).toEqual({
      status: 'REPORTED',
      winner: null,
      reports: [{ number: 1, side: 'ATTACKER', depth: 'TOTALS', outcome: 'ATTACKER' }],
    });
    await world.done('B', 'confirmBattle', { number: 1 });
    expect(await world.battle('D', 'status winner settlement victoryPoints { attacker defender }')).toEqual({
      status: 'SETTLED',
      winner: 'A',
      settlement: 'CONFIRMED',
      victoryPoints: { attacker: 905, defender: 400 },
    });
    expect(await world.phase(2)).toBe('ordering');
    const [{ start }] = (await world.database.query('select start from turn where number = 2')) as [
      { start: { territories: Record<string, { owner: string }> } },
    ];
    expect(start.territories['redlode-mine']?.owner).toBe('A');
  });

  it('in full is scored by the rules', async () => {
    const side = (losses: object[]) => ({ losses, objectives: [] });
    await world.database.query('update battle set scenario = null');
    await world.done('B', 'reportBattle', {
      result: {
        full: {
          size: 3000,
          attacker: side([{ points: 110, stands: 3, left: 0 }]),
          defender: side([{ points: 112, stands: 3, left: 1 }]),
        },
      },
    });
    expect(await world.battle('A', 'reports { depth outcome victoryPoints { attacker defender } }')).toEqual({
      reports: [{ depth: 'FULL', outcome: 'DEFENDER', victoryPoints: { attacker: 60, defender: 110 } }],
    });
  });

  it('is taken in one depth only, and only if it can be true', async () => {
    await world.refused('RESULT_DEPTH', 'A', 'reportBattle', { result: {} });
    await world.refused('RESULT_DEPTH', 'A', 'reportBattle', {
      result: { outcome: 'DRAW', totals: { attacker: 1, defender: 1 } },
    });
    await world.refused('RESULT_POINTS', 'A', 'reportBattle', {
      result: { totals: { attacker: -5, defender: 0 } },
    });
    const side = { losses: [{ points: 100, stands: 3, left: 4 }] };
    await world.refused('SCORE_STANDS_EXCEEDED', 'A', 'reportBattle', {
      result: { full: { size: 3000, attacker: side, defender: { losses: [] } } },
    });
    await world.refused('VETERAN_UNKNOWN', 'A', 'reportBattle', {
      result: { outcome: 'DRAW', veteransLost: { attacker: ['The Old Guard'] } },
    });
  });

  it('is not told, confirmed or disputed by anybody else', async () => {
    for (const who of ['C', 'referee', 'guest'] as const)
      await world.refused('BATTLE_NOT_YOURS', who, 'reportBattle', won);
    await world.refused('BATTLE_NOT_REPORTED', 'B', 'confirmBattle', { number: 1 });
    await world.done('A', 'reportBattle', won);
    await world.refused('BATTLE_REPORT_OWN', 'A', 'confirmBattle', { number: 1 });
    await world.refused('BATTLE_REPORT_OWN', 'A', 'disputeBattle', { number: 1, reason: 'I was wrong.' });
    await world.refused('BATTLE_NOT_YOURS', 'referee', 'confirmBattle', { number: 1 });
    await world.refused('BATTLE_REPORTED', 'B', 'reportBattle', won);
  });

  it('that was put right is not confirmed by mistake', async () => {
    await world.done('A', 'reportBattle', { result: { outcome: 'DRAW' } });
    await world.done('A', 'reportBattle', won);
    await world.refused('BATTLE_REPORT_CHANGED', 'B', 'confirmBattle', { number: 1 });
    await world.done('B', 'confirmBattle', { number: 2 });
    expect(await world.battle('A', 'winner reports { answer }')).toEqual({
      winner: 'A',
      reports: [{ answer: 'REPLACED' }, { answer: 'CONFIRMED' }],
    });
  });

  it('reported by both at the same moment is taken from one of them', async () => {
    const both = await Promise.all([
      world.act('A', 'reportBattle', won),
      world.act('B', 'reportBattle', { result: { outcome: 'DEFENDER' } }),
    ]);
    expect(both.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'BATTLE_REPORTED',
      'CampaignChanged',
    ]);
    expect(await world.battle('A', 'reports { number }')).toEqual({ reports: [{ number: 1 }] });
  });

  it('counts after a time of silence, and not before', async () => {
    await world.done('A', 'reportBattle', won);
    world.moveOnHours(71);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await world.statuses()).toEqual({ 'field:redlode-mine:A>B': 'reported' });
    world.moveOnHours(2);
    await expect.poll(() => world.phase(2)).toBe('ordering');
    expect(await world.battle('A', 'settlement winner reports { answer }')).toEqual({
      settlement: 'SILENCE',
      winner: 'A',
      reports: [{ answer: 'SILENCE' }],
    });
  });

  it('waits for ever where the campaign does not take silence for an answer', async () => {
    await world.set({ confirmHours: 0 });
    await world.done('A', 'reportBattle', won);
    expect(await world.battle('B', 'confirmBy')).toEqual({ confirmBy: null });
    world.moveOnHours(24 * 60);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await world.statuses()).toEqual({ 'field:redlode-mine:A>B': 'reported' });
  });

  it('that is disputed goes to the referee, with a reason that only those concerned read', async () => {
    await world.done('A', 'reportBattle', won);
    await world.refused('TEXT_MISSING', 'B', 'disputeBattle', { number: 1, reason: '  ' });
    await world.done('B', 'disputeBattle', { number: 1, reason: 'The mill was never burnt.' });
    await world.refused('BATTLE_DISPUTED', 'B', 'confirmBattle', { number: 1 });
    for (const [who, reason] of [
      ['A', 'The mill was never burnt.'],
      ['referee', 'The mill was never burnt.'],
      ['C', null],
      ['guest', null],
    ] as const)
      expect(await world.battle(who, 'status reports { reason }')).toEqual({
        status: 'DISPUTED',
        reports: [{ reason }],
      });
    await world.done('referee', 'ruleOnBattle', {
      result: { outcome: 'DEFENDER' },
      reason: 'The photograph shows it.',
    });
    expect(await world.battle('guest', 'winner settlement reason')).toEqual({
      winner: 'B',
      settlement: 'RULED',
      reason: 'The photograph shows it.',
    });
  });

  it('that is disputed can still be agreed on without the referee', async () => {
    await world.done('A', 'reportBattle', won);
    await world.done('B', 'disputeBattle', { number: 1, reason: 'It was a draw.' });
    await world.done('B', 'reportBattle', { result: { outcome: 'DRAW' } });
    await world.done('A', 'confirmBattle', { number: 2 });
    expect(await world.battle('A', 'draw settlement')).toEqual({ draw: true, settlement: 'CONFIRMED' });
  });

  it('of a turn that is over, or in a phase without battles, is refused as such', async () => {
    await world.done('A', 'reportBattle', won);
    await world.done('B', 'confirmBattle', { number: 1 });
    await world.refused('BATTLE_TURN_OVER', 'A', 'reportBattle', won);
    await world.refused('BATTLE_UNKNOWN', 'A', 'reportBattle', won, 'field:redlode-mine:A>B', 2);
    await world.refused('BATTLE_TURN_OVER', 'referee', 'ruleOnBattle', { ...won, reason: 'Late.' });
  });
});
