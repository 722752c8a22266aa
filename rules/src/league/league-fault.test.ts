import { expect, test } from 'vitest';
import {
  checkEntrants,
  checkLeagueResults,
  describeLeagueFault,
  type LeagueFault,
  type LeagueResult,
} from './league-fault.js';

const players = ['a', 'b', 'c'];
const result = (
  home: string,
  away: string,
  winner: string,
  change: Partial<LeagueResult> = {},
): LeagueResult => ({
  home,
  away,
  outcome: { winner },
  ...change,
});

test('two different players are enough', () => {
  expect(checkEntrants(['a', 'b'])).toEqual([]);
});

test('too few players and players entered twice are all named', () => {
  expect(checkEntrants([])).toEqual([{ code: 'LEAGUE_PLAYERS_TOO_FEW', count: 0 }]);
  expect(checkEntrants(['a', 'a', 'a'])).toEqual([
    { code: 'LEAGUE_PLAYERS_TOO_FEW', count: 1 },
    { code: 'LEAGUE_PLAYER_REPEATED', player: 'a' },
  ]);
  expect(checkEntrants(['a', 'b', 'b', 'a'])).toEqual([
    { code: 'LEAGUE_PLAYER_REPEATED', player: 'b' },
    { code: 'LEAGUE_PLAYER_REPEATED', player: 'a' },
  ]);
});

test('results as a league has them are accepted', () => {
  const results = [
    result('a', 'b', 'a', { victoryPoints: { home: 900, away: 0 } }),
    result('b', 'c', 'c'),
    { home: 'c', away: 'a', outcome: { draw: true } } as const,
  ];
  expect(checkLeagueResults(players, results, 'single')).toEqual([]);
});

test('every fault of every result is named', () => {
  const results = [
    result('a', 'x', 'x'),
    result('b', 'b', 'b'),
    result('a', 'b', 'c'),
    result('b', 'c', 'b', { victoryPoints: { home: Number.NaN, away: 0 } }),
    result('c', 'a', 'a', { victoryPoints: { home: 0, away: Infinity } }),
    result('y', 'y', 'z'),
  ];
  expect(checkLeagueResults(players, results, 'single')).toEqual([
    { code: 'LEAGUE_PLAYER_UNKNOWN', player: 'x' },
    { code: 'LEAGUE_AGAINST_HIMSELF', player: 'b' },
    { code: 'LEAGUE_WINNER_ABSENT', player: 'c', home: 'a', away: 'b' },
    { code: 'LEAGUE_POINTS_IMPOSSIBLE', home: 'b', away: 'c' },
    { code: 'LEAGUE_POINTS_IMPOSSIBLE', home: 'c', away: 'a' },
    { code: 'LEAGUE_PLAYER_UNKNOWN', player: 'y' },
    { code: 'LEAGUE_AGAINST_HIMSELF', player: 'y' },
    { code: 'LEAGUE_WINNER_ABSENT', player: 'z', home: 'y', away: 'y' },
  ]);
});

test('in a single league a pair meets once, whoever is called home; in a double one once on either ground', () => {
  const both = [result('a', 'b', 'a'), result('b', 'a', 'a')];
  expect(checkLeagueResults(players, both, 'single')).toEqual([
    { code: 'LEAGUE_BATTLE_REPEATED', home: 'b', away: 'a' },
  ]);
  expect(checkLeagueResults(players, both, 'double')).toEqual([]);
  expect(checkLeagueResults(players, [...both, result('a', 'b', 'b')], 'double')).toEqual([
    { code: 'LEAGUE_BATTLE_REPEATED', home: 'a', away: 'b' },
  ]);
});

const [home, away, player] = ['h', 'a', 'p'];
const faults: readonly LeagueFault[] = [
  { code: 'LEAGUE_PLAYERS_TOO_FEW', count: 1 },
  { code: 'LEAGUE_PLAYER_REPEATED', player },
  { code: 'LEAGUE_PLAYER_UNKNOWN', player },
  { code: 'LEAGUE_AGAINST_HIMSELF', player },
  { code: 'LEAGUE_WINNER_ABSENT', player, home, away },
  { code: 'LEAGUE_BATTLE_REPEATED', home, away },
  { code: 'LEAGUE_POINTS_IMPOSSIBLE', home, away },
];

test.each(faults)('$code is a sentence in both languages that names what it is about', (fault) => {
  const name = (id: string): string => `«${id}»`;
  const [en, es] = [describeLeagueFault(fault, 'en', name), describeLeagueFault(fault, 'es', name)];
  const { code, ...values } = fault;
  expect(code).toMatch(/^LEAGUE_/);
  for (const value of Object.values(values)) {
    for (const text of [en, es]) expect(text).toContain(typeof value === 'number' ? `${value}` : name(value));
  }
  for (const text of [en, es]) {
    expect(text).toMatch(/^[A-Z«].*\.$/);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
  expect(es).not.toBe(en);
});

test('a player without another name is called by his id', () => {
  expect(describeLeagueFault({ code: 'LEAGUE_PLAYER_UNKNOWN', player: 'x' }, 'en')).toBe(
    'x does not play in this league; correct the result.',
  );
});
