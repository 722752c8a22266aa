import { type Checked, faultSheet } from '../../input/fault.js';
import type { ArmyList } from '../army-list.js';
import type { Armoury } from '../armoury.js';
import { catalogueOf } from '../catalogue.js';
import { type Roster, rosterBounds, type RosterEntry } from '../roster.js';
import { rosterName } from '../roster-name.js';
import { priceOfOne } from '../roster-tally.js';
import { bareLine, piecesOf } from './line-parts.js';
import { NameBook } from './name-book.js';
import { EntryReader } from './read-entry.js';
import { type Heading, headingOf, isCaption } from './read-heading.js';
import { booksOf } from './roster-books.js';
import { questionKey, type TextAnswers, type TextQuestion, type TextRemark } from './text-question.js';

/** What a text can be read against. */
export interface TextLibrary {
  readonly lists: readonly ArmyList[];
  readonly armoury: Armoury;
}

/** What is known beforehand, and what has been answered. */
export interface TextKnowledge {
  readonly army?: string;
  readonly size?: number;
  readonly answers?: TextAnswers;
}

/** A text as far as it was understood. */
export interface ReadRosterText {
  /** Only when nothing is open any more. */
  readonly roster?: Roster;
  readonly name?: string;
  readonly army?: string;
  readonly size?: number;
  /** What is beyond doubt. */
  readonly entries: readonly RosterEntry[];
  readonly questions: readonly TextQuestion[];
  readonly remarks: readonly TextRemark[];
}

/**
 * Reads a roster as people write it: one unit a line, names in English or Spanish, counts before or behind, mounts and items
 * in brackets. Nothing is guessed: what is not beyond doubt comes back as a question, to be answered and read again. Texts
 * beyond all bounds are refused before they are looked at; time grows with the length of the text and no faster.
 */
export function parseRosterText(
  text: string,
  { lists, armoury }: TextLibrary,
  known: TextKnowledge = {},
): Checked<ReadRosterText> {
  const { faults, report } = faultSheet();
  const lines = text.length > rosterBounds.text ? [] : text.split(/\r\n?|\n/u);
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (text.length > rosterBounds.text) {
    report('ROSTER_TEXT_TOO_LONG', '', { count: text.length, most: rosterBounds.text });
  } else if (longest > rosterBounds.line) {
    report('ROSTER_TEXT_TOO_LONG', '', { count: longest, most: rosterBounds.line });
  } else if (lines.filter((line) => line.trim() !== '').length > 2 * rosterBounds.entries) {
    report('ROSTER_ENTRIES_TOO_MANY', 'entries', { count: lines.length, most: rosterBounds.entries });
  }
  if (faults.length === 0 && !/[\p{L}\p{N}]/u.test(text)) report('ROSTER_TEXT_EMPTY', '', {});
  if (faults.length > 0) return { ok: false, faults };
  const reading = new TextReading(lines, lists, armoury, known);
  const value = reading.read();
  if (value.entries.length === 0 && value.questions.length === 0) report('ROSTER_TEXT_EMPTY', '', {});
  if (value.entries.length > rosterBounds.entries) {
    report('ROSTER_ENTRIES_TOO_MANY', 'entries', {
      count: value.entries.length,
      most: rosterBounds.entries,
    });
  }
  const pieces = value.entries.reduce((sum, { count }) => sum + count, 0);
  if (pieces > rosterBounds.pieces) {
    report('ROSTER_PIECES_TOO_MANY', 'entries', { count: pieces, most: rosterBounds.pieces });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

interface Line {
  readonly text: string;
  /** Of the text, from 1. */
  readonly number: number;
  readonly heading: Heading | undefined;
}

/** “Empire 1000: General, 3 Halberdiers”. */
const armyThenUnits = /^([^:,;]{3,80}):\s+(\S.*)$/u;

/** One pass over a text. */
class TextReading {
  readonly #armies: NameBook;
  readonly #questions = new Map<string, TextQuestion>();
  readonly #remarks: TextRemark[] = [];
  readonly #entries: RosterEntry[] = [];
  readonly #lines: readonly Line[];
  #name: string | undefined;

  constructor(
    lines: readonly string[],
    private readonly lists: readonly ArmyList[],
    private readonly armoury: Armoury,
    private readonly known: TextKnowledge,
  ) {
    this.#armies = new NameBook(lists);
    this.#lines = lines.flatMap((line, index) => this.#parted(line, index + 1));
  }

  /** A line; or two, when it names the army and goes on with what is in it. */
  #parted(text: string, number: number): readonly Line[] {
    if (text.trim() === '') return [];
    const [, ahead, behind] = armyThenUnits.exec(bareLine(text)) ?? [];
    const heading = ahead === undefined ? undefined : headingOf(ahead, this.#armies);
    if (behind !== undefined && heading?.kind === 'army' && heading.army !== undefined) {
      return [
        { text: ahead as string, number, heading },
        { text: behind, number, heading: undefined },
      ];
    }
    return [{ text, number, heading: headingOf(text, this.#armies) }];
  }

  read(): ReadRosterText {
    const list = this.#list();
    const size = this.known.size ?? this.#answeredSize() ?? this.#heading('army', 'size');
    if (list !== undefined) this.#readLines(list, size);
    const settled = size ?? this.#askSize(list);
    const open = { entries: this.#entries, questions: [...this.#questions.values()], remarks: this.#remarks };
    const title = rosterName(this.#name);
    const name = title === undefined ? {} : { name: title };
    if (list === undefined || settled === undefined || open.questions.length > 0) {
      return { ...name, ...(list && { army: list.id }), ...(settled && { size: settled }), ...open };
    }
    const head = { ...name, army: list.id, size: settled };
    return { ...head, ...open, roster: { ...head, entries: open.entries } };
  }

  #readLines(list: ArmyList, size: number | undefined): void {
    const catalogue = catalogueOf(list, this.armoury);
    const reader = new EntryReader(catalogue, booksOf(list, this.armoury), this.known.answers ?? {});
    const totals: { readonly line: number; readonly total: number }[] = [];
    this.#lines.forEach(({ text, number, heading }, index) => {
      const line = bareLine(text);
      const isTitle = heading?.kind === 'title';
      const named = isTitle ? undefined : reader.names(line);
      if (heading?.kind === 'total') totals.push({ line: number, total: heading.total });
      else if (heading !== undefined && (named === undefined || isPlain(heading))) {
        this.#readHeading(heading, list, size, number);
      } else if (named === undefined && isCaption(line)) {
        return;
      } else if (named === undefined && index === 0 && !/\d/u.test(line)) {
        this.#name ??= plainTitle(line);
      } else {
        const pieces = piecesOf(line);
        for (const piece of reader.lists(pieces) ? pieces : [line]) this.#readEntry(reader, piece, number);
      }
    });
    const sum = this.#entries.reduce((all, entry) => all + entry.count * priceOfOne(catalogue, entry), 0);
    if (this.#questions.size > 0) return;
    for (const { line, total } of totals) {
      if (total !== sum) this.#remark('TOTAL_DIFFERS', line, total, sum);
    }
  }

  #readEntry(reader: EntryReader, line: string, number: number): void {
    const { entry, questions, remarks } = reader.read(line, number);
    if (entry) this.#entries.push(entry);
    for (const question of questions)
      if (!this.#questions.has(question.key)) this.#questions.set(question.key, question);
    this.#remarks.push(...remarks);
  }

  #readHeading(heading: Heading, list: ArmyList, size: number | undefined, line: number): void {
    if (heading.kind === 'title') this.#name ??= heading.title;
    if (heading.kind !== 'army') return;
    if (heading.army !== undefined && heading.army !== list.id) {
      this.#remark('ARMY_DIFFERS', line, heading.army, list.id);
    }
    if (size !== undefined && heading.size !== undefined && heading.size !== size) {
      this.#remark('SIZE_DIFFERS', line, heading.size, size);
    }
  }

  /** Which army it is: said beforehand, answered, or written; else it is asked. */
  #list(): ArmyList | undefined {
    const key = questionKey('army', '');
    const answers = this.known.answers ?? {};
    const answered = Object.hasOwn(answers, key) ? answers[key] : undefined;
    const id = this.known.army ?? answered ?? this.#heading('army', 'army');
    const list = this.lists.find((one) => one.id === id);
    if (list !== undefined) return list;
    const written = this.#heading('army', 'written') ?? '';
    const found = this.#armies.find(written);
    const near = 'id' in found ? [found.id] : found.suggestions;
    const suggestions = near.length > 0 ? near : this.#likelyArmies();
    this.#questions.set(key, { key, kind: 'army', line: 0, written, suggestions });
    return undefined;
  }

  /** The armies that know most of the lines. */
  #likelyArmies(): readonly string[] {
    const known = this.lists.map((list) => {
      const reader = new EntryReader(catalogueOf(list, this.armoury), booksOf(list, this.armoury), {});
      const names = this.#lines.flatMap(({ text }) => [text, ...piecesOf(text)]);
      return { id: list.id, lines: names.filter((name) => reader.names(name) !== undefined).length };
    });
    const likely = known.filter(({ lines }) => lines > 0).sort((one, other) => other.lines - one.lines);
    return likely.slice(0, 3).map(({ id }) => id);
  }

  #answeredSize(): number | undefined {
    const key = questionKey('size', '');
    const answers = this.known.answers ?? {};
    const size = Object.hasOwn(answers, key) ? Number(answers[key]) : 0;
    return Number.isInteger(size) && size > 0 && size <= 1_000_000 ? size : undefined;
  }

  #askSize(list: ArmyList | undefined): undefined {
    if (list === undefined) return undefined;
    const catalogue = catalogueOf(list, this.armoury);
    const sum = this.#entries.reduce((all, entry) => all + entry.count * priceOfOne(catalogue, entry), 0);
    const key = questionKey('size', '');
    const suggestions = sum > 0 ? [String(500 * Math.ceil(sum / 500))] : [];
    this.#questions.set(key, { key, kind: 'size', line: 0, written: '', suggestions });
    return undefined;
  }

  /** The first that any heading says of this. */
  #heading<Field extends 'army' | 'size' | 'written'>(
    kind: 'army',
    field: Field,
  ): Extract<Heading, { kind: 'army' }>[Field] | undefined {
    for (const { heading } of this.#lines) {
      if (heading?.kind === kind && heading[field] !== undefined && heading[field] !== '')
        return heading[field];
    }
    return undefined;
  }

  #remark(code: TextRemark['code'], line: number, written: string | number, expected: string | number): void {
    this.#remarks.push({ code, line, written: String(written), expected: String(expected) });
  }
}

/** Whether a heading is one though a unit is called so: it names the army with its points. */
function isPlain(heading: Heading): boolean {
  return heading.kind !== 'army' || (heading.army !== undefined && heading.size !== undefined);
}

function plainTitle(line: string): string {
  return line.trim().replace(/^[*_~`"“«]+|[*_~`"”»]+$/gu, '');
}
