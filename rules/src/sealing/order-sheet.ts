import type { Answer, Order, PlayerId } from '../conquest/conquest-state.js';
import type { Choice } from '../conquest/turn-course.js';
import { canonicalLine, readCanonicalLine, type Field } from './canonical-line.js';

/** O5: answers left with the order, so that the turn need not wait for their author. HOUSE. */
export interface StandingAnswers {
  /** R4: whom to fight first among those who may attack, the first before the second. Empty: no answer. */
  readonly fightFirst: readonly PlayerId[];
  /** R6: what to do when another has taken the target already. */
  readonly ifTaken?: 'fight' | 'withdraw';
}

/** All that a player seals in a turn. */
export interface OrderSheet {
  readonly order: Order;
  readonly standing: StandingAnswers;
}

/** A sheet with nothing but the order on it. */
export function sheetOf(order: Order): OrderSheet {
  return { order, standing: { fightFirst: [] } };
}

/**
 * The standing answer to a choice, if the sheet has one. SILENT: attackers whom the list does not name are fought after
 * those whom it names, in the order in which the choice lists them; a list that names none of them answers nothing.
 */
export function standingAnswer({ fightFirst, ifTaken }: StandingAnswers, choice: Choice): Answer | undefined {
  if (choice.kind === 'fightOrWithdraw') return ifTaken;
  const attackers = new Set(choice.among);
  const named = [...new Set(fightFirst)].filter((player) => attackers.has(player));
  if (named.length === 0) return undefined;
  return [...new Set([...named, ...choice.among])];
}

/**
 * A sheet as the one line that stands for it: `["pelagonia-order",1,order,fightFirst,ifTaken]`, where the order is
 * `["defend"]`, `["attack",target]` or `["attack",target,from]`, `fightFirst` is a list of players and `ifTaken` is
 * `"fight"`, `"withdraw"` or `null`.
 */
export function formatSheet(sheet: OrderSheet): string {
  return canonicalLine(sheetFields(sheet));
}

/** The sheet that a line stands for, or undefined if no sheet is written like that. Never throws; linear time. */
export function parseSheet(line: string): OrderSheet | undefined {
  return readSheetFields(readCanonicalLine(line));
}

/** A sheet as it stands in its own line, or inside another. */
export function sheetFields({ order, standing }: OrderSheet): readonly Field[] {
  return ['pelagonia-order', 1, orderFields(order), standing.fightFirst, standing.ifTaken ?? null];
}

function orderFields(order: Order): readonly Field[] {
  if (order === 'defend') return ['defend'];
  return order.from === undefined ? ['attack', order.attack] : ['attack', order.attack, order.from];
}

/** Reads what `sheetFields` wrote. */
export function readSheetFields(fields: unknown): OrderSheet | undefined {
  if (!Array.isArray(fields) || fields.length !== 5) return undefined;
  const [name, version, orderPart, fightFirst, ifTaken] = fields as readonly unknown[];
  const order = readOrder(orderPart);
  if (name !== 'pelagonia-order' || version !== 1 || order === undefined || !isTexts(fightFirst))
    return undefined;
  if (ifTaken === null) return { order, standing: { fightFirst } };
  return ifTaken === 'fight' || ifTaken === 'withdraw'
    ? { order, standing: { fightFirst, ifTaken } }
    : undefined;
}

function readOrder(fields: unknown): Order | undefined {
  if (!isTexts(fields)) return undefined;
  const [verb, attack, from] = fields;
  if (verb === 'defend' && fields.length === 1) return 'defend';
  if (verb !== 'attack' || attack === undefined || fields.length > 3) return undefined;
  return from === undefined ? { attack } : { attack, from };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
