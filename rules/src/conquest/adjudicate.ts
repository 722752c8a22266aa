import { settle } from './aftermath.js';
import { arrive, arriveInTurn } from './arrival.js';
import type { ConquestState, PlayerId, TerritoryId, TerritoryState, TurnEvents } from './conquest-state.js';
import { defend } from './defence.js';
import { findRoute, type OrderFault } from './legal-orders.js';
import type { Goal } from './march.js';
import { meet } from './meetings.js';
import { NumberedMap } from './numbered-map.js';
import { orderOfArrival, type RollDie } from './order-of-arrival.js';
import { TurnCourse, type Battle, type Capture, type Choice } from './turn-course.js';
import type { TurnFact } from './turn-log.js';
import { victory, type CampaignEnd } from './victory.js';

/** An order that could not be followed; its player defended instead. */
export interface IllegalOrder {
  readonly player: PlayerId;
  readonly code: OrderFault;
}

export interface Adjudication {
  readonly battles: readonly Battle[];
  /** Keys of results whose battle does not occur; they changed nothing. */
  readonly ignored: readonly string[];
  readonly illegal: readonly IllegalOrder[];
  readonly choices: readonly Choice[];
  readonly done: boolean;
  readonly captures: readonly Capture[];
  /** Who is out, this turn or since earlier: after the turn when it is done, else before it. The same goes for what follows. */
  readonly eliminated: readonly PlayerId[];
  readonly campaign: CampaignEnd;
  readonly territories: ReadonlyMap<TerritoryId, TerritoryState>;
  readonly armies: ReadonlyMap<PlayerId, number>;
  readonly log: readonly TurnFact[];
}

/**
 * Plays a turn from its start as far as the results and answers so far carry it (rules R1 to R13). The same input gives
 * the same output, so a correction is nothing but another run.
 */
export function adjudicate(state: ConquestState, events: TurnEvents, roll: RollDie): Adjudication {
  const course = new TurnCourse(state, events);
  const illegal = followOrders(course);
  meet(course);
  const goals = course.goals();
  const undefended = goals
    .filter(({ arrivals, awaited }) => arrivals !== undefined || awaited)
    .map((goal) => {
      const { owner, id: territory, arrivals = [] } = goal;
      if (owner?.stands) course.tell({ code: 'OWNER_AWAY', rule: 'R8', player: owner.player, territory });
      return { goal, queue: orderOfArrival(course, goal, arrivals, roll) };
    });
  const passed = undefended.filter(({ goal, queue }) => arriveInTurn(course, goal, queue) === 'over');
  for (const army of course.armies) {
    if (army.assailants !== undefined) defend(course, army, army.assailants);
  }
  for (const { goal } of passed) if (goal.late !== undefined) arrive(course, goal, goal.late);
  return conclude(course, goals, illegal);
}

/** O1, O3: sends out those who attack; all others defend. The orders that could not be followed. */
function followOrders(course: TurnCourse): IllegalOrder[] {
  const { lands, armies, events } = course;
  const { repeated, stoodIn } = events;
  const illegal: IllegalOrder[] = [];
  const refuse = (player: PlayerId, fault: OrderFault) => {
    illegal.push({ player, code: fault });
    course.tell({ code: 'ORDER_REPLACED', rule: 'O3', player, fault });
  };
  for (const army of armies) {
    const { player, stands, order } = army;
    const wanted = order === undefined || order === 'defend' ? {} : order;
    if (stands && repeated?.has(player))
      course.tell({ code: 'ORDER_REPEATED', rule: 'O3', player, ...wanted });
    if (stoodIn?.has(player)) course.tell({ code: 'ORDER_BY_BOT', rule: 'O3', player, ...wanted });
    if (order === undefined) {
      if (stands) course.tell({ code: 'ORDER_MISSING', rule: 'O3', player });
    } else if (!stands) {
      refuse(player, 'ORDER_PLAYER_ELIMINATED');
    } else if (order !== 'defend') {
      const route = findRoute(lands, army.number, order);
      if (typeof route === 'string') refuse(player, route);
      else army.march = { army, goal: course.goal(route.target), base: route.base };
    }
  }
  return illegal;
}

function conclude(
  course: TurnCourse,
  goals: readonly Goal[],
  illegal: readonly IllegalOrder[],
): Adjudication {
  const { state, done } = course;
  const lands = done ? settle(course, goals) : course.lands;
  const changed = lands !== course.lands;
  const points = lands.armies(state);
  const standing = state.players.filter((_, number) => points[number] !== undefined);
  return {
    campaign: done ? victory(course, lands, standing) : { over: false, winners: [] },
    battles: course.battles,
    ignored: course.ignored(),
    illegal,
    choices: course.choices,
    done,
    captures: course.captures,
    eliminated: state.players.filter((_, number) => points[number] === undefined),
    territories: changed ? lands : state.territories,
    armies: new NumberedMap(
      lands.world.players,
      points.map((army = 0) => army),
    ),
    log: course.log,
  };
}
