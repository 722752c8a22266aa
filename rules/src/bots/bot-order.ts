import {
  territoryAt,
  type ConquestState,
  type Order,
  type PlayerId,
  type TerritoryId,
  type TerritoryState,
} from '../conquest/conquest-state.js';
import { legalTargets } from '../conquest/legal-orders.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import { defenceStrength, winningChance } from './battle-odds.js';
import { prize, stake, surveyOf, type Survey } from './survey.js';

/** How often a bot expects an owner to be at home, and a rival who could come to come. */
const atHome = 1 / 2;
const comes = 1 / 3;

interface Plan {
  readonly order: Order;
  readonly value: number;
}

/**
 * The order of a bot: it takes what is open, goes for what is weakly held, and stays at home when more is at stake there
 * than there is to win. It knows what everybody knows and rolls two dice, always two: the first is its mood (1: against
 * the leader, 2: cautious, 6: its second thought), and both decide between plans of equal value. HOUSE.
 */
export function botOrder(state: ConquestState, player: PlayerId, roll: RollDie): Order {
  return orderBySurvey(state, player, roll, surveyOf(state));
}

/** The orders of several bots, each as `botOrder` would give it, in the order in which they are named. */
export function botOrders(
  state: ConquestState,
  players: Iterable<PlayerId>,
  roll: RollDie,
): Map<PlayerId, Order> {
  const survey = surveyOf(state);
  const orders = new Map<PlayerId, Order>();
  for (const player of players) orders.set(player, orderBySurvey(state, player, roll, survey));
  return orders;
}

function orderBySurvey(state: ConquestState, player: PlayerId, roll: RollDie, survey: Survey): Order {
  const mood = roll();
  const chance = tieBreaker(mood, roll(), state.turn);
  const hunted = mood === 1 ? survey.leader : undefined;
  const plans: Plan[] = [{ order: 'defend', value: danger(state, player, survey) * (mood === 2 ? 2 : 1) }];
  for (const { attack, from } of legalTargets(state, player)) {
    const target = territoryAt(state, attack);
    const value = prize(target, state) * successChance(player, target, survey);
    const doubled = hunted !== undefined && target.owner === hunted;
    plans.push({ order: { attack, from: from[0] as TerritoryId }, value: doubled ? 2 * value : value });
  }
  const best = bestOf(plans, chance);
  const second =
    mood === 6
      ? bestOf(
          plans.filter((plan) => plan.value < best.value),
          chance,
        )
      : best;
  // A second thought is followed only while it is nearly as good.
  return (second.value * 2 > best.value ? second : best).order;
}

const idle: Plan = { order: 'defend', value: 0 };

/**
 * Plans come by the id of their targets, and one die falls unevenly on four or five of them: bots would march on the
 * places that come first in the alphabet, and a map alike for all would not be fair. Both dice together fall all but
 * evenly, and the turn moves on what is left.
 */
function tieBreaker(mood: number, die: number, turn: number): number {
  return 6 * (mood - 1) + die - 1 + turn;
}

function bestOf(plans: readonly Plan[], chance: number): Plan {
  const most = plans.reduce((so, { value }) => Math.max(so, value), 0);
  const best = plans.filter(({ value }) => value === most);
  return best[chance % Math.max(1, best.length)] ?? idle;
}

function successChance(player: PlayerId, target: TerritoryState, { armies }: Survey): number {
  const army = armies.get(player) ?? 0;
  const { owner, garrison } = target;
  const unguarded = garrison > 0 ? winningChance(army, defenceStrength(garrison, garrison)) : 1;
  if (owner === undefined) return unguarded;
  const guarded = winningChance(army, defenceStrength((armies.get(owner) ?? 0) + garrison, garrison));
  return atHome * guarded + (1 - atHome) * unguarded;
}

/** What staying at home saves, at the place where it saves most: nothing where nobody can come. */
function danger(state: ConquestState, player: PlayerId, { armies }: Survey): number {
  const own = armies.get(player) ?? 0;
  let most = 0;
  for (const territory of state.territories.values()) {
    if (territory.owner !== player) continue;
    const army = strongestNeighbour(state, territory, armies);
    if (army === 0) continue;
    const { garrison } = territory;
    const lostAway = garrison > 0 ? winningChance(army, defenceStrength(garrison, garrison)) : 1;
    const lostAtHome = winningChance(army, defenceStrength(own + garrison, garrison));
    most = Math.max(most, comes * stake(territory, state) * (lostAway - lostAtHome));
  }
  return most;
}

function strongestNeighbour(
  { adjacency, territories }: ConquestState,
  { id, owner }: TerritoryState,
  armies: Survey['armies'],
): number {
  let strongest = 0;
  for (const neighbour of adjacency.get(id) ?? []) {
    const rival = territories.get(neighbour)?.owner;
    if (rival !== undefined && rival !== owner) strongest = Math.max(strongest, armies.get(rival) ?? 0);
  }
  return strongest;
}
