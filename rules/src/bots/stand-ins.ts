import type { ConquestState, PlayerId, TurnEvents } from '../conquest/conquest-state.js';
import { standingPlayers } from '../conquest/legal-orders.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import { botOrders } from './bot-order.js';

/**
 * O3 with `missingOrder` set to `bot`: a bot orders for everybody who still plays and gave no order, in alphabetical order
 * of players, two dice each, before any other die of the turn is rolled. HOUSE: `held` names those for whom a bot orders
 * whatever the setting, since nobody plays them.
 */
export function standIns(
  state: ConquestState,
  events: TurnEvents,
  roll: RollDie,
  held: ReadonlySet<PlayerId> = new Set(),
): TurnEvents {
  const everybody = state.settings.missingOrder === 'bot';
  if (!everybody && held.size === 0) return events;
  const standing = standingPlayers(state.territories.values());
  const absent = state.players.filter(
    (player) => standing.has(player) && !events.orders.has(player) && (everybody || held.has(player)),
  );
  const orders = new Map([...events.orders, ...botOrders(state, absent, roll)]);
  return { ...events, orders, stoodIn: new Set(absent) };
}
