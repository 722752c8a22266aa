import { expect, it } from 'vitest';
import type { BattleInShortFragment } from '../generated/operations.js';
import { roundsShown, winsByRound } from './rounds.js';

const battle = (turn: number, attacker: string, defender: string, winner: string | null = null) =>
  ({ turn, attacker, defender, winner, key: `league:${attacker}>${defender}` }) as BattleInShortFragment;

it('shows every round of a league, with the battles of those that have begun', () => {
  const [first, second, third] = roundsShown(['C', 'A', 'B', 'D'], 'SINGLE', []);
  const fixture = first?.fixtures[0];
  const begun = battle(1, fixture?.home ?? '', fixture?.away ?? '');
  expect([first, second, third].map((round) => round?.fixtures.length)).toEqual([2, 2, 2]);
  expect(roundsShown(['A', 'B', 'C', 'D'], 'SINGLE', [begun])[0]?.fixtures[0]?.battle).toBe(begun);
});

it('tells who rests where the players are odd in number, and meets twice in a double league', () => {
  expect(
    roundsShown(['A', 'B', 'C'], 'SINGLE', [])
      .map(({ bye }) => bye)
      .sort(),
  ).toEqual(['A', 'B', 'C']);
  expect(roundsShown(['A', 'B', 'C', 'D'], 'DOUBLE', [])).toHaveLength(6);
});

it('has no rounds before two take part', () => {
  expect(roundsShown(['A'], 'SINGLE', [])).toEqual([]);
});

it('counts wins round by round', () => {
  const battles = [battle(1, 'A', 'B', 'A'), battle(2, 'B', 'A', 'A'), battle(2, 'C', 'D')];
  expect(winsByRound(['A', 'B'], 2, battles)).toEqual(
    new Map([
      ['A', [0, 1, 2]],
      ['B', [0, 0, 0]],
    ]),
  );
});
