import type { BattleOutcome, PlayerId } from '../conquest/conquest-state.js';
import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { LeagueSettings } from './league-settings.js';

/** A battle of the league that has been fought. */
export interface LeagueResult {
  readonly home: PlayerId;
  readonly away: PlayerId;
  readonly outcome: BattleOutcome;
  /** Left out when only the outcome was reported (B5): neither side gains or loses by it then. */
  readonly victoryPoints?: { readonly home: number; readonly away: number };
}

/** A reason why a league cannot be played or reckoned up. */
export type LeagueFault =
  | { readonly code: 'LEAGUE_PLAYERS_TOO_FEW'; readonly count: number }
  | { readonly code: 'LEAGUE_PLAYER_REPEATED'; readonly player: PlayerId }
  | { readonly code: 'LEAGUE_PLAYER_UNKNOWN'; readonly player: PlayerId }
  | { readonly code: 'LEAGUE_AGAINST_HIMSELF'; readonly player: PlayerId }
  | {
      readonly code: 'LEAGUE_WINNER_ABSENT';
      readonly player: PlayerId;
      readonly home: PlayerId;
      readonly away: PlayerId;
    }
  | { readonly code: 'LEAGUE_BATTLE_REPEATED'; readonly home: PlayerId; readonly away: PlayerId }
  | { readonly code: 'LEAGUE_POINTS_IMPOSSIBLE'; readonly home: PlayerId; readonly away: PlayerId };

/** Whether these can play a league: every fault. */
export function checkEntrants(players: readonly PlayerId[]): LeagueFault[] {
  const seen = new Set<PlayerId>();
  const twice = new Set(players.filter((player) => seen.size === seen.add(player).size));
  const faults = Array.from(twice, (player): LeagueFault => ({ code: 'LEAGUE_PLAYER_REPEATED', player }));
  return seen.size < 2 ? [{ code: 'LEAGUE_PLAYERS_TOO_FEW', count: seen.size }, ...faults] : faults;
}

/** Whether these are results of a league of these players: every fault. In a single league each pair meets once. */
export function checkLeagueResults(
  players: readonly PlayerId[],
  results: readonly LeagueResult[],
  rounds: LeagueSettings['rounds'],
): LeagueFault[] {
  const entrants = new Set(players);
  const fought = new Set<string>();
  return results.flatMap(({ home, away, outcome, victoryPoints }) => {
    const faults: LeagueFault[] = [];
    for (const player of new Set([home, away])) {
      if (!entrants.has(player)) faults.push({ code: 'LEAGUE_PLAYER_UNKNOWN', player });
    }
    if (home === away) faults.push({ code: 'LEAGUE_AGAINST_HIMSELF', player: home });
    if ('winner' in outcome && outcome.winner !== home && outcome.winner !== away) {
      faults.push({ code: 'LEAGUE_WINNER_ABSENT', player: outcome.winner, home, away });
    }
    const key = battleKey(home, away, rounds);
    if (fought.has(key)) faults.push({ code: 'LEAGUE_BATTLE_REPEATED', home, away });
    fought.add(key);
    if (victoryPoints && !(Number.isFinite(victoryPoints.home) && Number.isFinite(victoryPoints.away))) {
      faults.push({ code: 'LEAGUE_POINTS_IMPOSSIBLE', home, away });
    }
    return faults;
  });
}

/** The same for two reports of the same battle: whose ground it is matters only where the pair meets twice. */
export function battleKey(home: PlayerId, away: PlayerId, rounds: LeagueSettings['rounds']): string {
  return JSON.stringify(rounds === 'double' ? [home, away] : [home, away].sort());
}

const sentences: Readonly<Record<LeagueFault['code'], Words>> = {
  LEAGUE_PLAYERS_TOO_FEW: {
    en: 'A league needs at least two players and has {count}; add some.',
    es: 'Una liga necesita al menos dos jugadores y tiene {count}; añade más.',
  },
  LEAGUE_PLAYER_REPEATED: {
    en: '{player} is entered more than once; enter each player once.',
    es: '{player} está inscrito más de una vez; inscribe a cada jugador una sola vez.',
  },
  LEAGUE_PLAYER_UNKNOWN: {
    en: '{player} does not play in this league; correct the result.',
    es: '{player} no juega en esta liga; corrige el resultado.',
  },
  LEAGUE_AGAINST_HIMSELF: {
    en: '{player} cannot fight himself; correct the result.',
    es: '{player} no puede luchar contra sí mismo; corrige el resultado.',
  },
  LEAGUE_WINNER_ABSENT: {
    en: '{player} cannot win the battle of {home} and {away}; name one of the two or a draw.',
    es: '{player} no puede ganar la batalla de {home} y {away}; indica uno de los dos o un empate.',
  },
  LEAGUE_BATTLE_REPEATED: {
    en: 'The battle of {home} and {away} has two results; keep one.',
    es: 'La batalla de {home} y {away} tiene dos resultados; deja uno.',
  },
  LEAGUE_POINTS_IMPOSSIBLE: {
    en: 'The victory points of {home} and {away} must be numbers; correct the result.',
    es: 'Los puntos de victoria de {home} y {away} deben ser números; corrige el resultado.',
  },
};

/** The fault as a sentence: what is wrong and what to do. `name` gives players the names people know them by. */
export function describeLeagueFault(
  fault: LeagueFault,
  language: Language,
  name = (id: PlayerId): string => id,
): string {
  const values = new Map<string, unknown>(Object.entries(fault));
  return sentences[fault.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values.get(field);
    return typeof value === 'number' ? String(value) : name(String(value));
  });
}
