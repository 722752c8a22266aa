import { expect, test } from 'vitest';
import type { BattleInShortFragment } from '../generated/operations.js';
import { everything, narrowed, turnsOf } from './battle-filter.js';

const battle = (key: string, more: Partial<BattleInShortFragment>): BattleInShortFragment =>
  ({ key, turn: 1, status: 'READY', mySide: null, ...more }) as BattleInShortFragment;

const battles = [
  battle('old', { turn: 1, status: 'SETTLED' }),
  battle('void', { turn: 2, status: 'VOID', mySide: 'ATTACKER' }),
  battle('over', { turn: 2, status: 'SETTLED' }),
  battle('open', { turn: 2 }),
  battle('mine', { turn: 2, mySide: 'DEFENDER' }),
];
const keys = (found: readonly BattleInShortFragment[]) => found.map(({ key }) => key);

test('the latest turn comes first, and in it what the reader has to do', () => {
  expect(turnsOf(battles).map(({ turn, battles: of }) => [turn, ...keys(of)])).toEqual([
    [2, 'mine', 'open', 'over', 'void'],
    [1, 'old'],
  ]);
});

test.each([
  ['mine', { mine: true }, ['void', 'mine']],
  ['open', { open: true }, ['open', 'mine']],
  ['one turn', { turn: 1 }, ['old']],
  ['all at once', { mine: true, open: true, turn: 2 }, ['mine']],
])('a filter leaves %s', (_, filter, left) => {
  expect(keys(narrowed(battles, { ...everything, ...filter }))).toEqual(left);
});
