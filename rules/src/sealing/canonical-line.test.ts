import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalLine, hashLine, readCanonicalLine, type Field } from './canonical-line.js';

/** Any text at all: emoji, control characters, halves of surrogate pairs. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});
const { fields } = fc.letrec<{ fields: readonly Field[]; field: Field }>((tie) => ({
  fields: fc.array(tie('field'), { maxLength: 5 }),
  field: fc.oneof({ maxDepth: 3 }, fc.constant(null), fc.maxSafeNat(), anyText, tie('fields')),
}));

test('reading a line gives back what was written', () => {
  fc.assert(
    fc.property(fields, (written) => {
      expect(readCanonicalLine(canonicalLine(written))).toEqual(written);
    }),
    { numRuns: 1000 },
  );
});

test('no line is the beginning of another, so lines set one after another stay apart', () => {
  fc.assert(
    fc.property(fields, fields, (one, other) => {
      const [a, b] = [canonicalLine(one), canonicalLine(other)];
      expect(b.startsWith(a)).toBe(a === b);
      for (let cut = 0; cut < a.length; cut++) expect(readCanonicalLine(a.slice(0, cut))).toBeUndefined();
    }),
  );
});

test('a line has the bytes that anybody computes for it, however odd its characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = canonicalLine(['x', text]);
      expect(Buffer.from(line, 'utf8').toString('utf8')).toBe(line);
      expect(hashLine(line)).toBe(createHash('sha256').update(line, 'utf8').digest('hex'));
    }),
  );
  expect(canonicalLine(['\ud800', 'ñ', '\u0007', '"\\', null, [3]])).toBe(
    '["\\ud800","ñ","\\u0007","\\"\\\\",null,[3]]',
  );
});

test.each([
  '',
  '[',
  ']',
  '{}',
  '7',
  'null',
  '[1, 2]',
  '[1] ',
  '\ufeff[1]',
  '[1.0]',
  '[-0]',
  '["\\u0041"]',
  '[1][1]',
])('%j is not the one spelling of anything', (text) => {
  expect(readCanonicalLine(text)).toBeUndefined();
});

test('rubbish is refused and never thrown at, however deep it goes', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json()), (text) => {
      const read = readCanonicalLine(text);
      if (read !== undefined) expect(JSON.stringify(read)).toBe(text);
    }),
    { numRuns: 1000 },
  );
  expect(readCanonicalLine('['.repeat(1_000_000))).toBeUndefined();
  expect(readCanonicalLine('['.repeat(1_000_000) + ']'.repeat(1_000_000))).toBeUndefined();
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])(
  '%d cannot be written: it would not come back',
  (number) => {
    expect(() => canonicalLine(['x', [number]])).toThrow(RangeError);
  },
);
