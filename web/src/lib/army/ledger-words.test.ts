import { expect, it } from 'vitest';
import type { StandingArmySeenFragment } from '../generated/operations.js';
import { stepSentence } from './ledger-words.js';

type Step = StandingArmySeenFragment['ledger'][number];
const step = (over: Partial<Step>): Step => ({
  __typename: 'LedgerStep',
  kind: 'ALLOWANCE',
  turn: 1,
  battle: null,
  rule: 'S1',
  change: 0,
  worth: 0,
  allowance: 0,
  lines: [],
  reduced: [],
  parts: [],
  ...over,
});
const names = { nameOf: (id: string) => id, placeName: (id: string) => `the ${id}` };
const line = (unit: string, count: number): Step['lines'][number] => ({
  __typename: 'ArmyLine',
  unit,
  count,
  items: [],
  mount: null,
});

it('tells where every point of the map comes from', () => {
  const parts: Step['parts'] = [
    { __typename: 'AllowancePart', territory: 'capital', points: 2000 },
    { __typename: 'AllowancePart', territory: null, points: 500 },
  ];
  expect(stepSentence(step({ allowance: 2500, parts }), names)).toBe(
    'The map gives 2,500 points: the capital 2,000 and granted by the referee 500.',
  );
  expect(stepSentence(step({}), names)).toBe('The map gives no points any more.');
});

it('tells what a battle cost, and what was made good', () => {
  const [lines, reduced] = [[line('knights', 2)], [line('spears', 1)]];
  expect(stepSentence(step({ kind: 'CASUALTIES', lines, reduced }), names)).toBe(
    'Lost: 2 knights. Reduced to a stand and made good: 1 spears.',
  );
  expect(stepSentence(step({ kind: 'CASUALTIES' }), names)).toBe('Nothing was lost.');
});
