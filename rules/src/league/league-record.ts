import type { PlayerId } from '../conquest/conquest-state.js';
import type { LeagueResult } from './league-fault.js';
import type { LeagueSettings } from './league-settings.js';

/** What a player has done in a number of battles. */
export interface LeagueRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** By the league's points for a win, a draw and a loss. */
  readonly points: number;
  readonly victoryPointsFor: number;
  readonly victoryPointsAgainst: number;
}

/** The records of all players who fought in these battles. */
export function recordsOf(
  results: readonly LeagueResult[],
  { points }: LeagueSettings,
): ReadonlyMap<PlayerId, LeagueRecord> {
  const records = new Map<PlayerId, LeagueRecord>();
  const enter = (player: PlayerId, { outcome }: LeagueResult, scored: number, conceded: number): void => {
    const before = records.get(player) ?? emptyRecord;
    const [won, drawn] = [+('winner' in outcome && outcome.winner === player), +('draw' in outcome)];
    const lost = 1 - won - drawn;
    records.set(player, {
      played: before.played + 1,
      won: before.won + won,
      drawn: before.drawn + drawn,
      lost: before.lost + lost,
      points: before.points + won * points.win + drawn * points.draw + lost * points.loss,
      victoryPointsFor: before.victoryPointsFor + scored,
      victoryPointsAgainst: before.victoryPointsAgainst + conceded,
    });
  };
  for (const result of results) {
    const { home, away } = result.victoryPoints ?? { home: 0, away: 0 };
    enter(result.home, result, home, away);
    enter(result.away, result, away, home);
  }
  return records;
}

/** Of somebody who has not fought yet. */
export const emptyRecord: LeagueRecord = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  points: 0,
  victoryPointsFor: 0,
  victoryPointsAgainst: 0,
};
