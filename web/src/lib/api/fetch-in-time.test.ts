import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime } from './fetch-in-time.js';

/** A network that swallows what is sent, until it is told to stop. */
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) reject(new Error('aborted'));
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives up where no answer comes', async () => {
  vi.stubGlobal('fetch', silent);
  const failed = expect(fetchInTime('/graphql')).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(30_000);
  await failed;
});

it('ends when its asker does, before or after it was sent', async () => {
  vi.stubGlobal('fetch', silent);
  const asker = new AbortController();
  const failed = expect(fetchInTime('/graphql', { signal: asker.signal })).rejects.toThrow('aborted');
  asker.abort();
  await failed;
  await expect(fetchInTime('/graphql', { signal: asker.signal })).rejects.toThrow('aborted');
});

it('leaves an answer alone that has begun', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    signal = init?.signal;
    return Promise.resolve(new Response('{}'));
  });
  await fetchInTime('/graphql');
  vi.advanceTimersByTime(60_000);
  expect(signal?.aborted).toBe(false);
});
