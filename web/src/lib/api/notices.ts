import type { ChangesSubscription } from '../generated/operations.js';

export type Notice = ChangesSubscription['changes'];

/** Passes what the server announces on to whoever shows it. */
class Notices {
  #hearers = new Set<(notice: Notice) => void>();

  hear(hearer: (notice: Notice) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  announce(notice: Notice): void {
    for (const hearer of [...this.#hearers]) hearer(notice);
  }
}

export const notices = new Notices();
