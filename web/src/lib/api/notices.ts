import type { ChangesSubscription } from '../generated/operations.js';

export type Notice = ChangesSubscription['changes'];

/** Passes what the server announces on to whoever shows it. */
class Notices {
  #hearers = new Set<(notice: Notice) => void>();
  #catchingUp = new Set<() => void>();

  hear(hearer: (notice: Notice) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Called once the line is open: what changed before that was announced to nobody. */
  onOpen(catchUp: () => void): () => void {
    this.#catchingUp.add(catchUp);
    return () => this.#catchingUp.delete(catchUp);
  }

  opened(): void {
    for (const catchUp of [...this.#catchingUp]) catchUp();
  }

  announce(notice: Notice): void {
    for (const hearer of [...this.#hearers]) hearer(notice);
  }
}

export const notices = new Notices();
