import type { PlayerId } from '../conquest/conquest-state.js';
import { checkEntrants } from './league-fault.js';
import type { LeagueSettings } from './league-settings.js';

/** Two who are to meet; the battle is fought on the first one's ground. */
export interface Fixture {
  readonly home: PlayerId;
  readonly away: PlayerId;
}

/** Battles that can be fought at the same time. */
export interface LeagueRound {
  /** From 1 up. */
  readonly number: number;
  readonly fixtures: readonly Fixture[];
  /** Who has nobody to meet, when the players are odd in number. */
  readonly bye?: PlayerId;
}

/**
 * Everyone against everyone, by the circle method: one player keeps his place, the others sit in a circle that turns by
 * one each round. Nobody is home more than once oftener than away; in a double league every battle is repeated with
 * the grounds changed. The same players in the same order give the same fixtures. Throws on faulty entrants.
 */
export function leagueRoundsOf(
  players: readonly PlayerId[],
  rounds: LeagueSettings['rounds'] = 'single',
): LeagueRound[] {
  if (checkEntrants(players).length > 0) throw new RangeError('a league takes two or more different players');
  // With an odd number nobody sits at the fixed place: whoever would meet him has a bye.
  const circle = players.length % 2 === 0 ? players.slice(0, -1) : players;
  const fixed = players.length % 2 === 0 ? players.at(-1) : undefined;
  const first = circle.map((_, turn) => playRound(circle, fixed, turn));
  if (rounds === 'single') return first;
  const second = first.map(({ number, fixtures, bye }) => ({
    number: number + first.length,
    fixtures: fixtures.map(({ home, away }) => ({ home: away, away: home })),
    ...(bye !== undefined && { bye }),
  }));
  return [...first, ...second];
}

/** The circle is always odd in number, so whoever sits opposite the gap meets the fixed player or nobody. */
function playRound(circle: readonly PlayerId[], fixed: PlayerId | undefined, turn: number): LeagueRound {
  const seat = (steps: number): PlayerId => circle[(turn + steps) % circle.length] as PlayerId;
  const alone = seat(0);
  const pairs = Array.from({ length: (circle.length - 1) / 2 }, (_, index): Fixture => {
    const [ahead, behind] = [seat(index + 1), seat(circle.length - 1 - index)];
    return index % 2 === 0 ? { home: ahead, away: behind } : { home: behind, away: ahead };
  });
  if (fixed === undefined) return { number: turn + 1, fixtures: pairs, bye: alone };
  const last = turn % 2 === 0 ? { home: fixed, away: alone } : { home: alone, away: fixed };
  return { number: turn + 1, fixtures: [last, ...pairs] };
}
