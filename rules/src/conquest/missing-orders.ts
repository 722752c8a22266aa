import type { ConquestState, Order, PlayerId, TurnEvents } from './conquest-state.js';
import { landsOf } from './lands.js';
import { findRoute } from './legal-orders.js';

/**
 * O3 with `missingOrder` set to `repeat`: who gave no order repeats his last one. HOUSE: an attack that is no longer
 * possible is not repeated, and he defends.
 */
export function repeatOrders(
  state: ConquestState,
  events: TurnEvents,
  previous: ReadonlyMap<PlayerId, Order>,
): TurnEvents {
  if (state.settings.missingOrder !== 'repeat') return events;
  const lands = landsOf(state);
  const orders = new Map(events.orders);
  const repeated = new Set<PlayerId>();
  for (const [number, player] of state.players.entries()) {
    const last = previous.get(player);
    if (last === undefined || orders.has(player)) continue;
    if (last !== 'defend' && typeof findRoute(lands, number, last) === 'string') continue;
    orders.set(player, last);
    repeated.add(player);
  }
  return { ...events, orders, repeated };
}
