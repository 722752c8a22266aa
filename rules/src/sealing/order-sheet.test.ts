import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '../../test/cpu-time.js';
import { anySheet, anyText } from '../../test/any-sheet.js';
import type { Choice } from '../conquest/turn-course.js';
import { formatSheet, parseSheet, sheetOf, standingAnswer } from './order-sheet.js';

test('an order is written as documented', () => {
  expect(formatSheet(sheetOf('defend'))).toBe('["pelagonia-order",1,["defend"],[],null]');
  expect(formatSheet(sheetOf({ attack: 'ford' }))).toBe('["pelagonia-order",1,["attack","ford"],[],null]');
  const sheet = {
    order: { attack: 'ford', from: 'keep' },
    standing: { fightFirst: ['orcs', 'elves'], ifTaken: 'withdraw' },
  } as const;
  expect(formatSheet(sheet)).toBe(
    '["pelagonia-order",1,["attack","ford","keep"],["orcs","elves"],"withdraw"]',
  );
});

test('reading a written order gives the order back', () => {
  fc.assert(
    fc.property(anySheet(), (sheet) => {
      expect(parseSheet(formatSheet(sheet))).toStrictEqual(sheet);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  '',
  'defend',
  '["pelagonia-order",1,["defend"],[]]',
  '["pelagonia-order",1,["defend"],[],null,null]',
  '["pelagonia-order",2,["defend"],[],null]',
  '["pelagonia-seal",1,["defend"],[],null]',
  '["pelagonia-order",1,["defend","ford"],[],null]',
  '["pelagonia-order",1,["retreat"],[],null]',
  '["pelagonia-order",1,["attack"],[],null]',
  '["pelagonia-order",1,["attack","a","b","c"],[],null]',
  '["pelagonia-order",1,["attack",7],[],null]',
  '["pelagonia-order",1,"defend",[],null]',
  '["pelagonia-order",1,["defend"],null,null]',
  '["pelagonia-order",1,["defend"],[7],null]',
  '["pelagonia-order",1,["defend"],[],"flee"]',
  '["pelagonia-order", 1,["defend"],[],null]',
  '["pelagonia-order",1,["d\\u0065fend"],[],null]',
])('%j is no order', (line) => {
  expect(parseSheet(line)).toBeUndefined();
});

test('rubbish is refused or read for what it is, never thrown at', () => {
  const nearly = fc.tuple(anySheet(), fc.nat(), fc.nat(3), anyText).map(([sheet, at, cut, text]) => {
    const line = formatSheet(sheet);
    const place = at % (line.length + 1);
    return line.slice(0, place) + text + line.slice(place + cut);
  });
  fc.assert(
    fc.property(fc.oneof(anyText, fc.json(), nearly), (line) => {
      const sheet = parseSheet(line);
      if (sheet !== undefined) expect(formatSheet(sheet)).toBe(line);
    }),
    { numRuns: 3000 },
  );
});

test('reading takes time in proportion to the text', () => {
  const time = (size: number): number => {
    const lines = [
      formatSheet({ order: 'defend', standing: { fightFirst: Array.from({ length: size }, () => 'orcs') } }),
      `["pelagonia-order",1,["attack","${'\\"'.repeat(size * 3)}"],[],null`,
      '['.repeat(size * 6),
    ];
    return cpuTime(() => lines.map(parseSheet));
  };
  time(5000);
  const small = Math.min(time(10_000), time(10_000), time(10_000));
  const large = Math.min(time(80_000), time(80_000));
  // Eight times the text; a quadratic reader would take sixty-four times as long.
  expect(large).toBeLessThan(small * 30 + 50);
});

const whom: Choice = { key: 'order:B', kind: 'whomToFightFirst', player: 'B', among: ['A', 'C', 'D'] };
const contest: Choice = {
  key: 'contest:ford:C',
  kind: 'fightOrWithdraw',
  player: 'C',
  at: 'ford',
  occupier: 'A',
  among: ['fight', 'withdraw'],
};

test('the attackers named in the list are fought first, the others after them', () => {
  expect(standingAnswer({ fightFirst: ['D'] }, whom)).toEqual(['D', 'A', 'C']);
  expect(standingAnswer({ fightFirst: ['D', 'X', 'C', 'D'] }, whom)).toEqual(['D', 'C', 'A']);
});

test('a list that names none of the attackers answers nothing', () => {
  expect(standingAnswer({ fightFirst: [] }, whom)).toBeUndefined();
  expect(standingAnswer({ fightFirst: ['X'], ifTaken: 'fight' }, whom)).toBeUndefined();
});

test('a late comer does what he left word to do', () => {
  expect(standingAnswer({ fightFirst: ['A'], ifTaken: 'fight' }, contest)).toBe('fight');
  expect(standingAnswer({ fightFirst: [], ifTaken: 'withdraw' }, contest)).toBe('withdraw');
  expect(standingAnswer({ fightFirst: ['A'] }, contest)).toBeUndefined();
});
