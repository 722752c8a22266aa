import type { CampaignMap } from '@pelagonia/rules';
import { connection } from '../api/connection.svelte.js';
import { afterPaint } from '../frame/after-paint.js';
import { fetchMap } from './map-document.js';

/** A map on its way: fetched once, asked for again when it failed and the connection comes back. */
export class LoadedMap {
  map: CampaignMap | undefined = $state.raw();
  failed = $state(false);
  #url = '';

  /** Call from an effect; returns how to stop. */
  follow(url: string): () => void {
    this.#url = url;
    void this.load();
    return connection.onRecovery(() => {
      if (!this.map) void this.load();
    });
  }

  async load(): Promise<void> {
    this.failed = false;
    const url = this.#url;
    try {
      await afterPaint();
      const map = await fetchMap(url);
      // Reading it and writing what depends on it are two pieces of work.
      await new Promise((next) => setTimeout(next));
      if (url === this.#url) this.map = map;
    } catch {
      if (url === this.#url) this.failed = true;
    }
  }
}
