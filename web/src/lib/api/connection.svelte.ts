import { fetchInTime } from './fetch-in-time.js';

/** `offline`: the device says so; `silent`: the server does not answer; `back`: shown for a moment, then `well`. */
export type ConnectionState = 'well' | 'offline' | 'silent' | 'back';

const firstWait = 1_000;
const longestWait = 30_000;
const backShown = 4_000;

/**
 * Whether the server can be reached. Anything that talks to it reports here; while it is silent a small question is
 * asked again and again, ever more rarely, and once answered everything on the page is fetched anew.
 */
class Connection {
  state: ConnectionState = $state('well');
  #recoveries = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;

  /** Follows the device's own word; returns how to stop. */
  watch(): () => void {
    const offline = () => this.lost();
    const online = () => this.retry();
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    if (!navigator.onLine) this.lost();
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
      clearTimeout(this.#timer);
    };
  }

  onRecovery(refetch: () => void): () => void {
    this.#recoveries.add(refetch);
    return () => this.#recoveries.delete(refetch);
  }

  lost(): void {
    const state = navigator.onLine ? 'silent' : 'offline';
    if (this.state === state) return;
    const known = this.state === 'silent' || this.state === 'offline';
    this.state = state;
    if (known) return;
    this.#wait = firstWait;
    this.#askLater();
  }

  answered(): void {
    if (this.state === 'well' || this.state === 'back') return;
    clearTimeout(this.#timer);
    this.state = 'back';
    this.#timer = setTimeout(() => (this.state = 'well'), backShown);
    this.refetchAll();
  }

  /** Something may have been missed: whatever is shown is asked for anew. */
  refetchAll(): void {
    for (const refetch of [...this.#recoveries]) refetch();
  }

  /** Ask now: somebody pressed "try again", or the device came back, or a socket broke. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#wait = firstWait;
    void this.#ask();
  }

  #askLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  async #ask(): Promise<void> {
    const alive = await fetchInTime('/health/live', { cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    );
    if (alive) return this.answered();
    this.lost();
    this.#askLater();
  }
}

export const connection = new Connection();
