import { leagueRoundsOf } from '@pelagonia/rules';
import type { BattleInShortFragment, LeagueRoundsSetting } from '../generated/operations.js';

export interface FixtureShown {
  readonly home: string;
  readonly away: string;
  /** Once its round has begun. */
  readonly battle: BattleInShortFragment | undefined;
}

export interface RoundShown {
  readonly number: number;
  readonly fixtures: readonly FixtureShown[];
  /** Who rests. */
  readonly bye: string | undefined;
}

/** All rounds of a league, those to come as well; nothing while fewer than two take part. */
export function roundsShown(
  seats: readonly string[],
  rounds: LeagueRoundsSetting,
  battles: readonly BattleInShortFragment[],
): RoundShown[] {
  if (seats.length < 2) return [];
  const ofRound = (number: number, home: string, away: string) =>
    battles.find(({ turn, attacker, defender }) => turn === number && attacker === home && defender === away);
  return leagueRoundsOf([...seats].sort(), rounds === 'DOUBLE' ? 'double' : 'single').map(
    ({ number, fixtures, bye }) => ({
      number,
      fixtures: fixtures.map(({ home, away }) => ({ home, away, battle: ofRound(number, home, away) })),
      bye,
    }),
  );
}

/** Battles won by each seat when each round was over, as far as they have been fought; it begins with none. */
export function winsByRound(
  seats: readonly string[],
  rounds: number,
  battles: readonly BattleInShortFragment[],
): ReadonlyMap<string, readonly number[]> {
  const wins = (seat: string, upTo: number) =>
    battles.filter(({ turn, winner }) => turn <= upTo && winner === seat).length;
  return new Map(
    seats.map((seat) => [seat, Array.from({ length: rounds + 1 }, (_, round) => wins(seat, round))]),
  );
}
