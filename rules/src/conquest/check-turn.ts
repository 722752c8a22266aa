import { quote } from '../map/shape.js';
import { byId, type ConquestState, type PlayerId, type TurnEvents } from './conquest-state.js';
import { numbered } from './lands.js';
import { repeatOrders } from './missing-orders.js';
import { readAnswers, readOrders, readResults } from './read-events.js';
import { readLinks, readTerritories } from './read-ground.js';
import { readSettings } from './read-settings.js';
import type { TurnFaultReport, TurnViolation } from './turn-fault.js';
import { isAbsent, readEntries, readItems, readNumber, readRecord } from './turn-shape.js';

/** Where the dice of a turn come from: they were rolled at the table, or follow from a seed. */
export type DiceSource = { readonly dice: readonly number[] } | { readonly seed: string };

export interface CheckedTurnInput {
  readonly state: ConquestState;
  readonly events: TurnEvents;
  readonly source: DiceSource;
}

export type CheckedTurn =
  | ({ readonly ok: true } & CheckedTurnInput)
  | { readonly ok: false; readonly violations: readonly TurnViolation[] };

const fields = [
  'territories',
  'links',
  'settings',
  'turn',
  'orders',
  'previousOrders',
  'battlesWon',
  'bonus',
  'results',
  'answers',
  'dice',
  'seed',
] as const;

/**
 * The door between the JSON of a turn and the adjudicator: a legal state with what has happened so far, or the list of all
 * faults. It throws on nothing that JSON can hold and takes time in proportion to the input.
 */
export function checkTurn(input: unknown): CheckedTurn {
  const violations: TurnViolation[] = [];
  const report: TurnFaultReport = (code, where, parameters) => {
    violations.push({ code, where, parameters } as TurnViolation);
  };
  const given = readRecord(input, '', fields, report);
  if (given === undefined) return { ok: false, violations };
  const settings = readSettings(given.settings, 'settings', report);
  const territories = readTerritories(given.territories, settings, report);
  const adjacency = readLinks(given.links, territories, report);
  const turn = given.turn === undefined ? 1 : readNumber(given.turn, 'turn', 1, report);
  const orders = readOrders(given.orders, 'orders', report);
  const previous = readOrders(given.previousOrders, 'previousOrders', report);
  const battlesWon = readCounts(given.battlesWon, 'battlesWon', report);
  const bonus = readCounts(given.bonus, 'bonus', report);
  const results = readResults(given.results, report);
  const answers = readAnswers(given.answers, report);
  const source = readDice(given.dice, given.seed, report);
  const owners = [...territories.values()].flatMap(({ owner }) => (owner === undefined ? [] : [owner]));
  const players = [...new Set([...owners, ...orders.keys()])].sort(byId);
  if (violations.length > 0 || turn === undefined) return { ok: false, violations };
  const state = numbered({ turn, settings, territories, adjacency, players, battlesWon, bonus });
  const events = { orders, results, answers };
  return { ok: true, state, events: repeatOrders(state, events, previous), source };
}

/** A number for each of some players. */
function readCounts(value: unknown, where: string, report: TurnFaultReport): Map<PlayerId, number> {
  const entries = isAbsent(value) ? [] : (readEntries(value, where, report) ?? []);
  return new Map(
    entries.map(([player, count]) => [
      player,
      readNumber(count, `${where}.${quote(player)}`, 0, report) ?? 0,
    ]),
  );
}

function readDice(dice: unknown, seed: unknown, report: TurnFaultReport): DiceSource {
  if (!isAbsent(dice) && !isAbsent(seed)) report('TURN_DICE_TWICE', '', {});
  if (typeof seed === 'string' && seed !== '') return { seed };
  if (!isAbsent(seed)) report('TURN_SHAPE', 'seed', { expected: 'text' });
  const rolled = isAbsent(dice) ? [] : readItems(dice, 'dice', report);
  for (const [index, die] of rolled.entries()) {
    if (!Number.isInteger(die) || Number(die) < 1 || Number(die) > 6) {
      report('TURN_DIE_INVALID', `dice[${index}]`, { found: quote(die) });
    }
  }
  return { dice: rolled.map(Number) };
}
