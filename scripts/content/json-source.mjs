import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

/** @typedef {import('jsonc-parser').Node} Node */
/** @typedef {{ line: number, column: number }} Position both from 1 */
/** @typedef {{ position: Position, code: string, parameters: Record<string, string> }} SourceFault */

const strict = { disallowComments: true, allowTrailingComma: false };

/**
 * A JSON text that remembers where everything stands. Comments, trailing commas and fields written twice are faults: other
 * readers refuse the first two and silently drop the first of the last.
 */
export class JsonSource {
  /** @type {readonly number[]} where each line begins */
  #lines;
  /** @type {Node | undefined} */
  #root;

  /** @param {string} text */
  constructor(text) {
    const plain = text.replace(/^\uFEFF/, '');
    this.#lines = [0, ...Array.from(plain.matchAll(/\n/g), ({ index }) => index + 1)];
    /** @type {import('jsonc-parser').ParseError[]} */
    const errors = [];
    const tooDeep = isTooDeep(plain);
    this.#root = tooDeep ? undefined : parseTree(plain, errors, strict);
    /** @type {readonly SourceFault[]} */
    this.faults = [
      ...(tooDeep ? [{ position: { line: 1, column: 1 }, code: 'JSON_TOO_DEEP', parameters: {} }] : []),
      ...errors.slice(0, 1).map(({ error, offset }) => ({
        position: this.#positionAt(offset),
        code: 'JSON_BROKEN',
        parameters: { why: printParseErrorCode(error) },
      })),
      ...this.#twins(this.#root),
    ];
    /** @type {unknown} what it says; undefined when it is no JSON */
    this.value = errors.length === 0 && !tooDeep ? JSON.parse(plain) : undefined;
  }

  /**
   * @param {string} where a place as the rules name it: `territories[3].seat`
   * @param {string} [field] a field of what stands there
   * @returns {Position} of the place, or of the nearest one around it that is there
   */
  find(where, field) {
    const steps = stepsOf(where);
    if (field !== undefined) steps.push(field);
    for (; steps.length > 0; steps.pop()) {
      const node = this.#root && findNodeAtLocation(this.#root, steps);
      if (node !== undefined) return this.#positionAt(startOf(node));
    }
    return this.#positionAt(this.#root?.offset ?? 0);
  }

  /**
   * @param {Node | undefined} node
   * @returns {SourceFault[]}
   */
  #twins(node) {
    if (node === undefined) return [];
    const seen = new Set();
    /** @type {SourceFault[]} */
    const found = [];
    for (const child of node.children ?? []) {
      const name = child.type === 'property' ? String(child.children?.[0]?.value) : undefined;
      if (name !== undefined && seen.has(name)) {
        const position = this.#positionAt(child.offset);
        found.push({ position, code: 'JSON_FIELD_TWICE', parameters: { field: name.slice(0, 40) } });
      }
      seen.add(name);
      found.push(...this.#twins(child));
    }
    return found;
  }

  /**
   * @param {number} offset
   * @returns {Position}
   */
  #positionAt(offset) {
    let [first, last] = [0, this.#lines.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((this.#lines[middle] ?? 0) <= offset) first = middle;
      else last = middle - 1;
    }
    return { line: first + 1, column: offset - (this.#lines[first] ?? 0) + 1 };
  }
}

/** Deeper than any file of ours, and far from what the parser's recursion bears. */
const deepest = 100;

/** @param {string} text */
function isTooDeep(text) {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * The name of a field is where the eye looks for it, not its value.
 * @param {Node} node
 */
function startOf(node) {
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/**
 * @param {string} where
 * @returns {(string | number)[]} a sign of a legend, `legend[^]`, is a field though it stands in brackets
 */
function stepsOf(where) {
  return Array.from(where.matchAll(/\[([^\]]*\]?)\]|([^.[\]]+)/g), ([, index, field]) => {
    if (field !== undefined) return field;
    return /^\d+$/.test(index ?? '') && !where.startsWith('legend') ? Number(index) : String(index);
  });
}
