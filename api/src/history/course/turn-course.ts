import { checkAttack, type ConquestState, standingPlayers, type TurnFact } from '@pelagonia/rules';
import type { NameOf } from '../../campaigns/journal/describe-entry.js';
import type { AdjudicatedTurn } from '../../turns/turn-adjudication.js';
import type { CourseLineModel, MarchModel, TurnCourseModel } from './course.models.js';

/** An adjudication for people who watch it. */
export function turnCourse(
  state: ConquestState,
  { adjudication, events }: AdjudicatedTurn,
  nameOf: NameOf,
): TurnCourseModel {
  const standing = standingPlayers(state.territories.values());
  const seats = state.players.filter((seat) => standing.has(seat));
  return {
    marches: seats.map((seat) => marchOf(state, seat, events.orders.get(seat))),
    log: adjudication.log.map((fact) => lineOf(fact, nameOf)),
    captures: adjudication.captures.map(({ territory, from, to, how, rule }) => ({
      territory,
      from: from ?? null,
      to,
      how,
      rule,
    })),
    eliminated: adjudication.eliminated.filter((seat) => standing.has(seat)),
    done: adjudication.done,
  };
}

type Ordered = AdjudicatedTurn['events']['orders'] extends ReadonlyMap<string, infer Order> ? Order : never;

function marchOf(state: ConquestState, seat: string, order: Ordered | undefined): MarchModel {
  if (order === undefined || order === 'defend') return { seat, attack: null, from: null, fault: null };
  const checked = checkAttack(state, seat, order);
  if ('fault' in checked) return { seat, attack: null, from: null, fault: checked.fault };
  return { seat, attack: order.attack, from: checked.from, fault: null };
}

function lineOf({ code, rule, ...parameters }: TurnFact, nameOf: NameOf): CourseLineModel {
  const { player, other, players, territory } = parameters as Readonly<Record<string, unknown>>;
  const seats = [player, other, ...(typeof players === 'string' ? players.split(', ') : [])];
  return {
    code,
    rule,
    seats: [...new Set(seats.filter((seat): seat is string => typeof seat === 'string'))],
    territory: typeof territory === 'string' ? territory : null,
    told: { code, rule, parameters: { ...parameters, fact: true } },
    nameOf,
  };
}
