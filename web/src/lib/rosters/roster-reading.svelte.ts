import {
  describeInputFault,
  parseRosterFile,
  parseRosterText,
  type Armoury,
  type ArmyList,
  type ReadRosterText,
  type Roster,
} from '@pelagonia/rules';
import { getLocale } from '../paraglide/runtime.js';

const looksLikeFile = (text: string) => text.trimStart().startsWith('{');

/** A pasted list being read: what is in doubt is asked, and read again with the answers. */
export class RosterReading {
  text = $state('');
  answers: Readonly<Record<string, string>> = $state.raw({});
  reading: ReadRosterText | undefined = $state.raw();
  /** Why nothing can be made of it. */
  refused: readonly string[] = $state.raw([]);

  constructor(
    private readonly library: { readonly lists: readonly ArmyList[]; readonly armoury: Armoury },
    private readonly known: { readonly army?: string; readonly size?: number } = {},
  ) {}

  /** The roster, once nothing is in doubt. */
  read(): Roster | undefined {
    this.reading = undefined;
    if (looksLikeFile(this.text)) return this.#take(parseRosterFile(this.text));
    const read = parseRosterText(this.text, this.library, { ...this.known, answers: this.answers });
    if (!read.ok) return this.#take(read);
    this.refused = [];
    this.reading = read.value;
    return read.value.questions.length === 0 ? read.value.roster : undefined;
  }

  answer(key: string, value: string): void {
    this.answers = { ...this.answers, [key]: value };
  }

  #take(
    read: ReturnType<typeof parseRosterFile> | Extract<ReturnType<typeof parseRosterText>, { ok: false }>,
  ) {
    if (read.ok) {
      this.refused = [];
      return read.value;
    }
    this.refused = read.faults.map((fault) => describeInputFault(fault, getLocale()));
    return undefined;
  }
}
