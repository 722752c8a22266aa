interface Edition {
  readonly id: string;
  readonly documentUrl: string;
}
type Names = Readonly<Record<string, { readonly en: string; readonly es: string } | undefined>>;

/** What the army lists of a campaign are called; each list says it itself. */
export class ArmyNames {
  names: Names = $state.raw({});
  #asked = '';

  async load(editions: readonly Edition[]): Promise<void> {
    const asked = editions.map(({ documentUrl }) => documentUrl).join(' ');
    if (asked === this.#asked) return;
    this.#asked = asked;
    const read = await Promise.all(editions.map(readName));
    this.names = Object.fromEntries(read);
  }

  /** Ids in the order of their names. */
  sorted(locale: 'en' | 'es'): { id: string; name: string }[] {
    return Object.entries(this.names)
      .map(([id, name]) => ({ id, name: name?.[locale] ?? id }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }
}

async function readName({ id, documentUrl }: Edition) {
  try {
    const response = await fetch(documentUrl);
    const { name } = (await response.json()) as { name: { en: string; es: string } };
    return [id, name] as const;
  } catch {
    // It can still be chosen by its id.
    return [id, { en: id, es: id }] as const;
  }
}
