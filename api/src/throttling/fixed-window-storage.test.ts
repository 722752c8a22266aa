import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FixedWindowStorage } from './fixed-window-storage.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('blocks the first request over the limit, until the window ends', async () => {
  const storage = new FixedWindowStorage();
  for (let i = 0; i < 3; i++) expect((await storage.increment('a', 60_000, 3)).isBlocked).toBe(false);
  const refused = await storage.increment('a', 60_000, 3);
  expect(refused).toMatchObject({ isBlocked: true, timeToBlockExpire: 60 });
  vi.advanceTimersByTime(60_000);
  expect((await storage.increment('a', 60_000, 3)).isBlocked).toBe(false);
});

it('counts each caller for himself', async () => {
  const storage = new FixedWindowStorage();
  await storage.increment('a', 60_000, 1);
  expect((await storage.increment('b', 60_000, 1)).isBlocked).toBe(false);
  expect((await storage.increment('a', 60_000, 1)).isBlocked).toBe(true);
});
