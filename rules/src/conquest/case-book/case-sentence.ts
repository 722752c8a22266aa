import type { CaseWorld } from './case-world.js';

/** One kind of line that a case may hold, and what it does. */
export interface CaseSentence {
  readonly pattern: RegExp;
  readonly act: (world: CaseWorld, words: readonly string[]) => void;
}

/** A sentence whose groups are handed on one by one; a group that is left out comes as an empty text. */
export function line(pattern: string, act: (world: CaseWorld, ...words: Words) => void): CaseSentence {
  return {
    pattern: new RegExp(`^${pattern}$`),
    act: (world, [a = '', b = '', c = '', d = '']) => {
      act(world, a, b, c, d);
    },
  };
}

type Words = [a: string, b: string, c: string, d: string];
