import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';

type Window = { hits: number; endsAt: number };
type Increment = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Above this many callers in one window the oldest are forgotten: memory stays bounded under a flood of addresses. */
const mostCallers = 100_000;

/** Counts requests of this process per caller and fixed window, at the same small cost however many there were. */
@Injectable()
export class FixedWindowStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();

  async increment(key: string, ttl: number, limit: number): Promise<Increment> {
    const now = Date.now();
    let window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + ttl };
      this.windows.delete(key);
      this.windows.set(key, window);
      this.forgetOldest(now);
    }
    window.hits += 1;
    const secondsLeft = Math.ceil((window.endsAt - now) / 1000);
    const isBlocked = window.hits > limit;
    return {
      totalHits: window.hits,
      timeToExpire: secondsLeft,
      isBlocked,
      timeToBlockExpire: isBlocked ? secondsLeft : 0,
    };
  }

  /** The map keeps the order of windows' starts, so what has ended stands in front. */
  private forgetOldest(now: number): void {
    for (const [key, window] of this.windows) {
      if (window.endsAt > now && this.windows.size <= mostCallers) return;
      this.windows.delete(key);
    }
  }
}
