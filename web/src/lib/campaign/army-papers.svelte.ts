import type { Words } from '@pelagonia/rules';
import { getLocale } from '../paraglide/runtime.js';

/** As much of an army list as its names need. */
interface ArmyPaper {
  readonly name: Words;
  readonly units: readonly { readonly id: string; readonly name: Words }[];
}
interface Edition {
  readonly id: string;
  readonly kind: string;
  readonly documentUrl: string;
}

/** The army lists of a campaign, by id, for whoever must call armies and units by their names. */
export class ArmyPapers {
  #papers: Readonly<Record<string, ArmyPaper>> = $state.raw({});

  /** Call from an effect with the campaign's content. A list that does not come is called by its id. */
  async load(content: readonly Edition[]): Promise<void> {
    const missing = content.filter(({ id, kind }) => kind === 'ARMY' && !(id in this.#papers));
    await Promise.all(
      missing.map(async ({ id, documentUrl }) => {
        const answer = await fetch(documentUrl).catch(() => undefined);
        if (!answer?.ok) return;
        const paper = (await answer.json()) as ArmyPaper;
        this.#papers = { ...this.#papers, [id]: paper };
      }),
    );
  }

  armyName(army: string): string {
    return this.#papers[army]?.name[getLocale()] ?? army;
  }

  unitName(army: string, unit: string): string {
    return this.#papers[army]?.units.find(({ id }) => id === unit)?.name[getLocale()] ?? unit;
  }
}
