import { AsyncLocalStorage } from 'node:async_hooks';

type RequestScope = Readonly<{ requestId: string }>;

const scope = new AsyncLocalStorage<RequestScope>();

/** Everything that runs below knows which request it serves. */
export function withinRequest<T>(requestId: string, work: () => T): T {
  return scope.run({ requestId }, work);
}

export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}
