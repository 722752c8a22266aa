import type { RefusalCode } from './refusals.js';

/** Thrown where something cannot be done as things stand: all of the transaction is taken back, and `ActionRefused` answered. */
export class Refusal extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

export function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}
