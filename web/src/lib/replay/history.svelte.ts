import { createContext } from 'svelte';
import { api } from '../api/api.svelte.js';
import { WholeHistoryDocument } from '../generated/operations.js';
import type { PastTurn } from '../table/tenure.js';

/** As many turns as the service gives at once. */
const page = 60;

/** Every map the campaign ever had, fetched when first wanted, page by page; turns that have ended never change. */
export class CampaignHistory {
  turns: readonly PastTurn[] = $state.raw([]);
  failed = $state(false);
  #reading: Promise<void> | undefined;
  #upTo = 0;

  constructor(readonly id: () => string) {}

  /** Makes sure that the turns up to one are there. */
  want(last: number): void {
    if (this.#upTo >= last || this.#reading) return;
    this.#reading = this.#read(last).finally(() => (this.#reading = undefined));
  }

  async #read(last: number): Promise<void> {
    this.failed = false;
    const known = this.turns.slice(0, -1);
    const turns = [...known];
    for (let from = known.length + 1; from <= last; from += page) {
      const { data } = await api.client
        .query(WholeHistoryDocument.toString(), { id: this.id(), from }, { requestPolicy: 'network-only' })
        .toPromise();
      const found = (data as { campaign?: { history: PastTurn[] } } | undefined)?.campaign?.history;
      if (!found) {
        this.failed = true;
        return;
      }
      turns.push(...found);
      if (found.length < page) break;
    }
    this.turns = turns;
    this.#upTo = last;
  }
}

export const [useHistory, provideHistory] = createContext<CampaignHistory>();
