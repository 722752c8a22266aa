import {
  byId,
  territoryAt,
  type ConquestState,
  type Order,
  type PlayerId,
  type TerritoryId,
  type TerritoryState,
} from './conquest-state.js';
import { landsOf, type Lands } from './lands.js';

export const orderFaults = [
  'ORDER_PLAYER_ELIMINATED',
  'ORDER_TARGET_UNKNOWN',
  'ORDER_TARGET_OWN',
  'ORDER_TARGET_OUT_OF_REACH',
  'ORDER_BASE_UNFIT',
] as const;
export type OrderFault = (typeof orderFaults)[number];

/** A territory a player may attack, and from where. */
export interface Target {
  readonly attack: TerritoryId;
  /** His territories that touch it, by id; the first is the default (O1). */
  readonly from: readonly TerritoryId[];
}

/** Who still plays: whoever holds anything but ruins. */
export function standingPlayers(territories: Iterable<TerritoryState>): Set<PlayerId> {
  const standing = new Set<PlayerId>();
  for (const { owner, ruins } of territories) if (owner !== undefined && !ruins) standing.add(owner);
  return standing;
}

/** O1: every attack a player may order, by target id. Defending is always legal for him who stands. */
export function legalTargets(state: ConquestState, player: PlayerId): Target[] {
  const bases = new Map<TerritoryId, TerritoryId[]>();
  for (const { id, owner } of state.territories.values()) {
    if (owner !== player) continue;
    for (const attack of state.adjacency.get(id) as readonly TerritoryId[]) {
      if (territoryAt(state, attack).owner === player) continue;
      const known = bases.get(attack);
      if (known === undefined) bases.set(attack, [id]);
      else known.push(id);
    }
  }
  return Array.from(bases, ([attack, from]) => ({ attack, from: from.sort(byId) })).sort((a, b) =>
    byId(a.attack, b.attack),
  );
}

/** An order that is not to defend. */
export type AttackOrder = Exclude<Order, 'defend'>;

/** The base an attack marches from, or why it may not be ordered. */
export type CheckedAttack = { readonly from: TerritoryId } | { readonly fault: OrderFault };

/** O1: whether an attack may be ordered. */
export function checkAttack(state: ConquestState, player: PlayerId, order: AttackOrder): CheckedAttack {
  const lands = landsOf(state);
  const { places, players } = lands.world;
  const route = findRoute(lands, players.numberOf(player) ?? stranger, order);
  return typeof route === 'string' ? { fault: route } : { from: places.names[route.base] as TerritoryId };
}

/** Owns nothing. */
const stranger = -1;

/** The way of an attack, by the numbers of its places. */
export interface Route {
  readonly target: number;
  readonly base: number;
}

/** O1: the way that an attack takes, or why it may not be ordered. */
export function findRoute(lands: Lands, player: number, { attack, from }: AttackOrder): Route | OrderFault {
  const { places, adjacency } = lands.world;
  const target = places.numberOf(attack);
  if (target === undefined) return 'ORDER_TARGET_UNKNOWN';
  if (lands.owners[target] === player) return 'ORDER_TARGET_OWN';
  const usual = lands.baseFor(player, target);
  if (usual === undefined) return 'ORDER_TARGET_OUT_OF_REACH';
  if (from === undefined || from === places.names[usual]) return { target, base: usual };
  const base = places.numberOf(from);
  if (base === undefined || lands.owners[base] !== player) return 'ORDER_BASE_UNFIT';
  const around = adjacency.get(from) as readonly TerritoryId[];
  return includesSorted(around, attack) ? { target, base } : 'ORDER_BASE_UNFIT';
}

/** Whether a list in rising order holds an id. */
function includesSorted(list: readonly TerritoryId[], id: TerritoryId): boolean {
  let low = 0;
  for (let high = list.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as TerritoryId) < id) low = middle + 1;
    else high = middle;
  }
  return list[low] === id;
}
