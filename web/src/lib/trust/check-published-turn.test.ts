import type { DieRoll } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { checkPublishedTurn } from './check-published-turn.js';
import { campaign, honestTurn } from './testing/honest-turns.js';
import type { FileOrder, FileTurn } from './turn-file.js';

const check = (turn: FileTurn, id = campaign.id) => checkPublishedTurn(id, turn);
const states = (turn: FileTurn) =>
  Object.fromEntries(check(turn).seals.map(({ seat, state, fault }) => [seat ?? '?', fault ?? state]));
const withOrder = (change: Partial<FileOrder>, turn = honestTurn(3)): FileTurn => ({
  ...turn,
  orders: turn.orders.map((order) => (order.seat === 'A' ? { ...order, ...change } : order)),
});

describe('a turn that was published honestly', () => {
  it.each([true, false])('is verified line by line (seats told: %s)', (told) => {
    const { state, seals, seed, dice } = check(honestTurn(3, 'ENDED', told));
    expect(state).toBe('verified');
    expect(seals.map((line) => [line.seat, line.state])).toEqual([
      ['A', 'verified'],
      ['B', 'verified'],
      ['C', 'none'],
    ]);
    expect(seed.state).toBe('verified');
    expect(dice.map((line) => line.state)).toEqual(['verified', 'verified', 'verified']);
  });

  it('is verified where the campaign lists nothing before the reveal', () => {
    expect(states({ ...honestTurn(3), commitments: [] })).toEqual({
      A: 'verified',
      B: 'verified',
      C: 'none',
    });
  });

  it('waits for what is not open yet', () => {
    expect(check(honestTurn(3, 'ORDERING'))).toMatchObject({ state: 'closed', seals: [], dice: [] });
    expect(states(honestTurn(3, 'LOCKED'))).toEqual({ A: 'closed', B: 'closed' });
    const revealed = check(honestTurn(3, 'REVEALED'));
    expect(revealed.state).toBe('closed');
    expect(revealed.seals[0]?.state).toBe('verified');
    expect(revealed.seed.state).toBe('closed');
  });
});

describe('a turn that was tampered with', () => {
  it.each<[string, Partial<FileOrder>]>([
    ['another target', { attack: 'herons-bridge' }],
    ['another base', { from: 'mirewatch' }],
    ['no base', { from: null }],
    ['a defence', { attack: null, from: null }],
    ['another enemy to fight first', { fightFirst: ['C'] }],
    ['another standing answer', { ifTaken: 'withdraw' }],
    ['another nonce', { nonce: 'ab'.repeat(32) }],
    ['another commitment beside it', { commitment: '0'.repeat(64) }],
  ])('is found out by %s', (_, change) => {
    expect(check(withOrder(change)).state).toBe('failed');
    expect(states(withOrder(change))).toEqual({ A: 'SEAL_CHANGED', B: 'verified', C: 'none' });
  });

  it('is found out though order and commitment were changed together', () => {
    const other = honestTurn(4).orders[0]!;
    expect(states(withOrder({ nonce: other.nonce, commitment: other.commitment })).A).toBe('SEAL_CHANGED');
  });

  it.each<[string, Partial<FileOrder>]>([
    ['no nonce', { nonce: null }],
    ['a standing answer nobody knows', { ifTaken: 'flee' }],
  ])('is unreadable with %s', (_, change) => {
    expect(states(withOrder(change)).A).toBe('SEAL_UNREADABLE');
  });

  it('is found out by an order that vanished, and by one nobody had sealed', () => {
    expect(states(withOrder({ given: false })).A).toBe('SEAL_MISSING');
    const turn = honestTurn(3);
    const extra = { ...turn.orders[1]!, seat: 'D' };
    expect(states({ ...turn, orders: [...turn.orders, extra] }).D).toBe('SEAL_EXTRA');
  });

  it.each(['ORDERING', 'LOCKED'] as const)('is found out though it is called %s', (phase) => {
    const turn = { ...withOrder({ attack: 'herons-bridge' }), phase };
    expect(states(turn).A).toBe('SEAL_CHANGED');
    expect(check({ ...turn, dice: { ...turn.dice, seed: 'ab'.repeat(32) } }).seed.state).toBe('failed');
  });

  it('is found out when it is shown as a turn of another campaign', () => {
    expect(check(honestTurn(3), 'another').state).toBe('failed');
  });

  it('is found out by a changed seed, a turned die, a die used twice and one passed over', () => {
    const turn = honestTurn(3);
    const [first, second, third] = [...turn.dice.rolls] as [DieRoll, DieRoll, DieRoll];
    const withDice = (dice: Partial<FileTurn['dice']>) => check({ ...turn, dice: { ...turn.dice, ...dice } });
    expect(withDice({ seed: 'ab'.repeat(32) }).seed.fault?.code).toBe('DICE_SEED_CHANGED');
    expect(withDice({ seed: null }).seed.fault?.code).toBe('DICE_SEED_UNREADABLE');
    const codes = (rolls: DieRoll[]) => withDice({ rolls }).dice.map(({ fault }) => fault?.code);
    expect(codes([first, { ...second, face: (second.face % 6) + 1 }, third])).toEqual([
      undefined,
      'DICE_FACE_WRONG',
      undefined,
    ]);
    expect(codes([first, first])).toContain('DICE_ROLL_REPEATED');
    expect(codes([second])).toEqual(['DICE_ROLL_SKIPPED']);
  });
});
