import {
  byId,
  territoryAt,
  type Answer,
  type ConquestState,
  type PlayerId,
  type TurnEvents,
} from '../conquest/conquest-state.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import { fieldArmies } from '../conquest/strength.js';
import type { Choice } from '../conquest/turn-course.js';
import { winningChance } from './battle-odds.js';
import { stake } from './survey.js';

/**
 * A bot's answer to a choice of section 6, by the orders that have been revealed. It meets first who threatens what it can
 * least spare, the weaker of two first. It fights an occupier at even odds or better; the worse they are below that, the
 * higher the die it would need. HOUSE.
 */
export function botAnswer(
  state: ConquestState,
  { orders }: Pick<TurnEvents, 'orders'>,
  choice: Choice,
  roll: RollDie,
): Answer {
  const armies = fieldArmies(state.territories.values(), state.settings, state.bonus);
  const army = (player: PlayerId) => armies.get(player) ?? 0;
  if (choice.kind === 'fightOrWithdraw') {
    const chance = winningChance(army(choice.player), army(choice.occupier));
    const even = winningChance(1, 1);
    return roll() <= Math.round((6 * chance) / even) ? 'fight' : 'withdraw';
  }
  const threat = (player: PlayerId) => {
    const order = orders.get(player);
    return order === undefined || order === 'defend' ? 0 : stake(territoryAt(state, order.attack), state);
  };
  return choice.among
    .map((player) => ({ player, threat: threat(player), army: army(player), die: roll() }))
    .sort((a, b) => b.threat - a.threat || a.army - b.army || a.die - b.die || byId(a.player, b.player))
    .map(({ player }) => player);
}
