import { expect, test } from 'vitest';
import { readCaseFile } from './case-file.js';
import { runCase } from './run-case.js';

const map = [
  'Anna holds a-cap (capital), a-res (resource)',
  'Bruno holds b-cap (capital)',
  'nobody holds x (crossing)',
  'a-cap touches x, b-cap',
  'b-cap touches x',
];

/** What is wrong with a case of these lines on a small map. */
function wrong(...lines: string[]): string | undefined {
  const all = [...map, ...lines].map((text, index) => ({ number: index + 1, text }));
  return runCase({ number: 1, title: 'A case', rules: ['R2'], shows: 'something.', lines: all });
}

test('a file is read with its map, its numbers and what its cases show', () => {
  const text =
    '# Title\n\nWords.\n\n```map\nAnna holds x (pass)\n```\n\n## 7. A case\n\nShows R2, R7: it all.\n\n```turn\n\nAnna defends\n```\n';
  expect(readCaseFile(text)).toEqual({
    faults: [],
    cases: [
      {
        number: 7,
        title: 'A case',
        rules: ['R2', 'R7'],
        shows: 'it all.',
        lines: [
          { number: 6, text: 'Anna holds x (pass)' },
          { number: 15, text: 'Anna defends' },
        ],
      },
    ],
  });
});

test.each([
  ['## A case', 'line 1: a case is headed by a number and a title.'],
  ['## 1. A case\nShows R1: it.', 'the end: case 1 has no turn.'],
  ['## 1. A case\n## 2. Another\nShows R1: it.\n```turn\n```', 'line 2: case 1 has no turn.'],
  ['```turn\n```', 'line 2: a turn belongs under the heading of a case.'],
  ['## 1. A case\n```turn\n```', 'line 3: case 1 does not say what it shows.'],
  ['```json\n```', 'line 2: a block is a map or a turn, not “json”.'],
  ['```map', 'the end: a block is not closed.'],
])('a file that is not in order is refused: %j', (text, fault) => {
  expect(readCaseFile(text).faults).toContain(fault);
});

test('what a case shows is not handed on to the next', () => {
  const text = '## 1. A case\nShows R1: it.\n```turn\n```\n## 2. Another\n```turn\n```';
  expect(readCaseFile(text).faults).toEqual([
    'line 7: case 2 does not say what it shows.',
    'the end: case 2 has no turn.',
  ]);
});

test('a case that is so passes', () => {
  expect(wrong('Anna attacks x', 'then Anna holds x')).toBeUndefined();
});

test.each([
  [['Anna besieges x'], 'line 6, “Anna besieges x”: this is no sentence of the book of cases.'],
  [['Anna attacks x'], 'the case expects nothing.'],
  [['Anna attacks x', 'then Bruno holds x'], 'line 7, “then Bruno holds x”: x is held by: "Anna" instead.'],
  [['then Zoe has 0 points'], 'line 6, “then Zoe has 0 points”: nobody is called Zoe.'],
  [['then Anna holds y'], 'line 6, “then Anna holds y”: no place is called y.'],
  [['Anna holds x (pass)'], 'line 6, “Anna holds x (pass)”: x is held already.'],
  [['Anna defends', 'Anna attacks x'], 'line 7, “Anna attacks x”: Anna has spoken already.'],
  [['Anna gives no order', 'Anna attacks x'], 'line 7, “Anna attacks x”: Anna has spoken already.'],
  [['Anna defends', 'Anna gives no order'], 'line 7, “Anna gives no order”: Anna has an order.'],
  [['dice 4', 'then the turn is over'], '1 dice are left over.'],
  [
    ['meeting of Anna and Bruno: draw', 'meeting of Anna and Bruno: draw'],
    'line 7, “meeting of Anna and Bruno: draw”: that battle has a result.',
  ],
  [
    ['corrected, meeting of Anna and Bruno: draw'],
    'line 6, “corrected, meeting of Anna and Bruno: draw”: there is no result to correct.',
  ],
  [
    ['meeting of Anna and Bruno: draw', 'then the turn is over'],
    'no battle belongs to the result of meeting:Anna+Bruno.',
  ],
  [
    ['Anna attacks b-cap', 'then Anna holds b-cap'],
    'line 7, “then Anna holds b-cap”: the turn is not over yet.',
  ],
  [
    ['setting meeting is never', 'then the turn is over'],
    'line 7, “then the turn is over”: At settings.meeting stands “never”; choose one of players, sameRoad.',
  ],
  [
    ['Anna attacks b-cap', 'then the turn is over'],
    'line 7, “then the turn is over”: the turn is over: false instead.',
  ],
  [
    ['Anna attacks b-cap', 'then nothing is ready'],
    'line 7, “then nothing is ready”: ready are: ["field:b-cap:Anna>Bruno"] instead.',
  ],
  [
    ['Anna attacks x', 'then nobody takes x'],
    'line 7, “then nobody takes x”: x is taken by: ["Anna"] instead.',
  ],
  [
    ['Anna attacks b-cap', 'field battle at b-cap, Anna against Bruno: draw', 'then no battle is fought'],
    'line 8, “then no battle is fought”: the battles are: ["field:b-cap:Anna>Bruno"] instead.',
  ],
  [
    ['Anna attacks x', 'Bruno attacks x', 'dice 2 1', 'then nobody must choose'],
    'line 9, “then nobody must choose”: the choices are: ["contest:x:Bruno"] instead.',
  ],
])('a slip of the pen is told: %j', (lines, fault) => {
  expect(wrong(...lines)).toBe(fault);
});
