import { describe, expect, it } from 'vitest';
import { compareReceipt, findCommitments } from './receipts.js';
import { honestTurn } from './testing/honest-turns.js';

const turns = [honestTurn(1), honestTurn(2, 'LOCKED'), honestTurn(3, 'ORDERING')];
const [order] = honestTurn(1).orders;
const receipt = (turn: number, commitment: string) => ({ turn, seat: 'A', commitment, sealedAt: '' });
const sealed = (turn: number) => receipt(turn, honestTurn(turn).orders[0]?.commitment ?? '');

describe('a receipt', () => {
  it('is listed from the lock on, and waits before it', () => {
    expect([1, 2, 3].map((turn) => compareReceipt(sealed(turn), turns))).toEqual([
      'listed',
      'listed',
      'waiting',
    ]);
  });

  it('is absent when something else was published in its place', () => {
    expect(compareReceipt(receipt(1, 'f'.repeat(64)), turns)).toBe('absent');
    expect(compareReceipt(receipt(2, 'f'.repeat(64)), turns)).toBe('absent');
  });

  it('waits for the reveal where the campaign lists nothing at the lock', () => {
    expect(
      compareReceipt(receipt(2, 'f'.repeat(64)), [{ ...honestTurn(2), phase: 'LOCKED', commitments: [] }]),
    ).toBe('waiting');
  });
});

describe('a pasted text', () => {
  it('is searched for commitments, whatever stands around them; their nonces are none', () => {
    const unknown = 'f'.repeat(64);
    const text = `Turn 1, seat A\n${order?.commitment?.toUpperCase()} nonce ${order?.nonce}; also ${unknown}.`;
    expect(findCommitments(text, turns, [])).toEqual([
      { commitment: order?.commitment, turn: 1, seat: 'A' },
      { commitment: unknown },
    ]);
  });

  it('knows the reader’s own order of a turn that is still open', () => {
    const own = { ...sealed(3), nonce: 'e'.repeat(64) };
    expect(findCommitments(`${own.commitment} ${own.nonce}`, turns, [own])).toEqual([
      { commitment: own.commitment, turn: 3, seat: 'A', waiting: true },
    ]);
  });

  it('holds nothing when there is no whole commitment in it', () => {
    expect(findCommitments(`${'f'.repeat(63)} ${'f'.repeat(65)} hello`, turns, [])).toEqual([]);
  });
});
