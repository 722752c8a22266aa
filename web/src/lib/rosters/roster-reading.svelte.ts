import {
  describeInputFault,
  parseRosterFile,
  parseRosterText,
  rosterBounds,
  type Armoury,
  type ArmyList,
  type ReadRosterText,
  type Roster,
  type TextQuestion,
} from '@pelagonia/rules';
import { getLocale } from '../paraglide/runtime.js';

type InputFault = Parameters<typeof describeInputFault>[0];
const usualSizes = ['1000', '2000', '3000'];
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

  /** Takes a file instead of what was pasted; one that is far too long is not even opened. */
  async open(file: Pick<File, 'size' | 'text'>): Promise<Roster | undefined> {
    this.reading = undefined;
    if (file.size > 4 * rosterBounds.text) {
      const fault = { count: file.size, most: rosterBounds.text };
      return this.#refuse([{ code: 'ROSTER_TEXT_TOO_LONG', where: '', parameters: fault }]);
    }
    this.text = await file.text();
    return this.read();
  }

  /** What may be answered, the likeliest first: whoever has no suggestion for the army can still choose among all. */
  choices({ kind, suggestions }: TextQuestion): readonly string[] {
    const armies = this.library.lists.map(({ id }) => id);
    if (kind === 'army') return [...suggestions, ...armies.filter((id) => !suggestions.includes(id))];
    return kind === 'size' && suggestions.length === 0 ? usualSizes : suggestions;
  }

  answer(key: string, value: string): void {
    this.answers = { ...this.answers, [key]: value };
  }

  #take(
    read: ReturnType<typeof parseRosterFile> | Extract<ReturnType<typeof parseRosterText>, { ok: false }>,
  ) {
    if (!read.ok) return this.#refuse(read.faults);
    const { army } = read.value;
    if (!this.library.lists.some(({ id }) => id === army)) {
      return this.#refuse([
        { code: 'ROSTER_ARMY_UNKNOWN', where: 'army', parameters: { army: army.slice(0, 60) } },
      ]);
    }
    this.refused = [];
    return read.value;
  }

  #refuse(faults: readonly InputFault[]): undefined {
    this.refused = faults.map((fault) => describeInputFault(fault, getLocale()));
  }
}
