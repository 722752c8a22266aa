import type { Adjacency } from '../map/adjacency.js';
import type { TerritoryKind } from '../map/campaign-map.js';
import type { ConquestSettings } from './conquest-settings.js';

export type PlayerId = string;
export type TerritoryId = string;

/** A territory as a turn finds it or leaves it. */
export interface TerritoryState {
  readonly id: TerritoryId;
  readonly kind: TerritoryKind;
  readonly owner?: PlayerId;
  /** Points of the garrison; none but in a fortress. */
  readonly garrison: number;
  /** R11: a capital that was razed. */
  readonly ruins: boolean;
}

/** The campaign as it stands when a turn begins. */
export interface ConquestState {
  readonly turn: number;
  readonly settings: ConquestSettings;
  readonly territories: ReadonlyMap<TerritoryId, TerritoryState>;
  readonly adjacency: Adjacency;
  /** All who take part, in alphabetical order. */
  readonly players: readonly PlayerId[];
  /** R13: battles won in earlier turns, which break the last tie but one. */
  readonly battlesWon: ReadonlyMap<PlayerId, number>;
  /** HOUSE: points that the referee has granted; they march with the field army of whoever stands, turn after turn. */
  readonly bonus?: ReadonlyMap<PlayerId, number>;
}

/** O1. */
export type Order = 'defend' | { readonly attack: TerritoryId; readonly from?: TerritoryId };

/** How a battle ended, as far as the map is concerned. */
export type BattleOutcome = { readonly winner: PlayerId } | { readonly draw: true };

/** Answers to choices: whom to fight in which order (R4), whether to fight for what another took (R6). */
export type Answer = readonly PlayerId[] | 'fight' | 'withdraw';

/** Everything that has been said and fought in a turn so far. */
export interface TurnEvents {
  readonly orders: ReadonlyMap<PlayerId, Order>;
  readonly results: ReadonlyMap<string, BattleOutcome>;
  readonly answers: ReadonlyMap<string, Answer>;
  /** O3: whose order is last turn's, given again for want of a new one. */
  readonly repeated?: ReadonlySet<PlayerId>;
  /** O3: for whom a bot ordered for want of an order of his own. */
  readonly stoodIn?: ReadonlySet<PlayerId>;
}

/** A territory that is known to be on the map: orders have been checked, and events name no place of their own. */
export function territoryAt({ territories }: ConquestState, id: TerritoryId): TerritoryState {
  return territories.get(id) as TerritoryState;
}

/** Alphabetical, as one expects it of ids: by their characters, whatever the language of the machine. */
export function byId(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
