import type { CombinedError } from '@urql/core';

export interface Fault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What a refused request carries. `UNREACHABLE` is ours: no answer came at all. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds?: number;
  readonly faults?: readonly Fault[];
}

/** The server said no, or nothing. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.message);
    this.name = 'Refusal';
  }
}

export function reasonOf(error: CombinedError): Reason {
  const first = error.graphQLErrors[0];
  if (first) {
    const code = first.extensions['code'];
    return { code: typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', message: first.message };
  }
  return { code: 'UNREACHABLE', message: error.message };
}
