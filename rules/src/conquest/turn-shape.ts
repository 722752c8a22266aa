import { quote } from '../map/shape.js';
import { nobody } from './turn-course.js';
import type { TurnFaultReport, TurnShape } from './turn-fault.js';

/* Readers of single values, as for maps: each gives the value, or undefined after reporting why not. */

/** What may be absent may also be null, as the output writes it. */
export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

/** The fields of an object, its own ones only; none where there is nothing. */
export function readEntries(
  value: unknown,
  where: string,
  report: TurnFaultReport,
  expected: TurnShape = 'object',
): readonly (readonly [string, unknown])[] | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  report('TURN_SHAPE', where, { expected });
  return undefined;
}

/** The fields of an object that may have these and no others. */
export function readRecord<Field extends string>(
  value: unknown,
  where: string,
  allowed: readonly Field[],
  report: TurnFaultReport,
  expected: TurnShape = 'object',
): Readonly<Partial<Record<Field, unknown>>> | undefined {
  const entries = readEntries(value, where, report, expected);
  if (entries === undefined) return undefined;
  const names: readonly string[] = allowed;
  for (const [field] of entries) {
    if (!names.includes(field)) report('TURN_FIELD_UNKNOWN', where, { field: quote(field) });
  }
  return Object.fromEntries(entries.filter(([field]) => names.includes(field))) as Record<Field, unknown>;
}

export function readItems(value: unknown, where: string, report: TurnFaultReport): readonly unknown[] {
  if (Array.isArray(value)) return Array.from(value as unknown[]);
  report('TURN_SHAPE', where, { expected: 'list' });
  return [];
}

/** Names of players and territories stand in the keys of battles, whose signs they must not hold. */
export function readName(value: unknown, where: string, report: TurnFaultReport): string | undefined {
  if (typeof value !== 'string') {
    report('TURN_SHAPE', where, { expected: 'text' });
    return undefined;
  }
  if (value.trim() !== '' && value.length <= 60 && value !== nobody && !/[:>+,\p{Cc}]/u.test(value))
    return value;
  report('TURN_ID_INVALID', where, { id: quote(value) });
  return undefined;
}

/** A whole number from `least` up. */
export function readNumber(
  value: unknown,
  where: string,
  least: 0 | 1,
  report: TurnFaultReport,
): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
    return value;
  report('TURN_SHAPE', where, { expected: least === 1 ? 'count' : 'points' });
  return undefined;
}

/** Far beyond any campaign, and small enough for sums to stay exact. */
const most = 1_000_000_000;

export function readFlag(value: unknown, where: string, report: TurnFaultReport): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  report('TURN_SHAPE', where, { expected: 'flag' });
  return false;
}

export function readOneOf<T extends string>(
  value: unknown,
  where: string,
  choices: readonly T[],
  report: TurnFaultReport,
): T | undefined {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) {
    report('TURN_CHOICE_UNKNOWN', where, { found: quote(value), choices: choices.join(', ') });
  }
  return choice;
}
