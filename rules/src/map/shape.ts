import type { Hex } from '../hex/hex.js';
import { offsetToHex } from '../hex/offset.js';
import type { Words } from './campaign-map.js';
import type { Report, Shape } from './violation.js';

/*
 * Readers of single values. Each gives the value, or undefined after reporting why not, and throws on nothing that
 * JSON can hold.
 */

/** Reads one value found at `where`. */
export type Read<T> = (value: unknown, where: string, report: Report) => T | undefined;

/** Texts out of a file are cut when they are quoted, so that a report stays small whatever the file holds. */
export function quote(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '…';
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}

/** The fields of an object, its own ones only: a field named `constructor` is no surprise then. */
export function readFields(
  value: unknown,
  where: string,
  report: Report,
  expected: Shape = 'object',
): ReadonlyMap<string, unknown> | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return new Map(Object.entries(value));
  }
  report('MAP_SHAPE', where, { expected });
  return undefined;
}

/** The fields of an object that may have these and no others; a field left out reads as undefined. */
export function readObject<Field extends string>(
  value: unknown,
  where: string,
  allowed: readonly Field[],
  report: Report,
  expected: Shape = 'object',
): Readonly<Record<Field, unknown>> | undefined {
  const fields = readFields(value, where, report, expected);
  if (fields === undefined) return undefined;
  const names: readonly string[] = allowed;
  for (const field of fields.keys()) {
    if (!names.includes(field)) report('MAP_FIELD_UNKNOWN', where, { field: quote(field) });
  }
  return Object.fromEntries(allowed.map((field) => [field, fields.get(field)])) as Record<Field, unknown>;
}

/** Each item of a list through `read`, gaps where an item could not be read. */
export function readList<T>(value: unknown, where: string, read: Read<T>, report: Report): (T | undefined)[] {
  if (Array.isArray(value)) {
    return Array.from(value, (item: unknown, index) => read(item, `${where}[${index}]`, report));
  }
  report('MAP_SHAPE', where, { expected: 'list' });
  return [];
}

/** A text with something to read in it. */
export function readText(value: unknown, where: string, report: Report): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  report('MAP_SHAPE', where, { expected: 'text' });
  return undefined;
}

export function readWords(value: unknown, where: string, report: Report): Words | undefined {
  const fields = readObject(value, where, ['en', 'es'], report, 'words');
  if (fields === undefined) return undefined;
  const en = readText(fields.en, `${where}.en`, report);
  const es = readText(fields.es, `${where}.es`, report);
  return en === undefined || es === undefined ? undefined : { en, es };
}

/** One of a closed set. */
export function readChoice<T extends string>(
  value: unknown,
  where: string,
  choices: readonly T[],
  report: Report,
): T | undefined {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) {
    report('MAP_CHOICE_UNKNOWN', where, { found: quote(value), choices: choices.join(', ') });
  }
  return choice;
}

/** A whole number from 1 up. */
export function readCount(value: unknown, where: string, report: Report): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  report('MAP_SHAPE', where, { expected: 'number' });
  return undefined;
}

/** Lower-case words joined by hyphens: ids stand in addresses and in orders. */
export function readId(value: unknown, where: string, report: Report): string | undefined {
  const text = readText(value, where, report);
  if (text === undefined || (text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text))) return text;
  report('MAP_ID_INVALID', where, { id: quote(text) });
  return undefined;
}

/** `[column, row]` as counted in the drawing, both from 0. */
export function readPosition(value: unknown, where: string, report: Report): Hex | undefined {
  if (Array.isArray(value) && value.length === 2) {
    const [col, row] = value as readonly unknown[];
    if (isIndex(col) && isIndex(row)) return offsetToHex({ col, row });
  }
  report('MAP_SHAPE', where, { expected: 'position' });
  return undefined;
}

/** Far beyond any map, and small enough for hex arithmetic to stay exact. */
const farthest = 1_000_000;

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= farthest;
}
