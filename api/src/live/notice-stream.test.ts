import { expect, it, vi } from 'vitest';
import { NoticeStream } from './notice-stream.js';

const notice = (version: number) => ({ topic: 'ACCOUNT', id: 'x', version }) as const;

it('gives notices in the order they came, whether the reader waits or not', async () => {
  const stream = new NoticeStream(() => undefined);
  const first = stream.next();
  stream.push(notice(1));
  stream.push(notice(2));
  expect((await first).value.version).toBe(1);
  expect((await stream.next()).value.version).toBe(2);
});

it('ends a waiting reader and tells its source once', async () => {
  const onEnd = vi.fn();
  const stream = new NoticeStream(onEnd);
  const waiting = stream.next();
  await stream.return();
  stream.end();
  expect((await waiting).done).toBe(true);
  expect((await stream.next()).done).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('cuts off a reader who does not read', async () => {
  const onEnd = vi.fn();
  const stream = new NoticeStream(onEnd);
  for (let i = 0; i < 2_000; i++) stream.push(notice(i));
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect((await stream.next()).done).toBe(true);
});
