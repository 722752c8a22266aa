/** How often two players meet: once, as the book has it, or once on each other's ground. HOUSE: double. */
export const leagueRounds = ['single', 'double'] as const;

/** What the table is ranked by: wins, as the book has it, or points. HOUSE: points. */
export const leagueRankings = ['wins', 'points'] as const;

/**
 * What parts those whom the ranking leaves level. SILENT. `headToHead` ranks them by the battles they fought among
 * themselves alone; `draws` favours him who drew where another lost.
 */
export const leagueTieBreaks = ['headToHead', 'victoryPointDifference', 'victoryPoints', 'draws'] as const;
export type LeagueTieBreak = (typeof leagueTieBreaks)[number];

/** What becomes of the battles of somebody who leaves the league: they stand, or count for nobody. SILENT. */
export const leagueWithdrawals = ['stand', 'annulled'] as const;

export interface LeagueSettings {
  readonly rounds: (typeof leagueRounds)[number];
  readonly rankedBy: (typeof leagueRankings)[number];
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  /** Asked in this order; those whom none of them parts share a place. Empty: all who are level share it. */
  readonly tieBreaks: readonly LeagueTieBreak[];
  readonly withdrawals: (typeof leagueWithdrawals)[number];
}

/** Everyone meets everyone once and most wins takes it (BOOK); the rest is our default. */
export const bookLeagueSettings: LeagueSettings = {
  rounds: 'single',
  rankedBy: 'wins',
  points: { win: 3, draw: 1, loss: 0 },
  tieBreaks: ['headToHead', 'victoryPointDifference', 'victoryPoints', 'draws'],
  withdrawals: 'stand',
};
