import { untrack } from 'svelte';
import { fits, KeptDraft } from '../../form/kept-draft.js';
import type { FieldedLine } from './fielded-army.js';

/** Who is to bear an honour and under which name, kept on this device until it is given. */
export class HonourDraft {
  name = $state('');
  unit = $state('');
  /** Of an army list: how many of which units fought. */
  lines: FieldedLine[] = $state([]);
  readonly #kept;

  /** `known` tells whether a unit that was chosen before can still be. */
  constructor(place: string, known: (unit: string) => boolean) {
    const blank = { name: '', unit: '', lines: [] as FieldedLine[] };
    this.#kept = new KeptDraft(place, {
      edition: 1,
      is: (value): value is typeof blank => fits(value, blank),
    });
    untrack(() => {
      const { name, unit, lines } = this.#kept.read() ?? blank;
      this.name = name;
      this.unit = known(unit) ? unit : '';
      this.lines = lines.filter((line) => known(line.unit));
    });
    $effect(() => {
      const { name, unit, lines } = this;
      if (name === '' && unit === '' && lines.length === 0) this.#kept.clear();
      else this.#kept.write({ name, unit, lines: $state.snapshot(lines) });
    });
  }

  /** It is given, or to nobody. */
  forget(): void {
    this.#kept.clear();
  }
}
