import { quote } from '../map/shape.js';
import type { Answer, BattleOutcome, Order, PlayerId } from './conquest-state.js';
import type { TurnFaultReport } from './turn-fault.js';
import { isAbsent, readEntries, readItems, readName, readOneOf, readRecord } from './turn-shape.js';

function entriesOf(value: unknown, where: string, report: TurnFaultReport) {
  return isAbsent(value) ? [] : (readEntries(value, where, report) ?? []);
}

/** What each player ordered. Whether he may is the adjudicator's business: an illegal order stops no turn. */
export function readOrders(value: unknown, where: string, report: TurnFaultReport): Map<PlayerId, Order> {
  const orders = new Map<PlayerId, Order>();
  for (const [name, given] of entriesOf(value, where, report)) {
    const here = `${where}.${quote(name)}`;
    const player = readName(name, here, report);
    const order = isAbsent(given) ? undefined : readOrder(given, here, report);
    if (player !== undefined && order !== undefined) orders.set(player, order);
  }
  return orders;
}

function readOrder(value: unknown, where: string, report: TurnFaultReport): Order | undefined {
  if (value === 'defend') return value;
  const given = readRecord(value, where, ['attack', 'from'], report, 'order');
  if (given === undefined) return undefined;
  const { attack, from } = given;
  if (typeof attack !== 'string' || !(isAbsent(from) || typeof from === 'string')) {
    report('TURN_SHAPE', where, { expected: 'order' });
    return undefined;
  }
  return isAbsent(from) ? { attack } : { attack, from };
}

/** The two sides that the key of a battle names, or nothing for what is no such key. */
const battleKey =
  /^(?:meeting:([^:>+,]+)\+([^:>+,]+)|(?:field|siege|assault|contest):[^:>+,]+:([^:>+,]+)>([^:>+,]+))$/;

/** How battles ended. HOUSE: a winner who is on neither side of the battle is a fault. */
export function readResults(value: unknown, report: TurnFaultReport): Map<string, BattleOutcome> {
  const results = new Map<string, BattleOutcome>();
  for (const [key, given] of entriesOf(value, 'results', report)) {
    const where = `results.${quote(key)}`;
    const outcome = readOutcome(given, where, report);
    if (outcome === undefined) continue;
    const sides = battleKey.exec(key)?.slice(1);
    if (sides !== undefined && 'winner' in outcome && !sides.includes(outcome.winner)) {
      report('TURN_WINNER_STRANGER', where, { winner: quote(outcome.winner) });
    }
    results.set(key, outcome);
  }
  return results;
}

function readOutcome(value: unknown, where: string, report: TurnFaultReport): BattleOutcome | undefined {
  const given = readRecord(value, where, ['winner', 'draw'], report);
  if (given === undefined) return undefined;
  const { winner, draw } = given;
  if (typeof winner === 'string' && (isAbsent(draw) || draw === false)) return { winner };
  if (isAbsent(winner) && draw === true) return { draw };
  report('TURN_OUTCOME_UNCLEAR', where, {});
  return undefined;
}

/** What was answered to the choices of the turn; answers to choices that do not come up change nothing. */
export function readAnswers(value: unknown, report: TurnFaultReport): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const [key, given] of entriesOf(value, 'answers', report)) {
    const where = `answers.${quote(key)}`;
    if (key.startsWith('order:')) {
      answers.set(key, readQueue(given, where, report));
    } else if (key.startsWith('contest:')) {
      const answer = readOneOf(given, where, ['fight', 'withdraw'], report);
      if (answer !== undefined) answers.set(key, answer);
    } else {
      report('TURN_ANSWER_UNKNOWN', where, { answer: quote(key) });
    }
  }
  return answers;
}

function readQueue(value: unknown, where: string, report: TurnFaultReport): PlayerId[] {
  return readItems(value, where, report).flatMap((item, index) => {
    const player = readName(item, `${where}[${index}]`, report);
    return player === undefined ? [] : [player];
  });
}
