import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNonce, anySeal, anyText, fewTexts } from '../../test/any-sheet.js';
import { sheetOf } from './order-sheet.js';
import { commitmentOf, formatSeal, isNonce, parseSeal, type Seal } from './seal.js';

const seal: Seal = {
  campaign: 'spring-campaign',
  turn: 3,
  seat: 'dwarfs',
  nonce: '000102030405060708090a0b0c0d0e0f',
  sheet: { order: { attack: 'ford', from: 'keep' }, standing: { fightFirst: ['orcs'], ifTaken: 'fight' } },
};
const line =
  '["pelagonia-seal",1,"spring-campaign",3,"dwarfs","000102030405060708090a0b0c0d0e0f",' +
  '["pelagonia-order",1,["attack","ford","keep"],["orcs"],"fight"]]';

test('a seal is the documented line, its commitment the SHA-256 of that', () => {
  expect(formatSeal(seal)).toBe(line);
  expect(commitmentOf(seal)).toBe(createHash('sha256').update(line).digest('hex'));
  expect(commitmentOf(seal)).toBe('b226ed1b2ff6609dd01819cf6ccd361ff7ff37ac1fd67378e5ce86b1d29a7e4a');
});

test('reading a seal gives it back', () => {
  fc.assert(
    fc.property(anySeal(), (any) => {
      expect(parseSeal(formatSeal(any))).toStrictEqual(any);
    }),
    { numRuns: 2000 },
  );
});

test('different orders, nonces, seats, turns or campaigns are never committed to by the same line', () => {
  const fewNonces = fc.constantFrom('00'.repeat(16), '00'.repeat(17), 'ab'.repeat(16));
  const few = anySeal(fewTexts, fewNonces).map((any): Seal => ({ ...any, turn: any.turn % 3 }));
  fc.assert(
    fc.property(few, few, (one, other) => {
      const [a, b] = [formatSeal(one), formatSeal(other)];
      const same = isDeepStrictEqual(one, other);
      expect(a === b).toBe(same);
      expect(a.startsWith(b)).toBe(same);
      expect(commitmentOf(one) === commitmentOf(other)).toBe(same);
    }),
    { numRuns: 3000 },
  );
});

test('a change of any one thing changes the commitment', () => {
  const changes: readonly Partial<Seal>[] = [
    { campaign: 'autumn-campaign' },
    { turn: 4 },
    { seat: 'orcs' },
    { nonce: `${seal.nonce}00` },
    { nonce: seal.nonce.replace('0f', '10') },
    { sheet: sheetOf('defend') },
    { sheet: { ...seal.sheet, order: { attack: 'ford' } } },
    { sheet: { ...seal.sheet, standing: { fightFirst: ['orcs'] } } },
    { sheet: { ...seal.sheet, standing: { fightFirst: [], ifTaken: 'fight' } } },
  ];
  const commitments = [{}, ...changes].map((change) => commitmentOf({ ...seal, ...change }));
  expect(new Set(commitments).size).toBe(changes.length + 1);
});

test('less than 128 bits of chance, or more than 512, are refused', () => {
  fc.assert(
    fc.property(anyNonce(), anyNonce(0, 15), anyNonce(65, 90), (good, weak, long) => {
      expect(isNonce(good)).toBe(true);
      for (const nonce of [weak, long, `${good}0`, `${good}\n`, `${'A'.repeat(32)}`]) {
        expect(isNonce(nonce)).toBe(false);
        expect(() => commitmentOf({ ...seal, nonce })).toThrow(RangeError);
      }
    }),
  );
  expect(isNonce(7)).toBe(false);
});

test('a turn that is no turn is refused', () => {
  for (const turn of [-1, 0.5, Number.NaN]) expect(() => formatSeal({ ...seal, turn })).toThrow(RangeError);
});

test.each([
  ['another name', 'pelagonia-seal', 'pelagonia-sale'],
  ['another version', '-seal",1', '-seal",2'],
  ['a campaign that is no text', '"spring-campaign"', '7'],
  ['a turn that is no number', ',3,', ',"3",'],
  ['half a turn', ',3,', ',3.5,'],
  ['a seat that is no text', '"dwarfs"', 'null'],
  ['a weak nonce', '0e0f', ''],
  ['no order', '["pelagonia-order",1,["attack","ford","keep"],["orcs"],"fight"]', 'null'],
  ['something more', ']]', '],0]'],
  ['a space', ',3,', ', 3,'],
])('a line with %s is no seal', (_, found, put) => {
  expect(parseSeal(line.replace(found, put))).toBeUndefined();
});

test('rubbish is refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), fc.nat(line.length), (text, at) => {
      expect(parseSeal(text)).toBeUndefined();
      const nearly = line.slice(0, at) + text + line.slice(at);
      const read = parseSeal(nearly);
      if (read !== undefined) expect(formatSeal(read)).toBe(nearly);
    }),
    { numRuns: 2000 },
  );
});
