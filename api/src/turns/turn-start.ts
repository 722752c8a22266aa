import {
  adjacency,
  type CampaignMap,
  type ConquestSettings,
  type ConquestState,
  startingState,
  type TerritoryState,
} from '@pelagonia/rules';

/** What a territory is at the start of a turn, as stored. */
export type StoredTerritory = Readonly<{ owner: string | null; garrison: number; ruins: boolean }>;

/** All that the adjudicator starts a turn from, besides map and settings. */
export type TurnStart = Readonly<{
  territories: Readonly<Record<string, StoredTerritory>>;
  battlesWon: Readonly<Record<string, number>>;
  /** Seats in the order in which they are always shown. */
  seats: readonly string[];
  /** Points that the referee has granted, by seat. */
  bonus?: Readonly<Record<string, number>>;
  /** Names that the referee has given to territories in place of the map's. */
  names?: Readonly<Record<string, string>>;
}>;

/** A campaign before its first turn: each seat begins with the realm it has. */
export function firstStart(
  map: CampaignMap,
  settings: ConquestSettings,
  seatOf: ReadonlyMap<string, string>,
): TurnStart {
  const { territories } = startingState(map, settings);
  return {
    territories: stored(
      [...territories.values()].map(({ owner, ...territory }) => {
        const seat = owner === undefined ? undefined : seatOf.get(owner);
        return seat === undefined ? territory : { ...territory, owner: seat };
      }),
    ),
    battlesWon: {},
    seats: [...seatOf.values()].sort(),
  };
}

export function stored(territories: Iterable<TerritoryState>): TurnStart['territories'] {
  return Object.fromEntries(
    Array.from(territories, ({ id, owner, garrison, ruins }) => [
      id,
      { owner: owner ?? null, garrison, ruins },
    ]),
  );
}

/** The same as the rules know it. */
export function stateOf(
  map: CampaignMap,
  settings: ConquestSettings,
  turn: number,
  start: TurnStart,
): ConquestState {
  const territories = map.territories.map(({ id, kind }): [string, TerritoryState] => {
    const { owner, garrison, ruins } = start.territories[id] ?? { owner: null, garrison: 0, ruins: false };
    return [id, { id, kind, ...(owner !== null && { owner }), garrison, ruins }];
  });
  return {
    turn,
    settings,
    territories: new Map(territories),
    adjacency: adjacency(map),
    players: start.seats,
    battlesWon: new Map(Object.entries(start.battlesWon)),
    bonus: new Map(Object.entries(start.bonus ?? {})),
  };
}

/** A state as it is stored; names are no matter of the rules and are carried along. */
export function startFrom(
  { territories, battlesWon, players, bonus }: ConquestState,
  names: TurnStart['names'] = {},
): TurnStart {
  return {
    territories: stored(territories.values()),
    battlesWon: Object.fromEntries(battlesWon),
    seats: players,
    bonus: Object.fromEntries(bonus ?? []),
    names,
  };
}
