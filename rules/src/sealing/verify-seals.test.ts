import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNonce, anySheet } from '../../test/any-sheet.js';
import { sheetOf } from './order-sheet.js';
import { commitmentOf, formatSeal, type Seal } from './seal.js';
import { openSeal, verifySeals, type ListedCommitment, type OpenedSeal } from './verify-seals.js';

const turn = { campaign: 'c', turn: 2 };
const sealOf = (seat: string, change: Partial<Seal> = {}): Seal => ({
  ...turn,
  seat,
  nonce: 'ab'.repeat(16),
  sheet: sheetOf({ attack: 'ford' }),
  ...change,
});
const listed = (seal: Seal): ListedCommitment => ({ seat: seal.seat, commitment: commitmentOf(seal) });
const opened = (seal: Seal): OpenedSeal => ({ seat: seal.seat, line: formatSeal(seal) });
const [a, b, c] = [sealOf('a'), sealOf('b'), sealOf('c')];

test('an honest reveal has no fault, in whatever order', () => {
  expect(verifySeals(turn, [a, b, c].map(listed), [c, a, b].map(opened))).toEqual([]);
  expect(verifySeals(turn, [], [])).toEqual([]);
});

test('every honest turn is found honest, and one changed line in it is found', () => {
  const world = fc.array(fc.tuple(anySheet(), anyNonce()), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(world, fc.nat(), (sheets, pick) => {
      const seals = sheets.map(([sheet, nonce], seat) => sealOf(`seat ${seat}`, { sheet, nonce }));
      const lines = seals.map(opened);
      expect(verifySeals(turn, seals.map(listed), lines)).toEqual([]);
      const at = pick % seals.length;
      const honest = seals[at] ?? a;
      const other = opened({
        ...honest,
        nonce: honest.nonce.replace(/./g, (digit) => (digit === '0' ? '1' : '0')),
      });
      expect(verifySeals(turn, seals.map(listed), lines.with(at, other))).toEqual([
        { code: 'SEAL_CHANGED', seat: honest.seat },
      ]);
    }),
  );
});

test('a commitment that is not opened is missing, an order nobody committed to is one too many', () => {
  expect(verifySeals(turn, [a, b].map(listed), [a, c].map(opened))).toEqual([
    { code: 'SEAL_MISSING', seat: 'b' },
    { code: 'SEAL_EXTRA', seat: 'c' },
  ]);
});

test('a seat listed twice is reported, on either side', () => {
  expect(verifySeals(turn, [a, a].map(listed), [a].map(opened))).toEqual([
    { code: 'SEAL_REPEATED', seat: 'a' },
  ]);
  expect(verifySeals(turn, [a].map(listed), [a, a].map(opened))).toEqual([
    { code: 'SEAL_REPEATED', seat: 'a' },
  ]);
});

test('a line that is no seal is unreadable', () => {
  expect(verifySeals(turn, [a].map(listed), [{ seat: 'a', line: 'defend' }])).toEqual([
    { code: 'SEAL_UNREADABLE', seat: 'a' },
  ]);
});

test('a line of another campaign, turn or seat does not count, though its hash were listed', () => {
  for (const other of [sealOf('a', { campaign: 'd' }), sealOf('a', { turn: 3 }), sealOf('b')]) {
    const result = verifySeals(
      turn,
      [{ seat: 'a', commitment: commitmentOf(other) }],
      [{ seat: 'a', line: formatSeal(other) }],
    );
    expect(result).toEqual([{ code: 'SEAL_MISPLACED', seat: 'a' }]);
  }
});

test('all faults of a turn are listed, not only the first', () => {
  const changed = sealOf('b', { sheet: sheetOf('defend') });
  const faults = verifySeals(turn, [a, b, c].map(listed), [
    { seat: 'a', line: '[]' },
    opened(changed),
    opened(sealOf('z')),
  ]);
  expect(faults.map(({ code, seat }) => `${seat} ${code}`)).toEqual([
    'a SEAL_UNREADABLE',
    'b SEAL_CHANGED',
    'c SEAL_MISSING',
    'z SEAL_EXTRA',
  ]);
});

test('an opened seal tells its order', () => {
  expect(openSeal(commitmentOf(a), formatSeal(a), a)).toEqual({ seal: a });
  expect(openSeal(commitmentOf(b), formatSeal(a), a)).toEqual({ fault: 'SEAL_CHANGED' });
});
