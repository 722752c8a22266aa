import { loadArmy } from '../battles/campaign-documents.js';

interface Edition {
  readonly kind: string;
  readonly id: string;
  readonly documentUrl: string;
}

/** The names of units by the campaign's own army lists, fetched when somebody asks for one; until then the id. */
export class ListNames {
  #names: Readonly<Record<string, string>> = $state.raw({});
  #asked: readonly string[] = [];

  constructor(
    private readonly content: () => readonly Edition[],
    private readonly language: 'en' | 'es',
  ) {}

  unitName(army: string | null | undefined, unit: string): string {
    if (army == null) return unit;
    this.#ask(army);
    return this.#names[`${army} ${unit}`] ?? unit;
  }

  #ask(army: string): void {
    const url = this.content().find(({ kind, id }) => kind === 'ARMY' && id === army)?.documentUrl;
    if (url === undefined || this.#asked.includes(army)) return;
    this.#asked = [...this.#asked, army];
    void loadArmy(url).then((list) => {
      const named = list.units.map(({ id, name }) => [`${army} ${id}`, name[this.language]]);
      this.#names = { ...this.#names, ...Object.fromEntries(named) };
    });
  }
}
