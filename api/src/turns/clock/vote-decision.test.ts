import { expect, it } from 'vitest';
import { outcomeOf } from './vote-decision.js';

/** Capitals are in favour, small letters against. */
const counted = (votes: string, voters: string) =>
  outcomeOf(
    { hours: 24, votes: Object.fromEntries([...votes].map((one) => [one.toUpperCase(), one < 'a'])) },
    [...voters],
  );

it.each([
  ['A', 'A', 'passed'],
  ['A', 'AB', undefined],
  ['AB', 'AB', 'passed'],
  ['Ab', 'AB', 'rejected'],
  ['A', 'ABC', undefined],
  ['AB', 'ABC', 'passed'],
  ['Ab', 'ABC', undefined],
  ['Abc', 'ABC', 'rejected'],
  ['AB', 'ABCD', undefined],
  ['ABC', 'ABCD', 'passed'],
  ['Abc', 'ABCD', 'rejected'],
  ['ABCD', 'ABCDEF', 'passed'],
  ['ABCef', 'ABCDEF', undefined],
])('of those who vote %s, among %s: %s', (votes, voters, outcome) => {
  expect(counted(votes, voters)).toBe(outcome);
});

it('who has left counts neither for nor against, and his seat not among those who decide', () => {
  expect(counted('ABc', 'ABCD')).toBeUndefined();
  expect(counted('ABc', 'ABC')).toBe('passed');
  expect(counted('ABc', 'AD')).toBeUndefined();
  expect(counted('AB', '')).toBeUndefined();
});

it('where no time is left to give, it is rejected', () => {
  expect(outcomeOf({ hours: 0, votes: { A: true } }, ['A'])).toBe('rejected');
});
