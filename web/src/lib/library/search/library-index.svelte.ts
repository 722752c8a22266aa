import { link } from '../../words/link.js';
import type { Entry } from './entry.js';
import { type Index, indexOf } from './find.js';

/** The index of the library, fetched when somebody is about to search and never before. */
class LibraryIndex {
  index: Index = $state.raw([]);
  failed = $state(false);
  #asked: Promise<void> | undefined;

  /** Asks once; again only after it could not be had. */
  fetch(): Promise<void> {
    return (this.#asked ??= this.#load());
  }

  async #load(): Promise<void> {
    try {
      const response = await fetch(link('/library/search.json'));
      if (!response.ok) throw new Error(`The index answered ${response.status}.`);
      this.index = indexOf((await response.json()) as Entry[]);
      this.failed = false;
    } catch {
      this.failed = true;
      this.#asked = undefined;
    }
  }
}

export const libraryIndex = new LibraryIndex();
