import { overlap, type Box } from './box.js';

/** Answers which things lie in a box without walking all of them. */
export interface TileIndex<T> {
  /** The things whose box overlaps `box`, in the order they were given. */
  within(box: Box): T[];
}

interface Entry<T> {
  readonly thing: T;
  readonly box: Box;
  readonly order: number;
}

/** Sorts things into square cells of `cell` units; a thing lies in every cell its box touches. */
export function tileIndex<T>(things: Iterable<T>, boxOf: (thing: T) => Box, cell = 8): TileIndex<T> {
  const cells = new Map<number, Entry<T>[]>();
  let order = 0;
  for (const thing of things) {
    const entry = { thing, box: boxOf(thing), order: order++ };
    for (const key of cellsOf(entry.box, cell)) {
      const entries = cells.get(key);
      if (entries) entries.push(entry);
      else cells.set(key, [entry]);
    }
  }
  return {
    within(box) {
      const found = new Set<Entry<T>>();
      for (const key of cellsOf(box, cell)) {
        for (const entry of cells.get(key) ?? []) if (overlap(entry.box, box)) found.add(entry);
      }
      return [...found].sort((a, b) => a.order - b.order).map((entry) => entry.thing);
    },
  };
}

function* cellsOf(box: Box, cell: number): Generator<number> {
  for (let y = Math.floor(box.top / cell); y <= Math.floor(box.bottom / cell); y++) {
    for (let x = Math.floor(box.left / cell); x <= Math.floor(box.right / cell); x++) yield cellKey(x, y);
  }
}

/** One number for a pair of whole numbers within ±32,000: much quicker to look up than a text. */
export function cellKey(x: number, y: number): number {
  return x * 0x1_0000 + y;
}
