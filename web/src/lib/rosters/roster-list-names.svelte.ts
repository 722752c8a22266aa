import { say } from '../library/say.js';
import { fetchAllArmies } from './roster-library.js';

/** What army lists are called; until they are there, and for a club's own, the id. */
export class ShippedNames {
  #names: Readonly<Record<string, string>> = $state.raw({});

  constructor() {
    void fetchAllArmies().then(
      ({ lists }) => (this.#names = Object.fromEntries(lists.map(({ id, name }) => [id, say(name)]))),
      () => undefined,
    );
  }

  of(id: string): string {
    return this.#names[id] ?? id;
  }
}
