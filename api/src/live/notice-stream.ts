import type { Notice } from './live-notices.js';

/** A reader this far behind is cut off rather than kept in memory; its page reconnects and looks for itself. */
const mostWaiting = 1_000;

/** Turns pushed notices into the asynchronous sequence that a GraphQL subscription wants. */
export class NoticeStream implements AsyncIterableIterator<Notice> {
  private readonly waiting: Notice[] = [];
  private wake: ((result: IteratorResult<Notice>) => void) | undefined;
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  push(notice: Notice): void {
    if (this.ended) return;
    if (this.wake !== undefined) {
      this.wake({ value: notice, done: false });
      this.wake = undefined;
    } else if (this.waiting.push(notice) > mostWaiting) {
      this.end();
    }
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.waiting.length = 0;
    this.onEnd();
    this.wake?.({ value: undefined, done: true });
  }

  next(): Promise<IteratorResult<Notice>> {
    const notice = this.waiting.shift();
    if (notice !== undefined) return Promise.resolve({ value: notice, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  return(): Promise<IteratorResult<Notice>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
