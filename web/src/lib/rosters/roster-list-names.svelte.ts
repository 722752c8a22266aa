import { loadArmy } from '../battles/campaign-documents.js';
import { say } from '../library/say.js';
import { armyUrl } from './roster-library.js';

interface Listed {
  readonly army: string;
  readonly listUrl?: string | null;
}

/** What the army lists of rosters are called, a club's own among them; until a list is there, its id. */
export class RosterListNames {
  #names: Readonly<Record<string, string>> = $state.raw({});
  #asked: readonly string[] = [];

  of({ army, listUrl }: Listed): string {
    const url = listUrl ?? armyUrl(army);
    this.#ask(url);
    return this.#names[url] ?? army;
  }

  #ask(url: string): void {
    if (this.#asked.includes(url)) return;
    this.#asked = [...this.#asked, url];
    void loadArmy(url).then(
      ({ name }) => (this.#names = { ...this.#names, [url]: say(name) }),
      () => undefined,
    );
  }
}
