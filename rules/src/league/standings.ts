import { byId, type PlayerId } from '../conquest/conquest-state.js';
import { leagueRoundsOf, type Fixture } from './fixtures.js';
import { battleKey, type LeagueResult } from './league-fault.js';
import { emptyRecord, recordsOf, type LeagueRecord } from './league-record.js';
import type { LeagueSettings, LeagueTieBreak } from './league-settings.js';

/** A league as far as it has been played. Entrants and results have been checked. */
export interface League {
  readonly players: readonly PlayerId[];
  readonly results: readonly LeagueResult[];
  readonly settings: LeagueSettings;
  /** Who has left it. */
  readonly withdrawn: ReadonlySet<PlayerId>;
}

/** A line of the table. */
export interface Standing extends LeagueRecord {
  readonly player: PlayerId;
  /** From 1 up; the level share one, and the next place is that much further down. */
  readonly place: number;
  readonly withdrawn: boolean;
}

/**
 * The table, best first, those who share a place by id. Whoever has withdrawn stands below all who stayed, so that
 * nobody wins a league he left. SILENT.
 */
export function standings({ players, results, settings, withdrawn }: League): Standing[] {
  const counted =
    settings.withdrawals === 'stand'
      ? results
      : results.filter(({ home, away }) => !withdrawn.has(home) && !withdrawn.has(away));
  const records = recordsOf(counted, settings);
  const stayed = players.filter((player) => !withdrawn.has(player));
  const left = players.filter((player) => withdrawn.has(player));
  let place = 1;
  return [stayed, left]
    .flatMap((group) => rank(group, records, counted, settings))
    .flatMap((level) => {
      const shared = place;
      place += level.length;
      return level.sort(byId).map((player) => ({
        ...(records.get(player) ?? emptyRecord),
        player,
        place: shared,
        withdrawn: withdrawn.has(player),
      }));
    });
}

/** Whether the league is over, and who has won it: several when they share the first place, none when all have left. */
export function leagueEnd(league: League): { readonly over: boolean; readonly winners: readonly PlayerId[] } {
  if (remainingFixtures(league).length > 0) return { over: false, winners: [] };
  const first = standings(league).filter((line) => line.place === 1 && !line.withdrawn);
  return { over: true, winners: first.map(({ player }) => player) };
}

/** The battles still to be fought, round by round; nobody waits for one who has withdrawn. */
export function remainingFixtures({ players, results, settings, withdrawn }: League): Fixture[] {
  const fought = new Set(results.map(({ home, away }) => battleKey(home, away, settings.rounds)));
  return leagueRoundsOf(players, settings.rounds)
    .flatMap(({ fixtures }) => fixtures)
    .filter(({ home, away }) => !withdrawn.has(home) && !withdrawn.has(away))
    .filter(({ home, away }) => !fought.has(battleKey(home, away, settings.rounds)));
}

/**
 * The players in groups of equal rank, best first. Whenever something parts a group, each part is ranked afresh from the
 * beginning: head to head then looks at fewer battles and may part them where it did not before. SILENT.
 */
function rank(
  group: PlayerId[],
  records: ReadonlyMap<PlayerId, LeagueRecord>,
  results: readonly LeagueResult[],
  settings: LeagueSettings,
): PlayerId[][] {
  if (group.length < 2) return group.length === 0 ? [] : [group];
  for (const criterion of ['ranking', ...settings.tieBreaks] as const) {
    const within =
      criterion === 'headToHead' ? recordsOf(amongThemselves(group, results), settings) : records;
    const parts = partBy(group, (player) => merit(criterion, within.get(player) ?? emptyRecord, settings));
    if (parts.length > 1) return parts.flatMap((part) => rank(part, records, results, settings));
  }
  return [group];
}

function amongThemselves(group: readonly PlayerId[], results: readonly LeagueResult[]): LeagueResult[] {
  const members = new Set(group);
  return results.filter(({ home, away }) => members.has(home) && members.has(away));
}

function merit(
  criterion: LeagueTieBreak | 'ranking',
  record: LeagueRecord,
  settings: LeagueSettings,
): number {
  switch (criterion) {
    case 'ranking':
    case 'headToHead':
      return settings.rankedBy === 'wins' ? record.won : record.points;
    case 'victoryPointDifference':
      return record.victoryPointsFor - record.victoryPointsAgainst;
    case 'victoryPoints':
      return record.victoryPointsFor;
    case 'draws':
      return record.drawn;
  }
}

function partBy(group: readonly PlayerId[], value: (player: PlayerId) => number): PlayerId[][] {
  const parts = new Map<number, PlayerId[]>();
  for (const player of group) {
    const part = parts.get(value(player));
    if (part === undefined) parts.set(value(player), [player]);
    else part.push(player);
  }
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}
