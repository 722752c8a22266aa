import type { Words } from '../map/campaign-map.js';
import { quote } from '../map/shape.js';
import type { Report, ValueShape } from './fault.js';
import type { JsonSchema } from './json-schema.js';

/*
 * Readers of outside data, to be put together as a document is. They throw on nothing that JSON can hold, take time in
 * proportion to the document, and report every fault with its place. Each also says, as a JSON Schema, what it accepts;
 * so the schemas that editors use are put together by the same hands and cannot drift.
 */

/** What was read of a T: gaps are where a fault has been reported. With no fault at all it is a T. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Draft<T[Field]> | undefined }
    : T;

interface Described {
  /** What it accepts, as far as a JSON Schema can say it. */
  readonly schema: JsonSchema;
  /** Whether the field may be left out. */
  readonly mayBeAbsent?: boolean;
}

type ReadFunction<Result> = (value: unknown, where: string, report: Report) => Result;

/** Reads the value found at `where`; undefined only after a report, or for an optional field left out. */
export interface Read<T> extends ReadFunction<Draft<T> | undefined>, Described {}

/** A reader that always has something to show, be it a draft full of gaps. */
export interface ReadFields<T> extends ReadFunction<Draft<T>>, Described {}

/** A reader made of what it accepts and how it reads. */
export function reader<Result>(
  schema: JsonSchema,
  read: ReadFunction<Result>,
): ReadFunction<Result> & Described {
  return Object.assign(read, { schema });
}

/** The same reader under a hint that editors show to who writes the field. */
export function hinted<T>(description: string, read: Read<T>): Read<T> {
  return Object.assign(read.bind(undefined) as ReadFunction<Draft<T> | undefined>, {
    ...(read.mayBeAbsent === true && { mayBeAbsent: true }),
    schema: { ...read.schema, description },
  });
}

function misshapen(report: Report, where: string, expected: ValueShape): undefined {
  report('INPUT_SHAPE', where, { expected });
}

export function within(where: string, field: string): string {
  return where === '' ? field : `${where}.${field}`;
}

export function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields and no others. Its own fields only: one named `constructor` is no surprise then. */
export function object<T extends object>(fields: {
  readonly [Field in keyof T]-?: Read<T[Field]>;
}): ReadFields<T> {
  const readers = new Map(Object.entries(fields) as [string, Read<unknown>][]);
  return reader(objectSchema(readers), (value, where, report) => {
    if (!isFields(value)) {
      misshapen(report, where, 'object');
      return {} as Draft<T>;
    }
    const found = new Map<string, unknown>(Object.entries(value));
    for (const field of found.keys()) {
      if (!readers.has(field)) report('INPUT_FIELD_UNKNOWN', where, { field: quote(field) });
    }
    const draft: [string, unknown][] = [];
    for (const [field, read] of readers) {
      const inner = read(found.get(field), within(where, field), report);
      if (inner !== undefined) draft.push([field, inner]);
    }
    return Object.fromEntries(draft) as Draft<T>;
  });
}

function objectSchema(readers: ReadonlyMap<string, Read<unknown>>): JsonSchema {
  const required = [...readers].filter(([, read]) => read.mayBeAbsent !== true).map(([field]) => field);
  return {
    type: 'object',
    properties: Object.fromEntries([...readers].map(([field, read]) => [field, read.schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** A whole file: an object that may also say, as editors ask it to, by which schema it is written. */
export function file<T extends object>(fields: {
  readonly [Field in keyof T]-?: Read<T[Field]>;
}): ReadFields<T> {
  const read = object({ $schema: optional(text), ...fields } as typeof fields);
  return reader(read.schema, (value, where, report) => {
    const { $schema: _, ...draft } = read(value, where, report) as Draft<T> & { $schema?: string };
    return draft as Draft<T>;
  });
}

/** An object of one of several kinds, told apart by its field `kind`. */
export function kinds<T extends { readonly kind: string }>(variants: {
  readonly [Kind in T['kind']]: Read<Extract<T, { kind: Kind }>>;
}): Read<T> {
  const readers = new Map(Object.entries(variants) as [string, Read<T>][]);
  const schema = { anyOf: [...readers.values()].map((read) => read.schema) };
  return reader(schema, (value, where, report) => {
    if (!isFields(value)) return misshapen(report, where, 'object');
    const kind = new Map<string, unknown>(Object.entries(value)).get('kind');
    const read = readers.get(String(typeof kind === 'string' && kind));
    if (read !== undefined) return read(value, where, report);
    const choices = [...readers.keys()].join(', ');
    report('INPUT_CHOICE_UNKNOWN', within(where, 'kind'), { found: quote(kind), choices });
    return undefined;
  });
}

/** A list; what cannot be read of it is left out. */
export function list<T>(read: Read<T>): Read<readonly T[]> {
  return reader({ type: 'array', items: read.schema }, (value, where, report) => {
    if (!Array.isArray(value)) return misshapen(report, where, 'list');
    const items: Draft<T>[] = [];
    value.forEach((item: unknown, index) => {
      const one = read(item, `${where}[${index}]`, report);
      if (one !== undefined) items.push(one);
    });
    return items as unknown as Draft<readonly T[]>;
  });
}

/** Two numbers in a list, such as a place on a table. */
export function pair(number: Read<number>): Read<readonly [number, number]> {
  const schema = { type: 'array', items: number.schema, minItems: 2, maxItems: 2 };
  return reader(schema, (value, where, report) => {
    if (!Array.isArray(value) || value.length !== 2) return misshapen(report, where, 'pair');
    const [first, second] = [0, 1].map((index) => number(value[index], `${where}[${index}]`, report));
    return first === undefined || second === undefined ? undefined : [first, second];
  });
}

/** A field that may be left out. */
export function optional<T>(read: Read<T>): Read<T | undefined> {
  const orNothing = reader(read.schema, (value, where, report) =>
    value === undefined ? undefined : read(value, where, report),
  );
  return Object.assign(orNothing, { mayBeAbsent: true }) as Read<T | undefined>;
}

/** A field that reads as `usual` when it is left out. */
export function otherwise<T>(usual: Draft<T>, read: Read<T>): Read<T> {
  const orUsual = reader({ ...read.schema, default: usual }, (value, where, report) =>
    value === undefined ? usual : read(value, where, report),
  );
  return Object.assign(orUsual, { mayBeAbsent: true });
}

/** A text with something to read in it. */
export const text: Read<string> = reader({ type: 'string', pattern: '\\S' }, (value, where, report) =>
  typeof value === 'string' && value.trim() !== '' ? value : misshapen(report, where, 'text'),
);

/** The same, no longer than a line of so many characters. */
export function textUpTo(most: number): Read<string> {
  return reader({ ...text.schema, maxLength: most }, (value, where, report) => {
    const found = text(value, where, report);
    if (found === undefined || found.length <= most) return found;
    report('INPUT_TEXT_LONG', where, { most });
    return undefined;
  }) as Read<string>;
}

export const words: Read<Words> = object<Words>({ en: text, es: text });

export const flag = reader({ type: 'boolean' }, (value, where, report) =>
  typeof value === 'boolean' ? value : misshapen(report, where, 'flag'),
) as Read<boolean>;

/** A whole number between two bounds, both allowed. */
export function whole(least: number, most: number): Read<number> {
  return reader({ type: 'integer', minimum: least, maximum: most }, (value, where, report) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
      return value + 0;
    }
    report('INPUT_NUMBER', where, { least, most });
    return undefined;
  });
}

/** Points of a unit, an item or an army: far beyond any table, and small enough for sums to stay exact. */
export const points: Read<number> = whole(0, 1_000_000);

/** The agreed size of an army. */
export const armySize: Read<number> = whole(1, 1_000_000);

/** One of a closed set. */
export function choice<T extends string>(choices: readonly T[]): Read<T> {
  return reader({ enum: choices }, (value, where, report) => {
    const found = choices.find((one) => one === value);
    if (found === undefined) {
      report('INPUT_CHOICE_UNKNOWN', where, { found: quote(value), choices: choices.join(', ') });
    }
    return found;
  }) as Read<T>;
}

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idLength = 60;

/** Lower-case words joined by hyphens: ids stand in addresses and file names. */
export const id: Read<string> = reader(
  { type: 'string', pattern: idShape.source, maxLength: idLength },
  (value, where, report) => {
    if (typeof value !== 'string') return misshapen(report, where, 'text');
    if (value.length <= idLength && idShape.test(value)) return value;
    report('INPUT_ID_INVALID', where, { id: quote(value) });
    return undefined;
  },
);

/** A range whose ends stand the right way round. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function range(number: Read<number>): Read<Range> {
  const read = object<Range>({ from: number, to: number });
  return reader(read.schema, (value, where, report) => {
    const draft = read(value, where, report);
    if (draft.from !== undefined && draft.to !== undefined && draft.from > draft.to) {
      report('INPUT_RANGE_INVERTED', where, { least: draft.from, most: draft.to });
    }
    return draft;
  });
}

/** Reports every id that an earlier bearer has. */
export function checkIdsDiffer(
  bearers: readonly { readonly id?: string | undefined }[],
  where: string,
  report: Report,
  taken = new Set<string>(),
): void {
  bearers.forEach(({ id }, index) => {
    if (id === undefined) return;
    if (taken.has(id)) report('INPUT_ID_TAKEN', `${where}[${index}].id`, { id });
    taken.add(id);
  });
}
