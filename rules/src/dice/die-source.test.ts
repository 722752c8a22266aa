import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dieSource, isSeed, isSides, seedCommitment, seedFromText } from './die-source.js';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A second opinion, written after the documentation with Node's own hashes and large integers. */
function computed(line: string, sides: bigint): { face: bigint; rejected: boolean } {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(line, 'utf8').digest('hex');
  const drawn = BigInt(`0x${mac.slice(0, 8)}`);
  const fair = (2n ** 32n / sides) * sides;
  return { face: (drawn % sides) + 1n, rejected: drawn >= fair };
}

test('the commitment is the SHA-256 of the documented line', () => {
  const line = `["pelagonia-seed",1,"spring-campaign",3,"${seed}"]`;
  expect(seedCommitment(seed, 'spring-campaign', 3)).toBe(createHash('sha256').update(line).digest('hex'));
  expect(seedCommitment(seed, 'spring-campaign', 3)).toBe(
    'f83fd30a943c6095e37b13f89025ea3c9d6c9c1d72177c0fc5427d5be1cd7a4d',
  );
});

test('another campaign, turn or seed has another commitment', () => {
  const commitments = [
    seedCommitment(seed, 'a', 1),
    seedCommitment(seed, 'b', 1),
    seedCommitment(seed, 'a', 2),
    seedCommitment(seed.replace('1f', '20'), 'a', 1),
  ];
  expect(new Set(commitments).size).toBe(4);
});

test('the dice are the ones worked out beforehand', () => {
  const die = dieSource(seed, 'spring-campaign', 3);
  const faces = (purpose: string, sides: number) =>
    Array.from({ length: 12 }, (_, index) => die(purpose, index + 1, sides));
  expect(faces('arrival', 6)).toEqual([5, 2, 6, 5, 2, 1, 6, 5, 2, 1, 3, 1]);
  expect(faces('veteran', 6)).toEqual([1, 6, 2, 3, 3, 2, 2, 5, 6, 2, 6, 5]);
  expect(faces('arrival', 20)).toEqual([19, 6, 10, 13, 16, 11, 16, 19, 12, 5, 11, 13]);
});

test.each([2, 6, 20, 100, 65_537, 2 ** 31 + 1, 2 ** 32])(
  'a die of %d sides follows the documentation',
  (sides) => {
    const die = dieSource(seed, 'Isla Ñ', 0);
    for (let counter = 1; counter <= 200; counter++) {
      let attempt = 0;
      const at = () =>
        computed(`["pelagonia-die",1,"Isla Ñ",0,"a \\"b\\"",${counter},${attempt}]`, BigInt(sides));
      while (at().rejected) attempt += 1;
      expect(BigInt(die('a "b"', counter, sides))).toBe(at().face);
    }
  },
);

test('a draw that would favour some faces is thrown away', () => {
  const sides = 3 * 2 ** 30;
  const die = dieSource(seed, 'x', 1);
  const faces = Array.from({ length: 3000 }, (_, index) => die('many sides', index + 1, sides));
  // A plain remainder would give the lowest third of the faces half of all rolls.
  const low = faces.filter((face) => face <= sides / 3).length;
  expect(low).toBeGreaterThan(900);
  expect(low).toBeLessThan(1100);
});

describe('60,000 dice', () => {
  /** The sum of (seen - expected)² / expected. */
  const chiSquare = (seen: readonly number[], expected: number): number =>
    seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const die = dieSource(seedFromText('sixty thousand dice'), 'statistics', 1);
  const faces = Array.from({ length: 60_000 }, (_, index) => die('chi-square', index + 1, 6));
  const count = (test: (face: number, index: number) => boolean) => faces.filter(test).length;

  test('show each face alike (chi-square, 5 degrees of freedom, 1 in 1,000)', () => {
    const seen = [1, 2, 3, 4, 5, 6].map((value) => count((face) => face === value));
    expect(seen.reduce((sum, one) => sum + one)).toBe(60_000);
    expect(chiSquare(seen, 10_000)).toBeLessThan(20.515);
  });

  test('do not know the die before (chi-square, 35 degrees of freedom, 1 in 1,000)', () => {
    const pairs = new Map<string, number>();
    for (let index = 0; index < faces.length; index += 2) {
      const pair = `${faces[index]} ${faces[index + 1]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(36);
    expect(chiSquare([...pairs.values()], 30_000 / 36)).toBeLessThan(66.619);
  });
});

test('a seed is 64 lower-case hexadecimal digits and nothing else', () => {
  expect(isSeed(seed)).toBe(true);
  for (const other of ['', seed.slice(1), `${seed}0`, seed.toUpperCase(), `${seed}\n`, 7, undefined]) {
    expect(isSeed(other)).toBe(false);
  }
  expect(() => seedCommitment('short', 'a', 1)).toThrow(RangeError);
  expect(() => dieSource('a secret of mine', 'a', 1)).toThrow(/^(?!.*secret of mine)/);
});

test('a text makes a seed, always the same one', () => {
  expect(isSeed(seedFromText(''))).toBe(true);
  expect(seedFromText('one')).toBe(seedFromText('one'));
  expect(seedFromText('one')).not.toBe(seedFromText('two'));
});

test('there is no die of one side, of a half, or of more than four bytes hold', () => {
  for (const sides of [0, 1, -6, 2.5, Number.NaN, 2 ** 32 + 1]) {
    expect(isSides(sides)).toBe(false);
    expect(() => dieSource(seed, 'a', 1)('x', 1, sides)).toThrow(RangeError);
  }
});
