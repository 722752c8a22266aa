import type { Words } from '../../map/campaign-map.js';
import { editDistance } from './edit-distance.js';
import { plain, singular } from './plain-words.js';

/** Something that a text can name: by its id, or by its name in either language. */
export interface Named {
  readonly id: string;
  readonly name: Words;
}

/** One that is meant beyond doubt, or those that may be meant, the likeliest first. */
export type Found = { readonly id: string } | { readonly suggestions: readonly string[] };

const nothing: readonly string[] = [];
const mostSuggestions = 3;
const longestName = 80;

/** Finds things by what people call them; small slips give suggestions, never an answer. */
export class NameBook {
  readonly #exact = new Map<string, Set<string>>();
  readonly #singular = new Map<string, Set<string>>();

  constructor(named: readonly Named[]) {
    for (const { id, name } of named) {
      for (const written of [id, name.en, name.es]) {
        const key = plain(written);
        if (key === '') continue;
        put(this.#exact, key, id);
        put(this.#singular, singular(key), id);
      }
    }
  }

  /** The one thing that this names beyond doubt. */
  sure(written: string): string | undefined {
    const found = this.#among(plain(written));
    return found?.length === 1 ? found[0] : undefined;
  }

  find(written: string): Found {
    const key = plain(written);
    const found = this.#among(key);
    if (found?.length === 1) return { id: found[0] as string };
    if (found !== undefined) return { suggestions: found.slice(0, mostSuggestions) };
    return { suggestions: key === '' || key.length > longestName ? nothing : this.#near(key) };
  }

  /** Whose names are a few letters away, or hold all the words that were written. */
  #near(key: string): readonly string[] {
    const most = key.length < 4 ? 1 : key.length < 8 ? 2 : 3;
    const words = key.split(' ');
    const distances = new Map<string, number>();
    for (const [name, ids] of this.#exact) {
      const distance = name.length > longestName ? most + 1 : editDistance(key, name, most);
      const parts = name.split(' ');
      const held = words.every((word) => word.length > 2 && parts.includes(word));
      if (distance > most && !held) continue;
      for (const id of ids) {
        distances.set(id, Math.min(distance, distances.get(id) ?? Infinity));
      }
    }
    return [...distances]
      .sort(([, one], [, other]) => one - other)
      .slice(0, mostSuggestions)
      .map(([id]) => id);
  }

  #among(key: string): readonly string[] | undefined {
    const found = this.#exact.get(key) ?? this.#singular.get(singular(key));
    return found === undefined ? undefined : [...found];
  }
}

function put(names: Map<string, Set<string>>, key: string, id: string): void {
  const ids = names.get(key) ?? new Set();
  names.set(key, ids.add(id));
}
