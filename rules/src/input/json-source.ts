/** Where something stands in a text; both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text that should be JSON. */
export interface JsonFault extends TextPosition {
  readonly code: 'JSON_BROKEN' | 'JSON_TOO_DEEP' | 'JSON_FIELD_TWICE';
  /** The field that stands there a second time. */
  readonly field?: string;
}

/** A JSON text that remembers where everything stands. */
export interface JsonSource {
  /** What it says; undefined when it is no JSON. */
  readonly value: unknown;
  readonly faults: readonly JsonFault[];
  /** Where a place stands that a fault names, such as `units[3].points`, or the nearest one around it that is there. */
  readonly find: (where: string, field?: string) => TextPosition;
}

/** Deeper than any file of ours, and far from what recursion bears. */
const deepest = 100;

const token = /[\s]*(?:([[\]{},:])|("(?:[^"\\\r\n]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null))/uy;

class Broken extends Error {}

/** Reads a JSON text once, from front to back. Fields written twice are faults: other readers drop the first silently. */
export function jsonSource(text: string): JsonSource {
  const plain = text.replace(/^\uFEFF/u, ' ');
  const places = new Map<string, number>();
  const twins: JsonFault[] = [];
  const shape = new RegExp(token);
  let [offset, at] = [0, 0];

  const next = (): string => {
    shape.lastIndex = offset;
    const found = shape.exec(plain);
    if (found === null) throw new Broken();
    const word = (found[1] ?? found[2] ?? found[3]) as string;
    offset = shape.lastIndex;
    at = offset - word.length;
    return word;
  };
  const position = (where: number): TextPosition => {
    const before = plain.slice(0, where);
    return { line: before.split('\n').length, column: where - before.lastIndexOf('\n') };
  };
  const several = (path: string, depth: number, close: string, read: (index: number) => void): void => {
    if (depth > deepest) throw new RangeError(path);
    const start = offset;
    if (next() === close) return;
    offset = start;
    for (let index = 0, sign = ','; sign === ','; index += 1) {
      read(index);
      sign = next();
      if (sign !== ',' && sign !== close) throw new Broken();
    }
  };
  const value = (path: string, depth: number): void => {
    const word = next();
    if (!places.has(path)) places.set(path, at);
    if (word === '[') several(path, depth, ']', (index) => value(`${path}[${index}]`, depth + 1));
    else if (word === '{') {
      const seen = new Set<string>();
      several(path, depth, '}', () => {
        const written = next();
        if (!written.startsWith('"')) throw new Broken();
        const name = JSON.parse(written) as string;
        if (seen.has(name)) {
          twins.push({ code: 'JSON_FIELD_TWICE', ...position(at), field: name.slice(0, 40) });
        }
        seen.add(name);
        const inner = path === '' ? name : `${path}.${name}`;
        places.set(inner, at);
        if (next() !== ':') throw new Broken();
        value(inner, depth + 1);
      });
    } else if (/^[\]},:]$/u.test(word)) throw new Broken();
  };

  const find = (where: string, field?: string): TextPosition => {
    const wanted = field === undefined ? where : where === '' ? field : `${where}.${field}`;
    for (let path = wanted; path !== ''; path = path.replace(/(?:\.[^.[\]]*|\[[^\]]*\]|^[^.[\]]*)$/u, '')) {
      const found = places.get(path);
      if (found !== undefined) return position(found);
    }
    return position(places.get('') ?? 0);
  };
  try {
    value('', 1);
    if (plain.slice(offset).trim() !== '') throw new Broken();
    return { value: JSON.parse(plain) as unknown, faults: twins, find };
  } catch (error) {
    const code = error instanceof RangeError ? 'JSON_TOO_DEEP' : 'JSON_BROKEN';
    return { value: undefined, faults: [{ code, ...position(offset) }], find };
  }
}
