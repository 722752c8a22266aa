import { adjudicate, type Adjudication } from '../conquest/adjudicate.js';
import { battlesWonAfter } from '../conquest/battles-won.js';
import type {
  Answer,
  BattleOutcome,
  ConquestState,
  PlayerId,
  TurnEvents,
} from '../conquest/conquest-state.js';
import { standingPlayers } from '../conquest/legal-orders.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import type { Battle } from '../conquest/turn-course.js';
import { defenceStrength } from '../bots/battle-odds.js';
import { botAnswer } from '../bots/bot-answer.js';
import { botOrders } from '../bots/bot-order.js';
import { diceFrom, numberStream, type NumberStream } from './fast-dice.js';

/** How a campaign of bots went. */
export interface PlayedCampaign {
  /** R13: several share the victory; none: nobody was left. */
  readonly winners: readonly PlayerId[];
  readonly turns: number;
  readonly battles: number;
}

/** Plays a campaign to its end with bots in every seat. Its settings must have a turn limit, or it may never end. */
export function playCampaign(start: ConquestState, numbers: NumberStream): PlayedCampaign {
  let state = start;
  let battles = 0;
  for (;;) {
    const { adjudication, results } = playTurnOut(state, numbers);
    battles += adjudication.battles.length;
    const { over, winners } = adjudication.campaign;
    if (over) return { winners, turns: state.turn - start.turn + 1, battles };
    state = stateAfter(state, adjudication, results);
  }
}

/** One turn: orders, and then the battles and choices that are open, as often as others follow from them. */
function playTurnOut(
  state: ConquestState,
  numbers: NumberStream,
): { adjudication: Adjudication; results: TurnEvents['results'] } {
  const roll = diceFrom(numbers);
  const orders = botOrders(state, standingPlayers(state.territories.values()), roll);
  const results = new Map<string, BattleOutcome>();
  const answers = new Map<string, Answer>();
  const events = { orders, results, answers };
  // Every run through the turn must see the same dice.
  const arrivals = numbers();
  for (;;) {
    const adjudication = adjudicate(state, events, diceFrom(numberStream(arrivals)));
    if (adjudication.done) return { adjudication, results };
    for (const battle of adjudication.battles) {
      if (battle.status === 'ready') results.set(battle.key, fightBattle(battle, roll));
    }
    for (const choice of adjudication.choices) {
      answers.set(choice.key, botAnswer(state, events, choice, roll));
    }
  }
}

/** A battle by the model of `battle-odds`. */
export function fightBattle(
  { attacker, defender }: Pick<Battle, 'attacker' | 'defender'>,
  roll: RollDie,
): BattleOutcome {
  const attack = attacker.points * (roll() + roll());
  const defence = defenceStrength(defender.points, defender.garrison) * (roll() + roll());
  if (attack === defence) return { draw: true };
  return { winner: attack > defence ? attacker.player : defender.player };
}

/** The state the next turn begins with, once a turn is done. */
export function stateAfter(
  state: ConquestState,
  { battles, territories }: Adjudication,
  results: TurnEvents['results'],
): ConquestState {
  const battlesWon = battlesWonAfter(state, battles, results);
  const { turn, settings, adjacency, players, bonus } = state;
  const next = { turn: turn + 1, settings, territories, adjacency, players, battlesWon };
  return bonus === undefined ? next : { ...next, bonus };
}
