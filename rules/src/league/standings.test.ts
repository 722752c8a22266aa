import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leagueRoundsOf } from './fixtures.js';
import type { LeagueResult } from './league-fault.js';
import { bookLeagueSettings, leagueRankings, leagueTieBreaks, leagueWithdrawals } from './league-settings.js';
import { leagueEnd, remainingFixtures, standings, type League } from './standings.js';

/** `a>b` a beats b at home, `a<b` b wins away, `a=b` a draw; `a>b 900:400` with victory points. */
function read(text: string): LeagueResult {
  const [, home = '', sign, away = '', scored, conceded] =
    /^(\w)([<>=])(\w)(?: (\d+):(\d+))?$/.exec(text) ?? [];
  const outcome = sign === '=' ? ({ draw: true } as const) : { winner: sign === '>' ? home : away };
  if (scored === undefined) return { home, away, outcome };
  return { home, away, outcome, victoryPoints: { home: Number(scored), away: Number(conceded) } };
}

function league(
  players: string,
  results: readonly string[],
  change: Partial<League['settings']> = {},
  left = '',
): League {
  return {
    players: [...players],
    results: results.map(read),
    settings: { ...bookLeagueSettings, ...change },
    withdrawn: new Set(left),
  };
}

/** The table in short: `1 a, 2 b c` when b and c share the second place. */
function table(of: League): string {
  const places = new Map<number, string>();
  for (const { place, player } of standings(of)) places.set(place, `${places.get(place) ?? place} ${player}`);
  return [...places.values()].join(', ');
}

test('a table tells what each has done', () => {
  const played = league('abc', ['a>b 900:400', 'c=a 300:300', 'b<c']);
  expect(standings(played)).toEqual([
    {
      player: 'a',
      place: 1,
      withdrawn: false,
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      points: 4,
      victoryPointsFor: 1200,
      victoryPointsAgainst: 700,
    },
    {
      player: 'c',
      place: 2,
      withdrawn: false,
      played: 2,
      won: 1,
      drawn: 1,
      lost: 0,
      points: 4,
      victoryPointsFor: 300,
      victoryPointsAgainst: 300,
    },
    {
      player: 'b',
      place: 3,
      withdrawn: false,
      played: 2,
      won: 0,
      drawn: 0,
      lost: 2,
      points: 0,
      victoryPointsFor: 400,
      victoryPointsAgainst: 900,
    },
  ]);
});

test('before the first battle all share the first place, by name', () => {
  expect(table(league('cab', []))).toBe('1 a b c');
});

test('most wins takes it, whatever the points say', () => {
  const results = ['a>b', 'a<c', 'a<d', 'b=c', 'b=d', 'c=d'];
  expect(table(league('abcd', results, { tieBreaks: [] }))).toBe('1 a c d, 4 b');
  expect(table(league('abcd', results, { tieBreaks: [], rankedBy: 'points' }))).toBe('1 c d, 3 a, 4 b');
});

test('the points for a win, a draw and a loss are the league’s own', () => {
  const played = league('ab', ['a>b'], { points: { win: 10, draw: 5, loss: 1 } });
  expect(standings(played).map(({ points }) => points)).toEqual([10, 1]);
  const drawn = league('ab', ['a=b'], { points: { win: 10, draw: 5, loss: 1 } });
  expect(standings(drawn).map(({ points }) => points)).toEqual([5, 5]);
});

describe('the level are parted', () => {
  /** A win each for a and b: b scored more, a gave less away. */
  const results = ['a>b 10:2', 'b>c 9:0'];

  test('by the battles among themselves', () => {
    expect(table(league('abcd', ['a>b', 'b>c', 'c<d', 'a<d'], { tieBreaks: ['headToHead'] }))).toBe(
      '1 d, 2 a, 3 b, 4 c',
    );
  });

  test('by victory points won less those given away', () => {
    expect(table(league('abc', results, { tieBreaks: ['victoryPointDifference'] }))).toBe('1 a, 2 b, 3 c');
  });

  test('by victory points won', () => {
    expect(table(league('abc', results, { tieBreaks: ['victoryPoints'] }))).toBe('1 b, 2 a, 3 c');
  });

  test('by battles drawn', () => {
    expect(table(league('abcd', [...results, 'b=d'], { tieBreaks: ['draws'] }))).toBe('1 b, 2 a, 3 d, 4 c');
  });

  test('in the order the league has chosen', () => {
    const level = ['a>c 300:0', 'b>d 100:0', 'b=c 0:500'];
    expect(table(league('abcd', level, { tieBreaks: ['victoryPoints', 'draws'] }))).toMatch(/^1 a, 2 b/);
    expect(table(league('abcd', level, { tieBreaks: ['draws', 'victoryPoints'] }))).toMatch(/^1 b, 2 a/);
  });

  test('not at all when nothing tells them apart: they share the place, and the next is further down', () => {
    expect(table(league('abcd', ['a>d', 'b>d', 'c=d']))).toBe('1 a b, 3 c d');
  });

  test('head to head again among those it left level', () => {
    const ring = ['a>b', 'b>c', 'c>a', 'a>d', 'b>d', 'c>d'];
    expect(table(league('abcd', ring, { tieBreaks: ['headToHead'] }))).toBe('1 a b c, 4 d');
    // Victory points take c out of the ring; between a and b alone, a's victory decides.
    const parted = [...ring.slice(0, 5), 'c>d 900:0'];
    expect(table(league('abcd', parted, { tieBreaks: ['headToHead', 'victoryPoints'] }))).toBe(
      '1 c, 2 a, 3 b, 4 d',
    );
    // b lost his one battle among the three, a and d won one each; between those two alone, d's victory decides.
    expect(table(league('abcd', ['a>b', 'b>c', 'a<d'], { tieBreaks: ['headToHead'] }))).toBe(
      '1 d, 2 a, 3 b, 4 c',
    );
  });

  test('head to head by points where the league goes by points, by wins where it goes by wins', () => {
    const drawn = ['a>b', 'b=c', 'c=a', 'c=d', 'c=e', 'b>d'];
    const by = (rankedBy: 'wins' | 'points') =>
      table(league('abcde', drawn, { rankedBy, tieBreaks: ['headToHead'] }));
    expect(by('points')).toBe('1 a, 2 c, 3 b, 4 d e');
    expect(by('wins')).toBe('1 a, 2 b, 3 c d e');
  });
});

describe('whoever withdraws', () => {
  const results = ['a>b', 'a>c', 'a>d', 'b>c', 'c=d'];

  test('stands below all who stayed, though he had won the most', () => {
    expect(table(league('abcd', results, {}, 'a'))).toBe('1 b, 2 c d, 4 a');
  });

  test('leaves his battles standing', () => {
    const [, , , last] = standings(league('abcd', results, {}, 'a'));
    expect(last).toMatchObject({ player: 'a', withdrawn: true, won: 3, played: 3 });
    expect(standings(league('abcd', results, {}, 'a'))[0]).toMatchObject({ player: 'b', lost: 1, played: 2 });
  });

  test('takes his battles with him where they are annulled', () => {
    const lines = standings(league('abcd', results, { withdrawals: 'annulled' }, 'a'));
    expect(lines[0]).toMatchObject({ player: 'b', lost: 0, played: 1, withdrawn: false });
    expect(lines[3]).toMatchObject({ player: 'a', played: 0, won: 0, withdrawn: true });
  });

  test('is waited for by nobody', () => {
    expect(remainingFixtures(league('abcd', results, {}, 'a'))).toEqual([{ home: 'b', away: 'd' }]);
  });

  test('does not win, and if all withdraw nobody does', () => {
    expect(leagueEnd(league('ab', ['a>b'], {}, 'a'))).toEqual({ over: true, winners: ['b'] });
    expect(leagueEnd(league('ab', ['a>b'], {}, 'ab'))).toEqual({ over: true, winners: [] });
  });
});

test('a league is over when all have met, and the first of the table has won', () => {
  expect(leagueEnd(league('abc', ['a>b', 'c<a']))).toEqual({ over: false, winners: [] });
  expect(leagueEnd(league('abc', ['a>b', 'c<a', 'b>c']))).toEqual({ over: true, winners: ['a'] });
  expect(leagueEnd(league('abc', ['a>b', 'c>a', 'b>c']))).toEqual({ over: true, winners: ['a', 'b', 'c'] });
});

test('a double league is not over before the return battles', () => {
  const once = league('ab', ['a>b'], { rounds: 'double' });
  expect(remainingFixtures(once)).toEqual([{ home: 'b', away: 'a' }]);
  expect(leagueEnd(league('ab', ['a>b', 'b<a'], { rounds: 'double' }))).toEqual({
    over: true,
    winners: ['a'],
  });
});

/** Any league, played as far as it may be. */
const anyLeague = fc
  .record({
    count: fc.integer({ min: 2, max: 12 }),
    rounds: fc.constantFrom('single' as const, 'double' as const),
    rankedBy: fc.constantFrom(...leagueRankings),
    tieBreaks: fc.shuffledSubarray([...leagueTieBreaks]),
    withdrawals: fc.constantFrom(...leagueWithdrawals),
    outcomes: fc.array(fc.tuple(fc.constantFrom('home', 'away', 'draw', 'unplayed'), fc.nat(3), fc.nat(3)), {
      minLength: 132,
      maxLength: 132,
    }),
    left: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
  })
  .map(({ count, rounds, rankedBy, tieBreaks, withdrawals, outcomes, left }): League => {
    const players = Array.from({ length: count }, (_, index) => `p${index}`);
    const fixtures = leagueRoundsOf(players, rounds).flatMap((round) => round.fixtures);
    const results = fixtures.flatMap(({ home, away }, index): LeagueResult[] => {
      const [how, scored, conceded] = outcomes[index] ?? ['unplayed', 0, 0];
      if (how === 'unplayed') return [];
      const outcome = how === 'draw' ? ({ draw: true } as const) : { winner: how === 'home' ? home : away };
      return [{ home, away, outcome, victoryPoints: { home: scored, away: conceded } }];
    });
    const settings = { ...bookLeagueSettings, rounds, rankedBy, tieBreaks, withdrawals };
    return { players, results, settings, withdrawn: new Set(left.map((index) => `p${index}`)) };
  });

describe('in any league', () => {
  test('the sums are right: each battle is played by two, and what one wins another loses', () => {
    fc.assert(
      fc.property(anyLeague, (any) => {
        const lines = standings(any);
        const sum = (of: (line: (typeof lines)[number]) => number) =>
          lines.reduce((all, line) => all + of(line), 0);
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        expect(sum(({ victoryPointsFor }) => victoryPointsFor)).toBe(
          sum(({ victoryPointsAgainst }) => victoryPointsAgainst),
        );
        for (const { played, won, drawn, lost } of lines) expect(played).toBe(won + drawn + lost);
        if (any.settings.withdrawals === 'stand')
          expect(sum(({ played }) => played)).toBe(any.results.length * 2);
      }),
    );
  });

  test('every player has one line, and a place is one more than the number of those before it', () => {
    fc.assert(
      fc.property(anyLeague, (any) => {
        const lines = standings(any);
        expect(lines.map(({ player }) => player).sort()).toEqual([...any.players].sort());
        for (const { place } of lines) {
          expect(place).toBe(1 + lines.filter((other) => other.place < place).length);
        }
      }),
    );
  });

  test('neither the order of results nor that of players changes the table', () => {
    fc.assert(
      fc.property(anyLeague, (any) => {
        const turned = { ...any, players: any.players.toReversed(), results: any.results.toReversed() };
        expect(standings(turned)).toEqual(standings(any));
      }),
    );
  });

  test('whoever stands higher has not fewer wins, or points where points rank', () => {
    fc.assert(
      fc.property(anyLeague, (any) => {
        const merits = standings(any)
          .filter(({ withdrawn }) => !withdrawn)
          .map((line) => (any.settings.rankedBy === 'wins' ? line.won : line.points));
        expect(merits).toEqual(merits.toSorted((a, b) => b - a));
      }),
    );
  });
});
