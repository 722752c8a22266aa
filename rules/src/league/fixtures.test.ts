import { expect, test } from 'vitest';
import { leagueRoundsOf, type Fixture } from './fixtures.js';

const entrants = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index + 1}`);
const sizes = Array.from({ length: 39 }, (_, index) => index + 2);
const unordered = ({ home, away }: Fixture): string => [home, away].sort().join(' v ');
const ordered = ({ home, away }: Fixture): string => `${home} v ${away}`;

/** All pairs there are, each once. */
function pairs(players: readonly string[]): string[] {
  return players.flatMap((one, index) =>
    players.slice(index + 1).map((other) => [one, other].sort().join(' v ')),
  );
}

test('four players meet in three rounds', () => {
  expect(leagueRoundsOf(['a', 'b', 'c', 'd'])).toEqual([
    {
      number: 1,
      fixtures: [
        { home: 'd', away: 'a' },
        { home: 'b', away: 'c' },
      ],
    },
    {
      number: 2,
      fixtures: [
        { home: 'b', away: 'd' },
        { home: 'c', away: 'a' },
      ],
    },
    {
      number: 3,
      fixtures: [
        { home: 'd', away: 'c' },
        { home: 'a', away: 'b' },
      ],
    },
  ]);
});

test('of three players one has nobody to meet each round', () => {
  expect(leagueRoundsOf(['a', 'b', 'c'])).toEqual([
    { number: 1, fixtures: [{ home: 'b', away: 'c' }], bye: 'a' },
    { number: 2, fixtures: [{ home: 'c', away: 'a' }], bye: 'b' },
    { number: 3, fixtures: [{ home: 'a', away: 'b' }], bye: 'c' },
  ]);
});

test.each(sizes)('of %d players every two meet exactly once', (count) => {
  const players = entrants(count);
  const fixtures = leagueRoundsOf(players).flatMap((round) => round.fixtures);
  expect(fixtures.map(unordered).sort()).toEqual(pairs(players).sort());
});

test.each(sizes)('of %d players each is in every round once, fighting or resting', (count) => {
  const players = entrants(count);
  const rounds = leagueRoundsOf(players);
  expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
  expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
  for (const { fixtures, bye } of rounds) {
    const present = fixtures.flatMap(({ home, away }) => [home, away]);
    expect(bye === undefined).toBe(count % 2 === 0);
    expect([...present, ...(bye === undefined ? [] : [bye])].sort()).toEqual(players.toSorted());
  }
});

test.each(sizes)(
  'of %d players nobody is home more than once oftener than away, nor away than home',
  (count) => {
    const fixtures = leagueRoundsOf(entrants(count)).flatMap((round) => round.fixtures);
    for (const player of entrants(count)) {
      const home = fixtures.filter((fixture) => fixture.home === player).length;
      const away = fixtures.filter((fixture) => fixture.away === player).length;
      expect(Math.abs(home - away)).toBe(count % 2 === 0 ? 1 : 0);
    }
  },
);

test.each(sizes)('in a double league of %d every two meet once on either ground', (count) => {
  const players = entrants(count);
  const rounds = leagueRoundsOf(players, 'double');
  const fixtures = rounds.flatMap((round) => round.fixtures);
  const both = players.flatMap((home) =>
    players.filter((away) => away !== home).map((away) => ordered({ home, away })),
  );
  expect(fixtures.map(ordered).sort()).toEqual(both.sort());
  expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
  const half = rounds.length / 2;
  expect(rounds.slice(half).map(({ bye }) => bye)).toEqual(rounds.slice(0, half).map(({ bye }) => bye));
});

test('the same players have the same fixtures every time, and the list stays as it was', () => {
  const players = Object.freeze(entrants(7));
  expect(leagueRoundsOf(players)).toEqual(leagueRoundsOf(players));
});

test.each([[[]], [['a']], [['a', 'a']], [['a', 'b', 'a']]])('%j is no league', (players) => {
  expect(() => leagueRoundsOf(players)).toThrow(RangeError);
});
