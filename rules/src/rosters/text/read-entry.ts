import type { Catalogue } from '../catalogue.js';
import type { RosterEntry } from '../roster.js';
import { priceOfOne } from '../roster-tally.js';
import { type LineParts, partsOf } from './line-parts.js';
import type { NameBook } from './name-book.js';
import type { RosterBooks } from './roster-books.js';
import { questionKey, type TextAnswers, type TextQuestion, type TextRemark } from './text-question.js';

/** What came of a line. */
export interface ReadLine {
  readonly entry?: RosterEntry;
  readonly questions: readonly TextQuestion[];
  readonly remarks: readonly TextRemark[];
}

/** What a line names, and what comes with it; `whole`: number words and brackets are part of the name. */
interface Head {
  readonly id: string;
  readonly details: readonly string[];
  readonly whole?: boolean;
}
type Counted = Pick<LineParts, 'unclear' | 'points'> & { readonly count: number | undefined };

const connectors = /\s+(?:with|w\/|on|riding|and|con|en|sobre|montad[oa] en|y|e)\s+|\s*&\s*|\s*\/\s*/iu;
const articles = /^(?:a|an|the|his|its|un|una|el|la|los|las|su)\s+/iu;
const numbered = /^\s*(\d{1,3})[.)]\s+(?=\S)/u;
const mostDetails = 12;

/** Reads one line of the army; what is not beyond doubt becomes a question, and what is answered is taken as answered. */
export class EntryReader {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly books: RosterBooks,
    private readonly answers: TextAnswers,
  ) {}

  /** Whether it names several units one after the other, and nothing else. */
  lists(pieces: readonly string[]): boolean {
    return (
      pieces.length > 1 &&
      pieces.every((piece) => this.names(piece) !== undefined && this.books.extras.sure(piece) === undefined)
    );
  }

  /** The line it names beyond doubt, if any. */
  names(line: string): string | undefined {
    const parts = partsOf(line.replace(numbered, ''));
    return this.#head(parts)?.id;
  }

  read(line: string, number: number): ReadLine {
    const questions: TextQuestion[] = [];
    const ordinal = numbered.exec(line);
    const parts = partsOf(ordinal === null ? line : line.slice(ordinal[0].length));
    const head = this.#head(parts) ?? this.#asked(parts, number, questions);
    if (head === undefined) return { questions, remarks: [] };
    const extras = [...head.details, ...parts.details].slice(0, mostDetails);
    const found = extras.flatMap((extra) => this.#extras(extra, number, questions));
    const items = found.filter((one) => one.startsWith('item:')).map((one) => one.slice('item:'.length));
    const [mount, ...spare] = found.filter((one) => one.startsWith('mount:')).map((one) => one.slice(6));
    for (const second of spare) {
      if (this.#answered('extra', second) !== '') questions.push(ask('extra', second, number, []));
    }
    const bare = { unit: head.id, items, ...(mount !== undefined && { mount }) };
    const one = priceOfOne(this.catalogue, bare);
    const spoken = head.whole ? undefined : parts.spoken;
    const told = { ...parts, count: parts.count ?? spoken };
    const count = this.#count(line, told, ordinal?.[1], one, number, questions);
    if (questions.length > 0 || count === 0) return { questions, remarks: [] };
    const entry = { ...bare, count, ...(parts.quoted !== undefined && { veteran: parts.quoted }) };
    const written = parts.points ?? (parts.unclear === one ? one : undefined);
    const differs = written !== undefined && written !== one && written !== one * count;
    const remark = {
      code: 'POINTS_DIFFER',
      line: number,
      written: `${written}`,
      expected: `${one * count}`,
    } as const;
    return { entry, questions, remarks: differs ? [remark] : [] };
  }

  /** The whole name, else as much of it as stands before “with”, “on” and the like, and what they bring. */
  #head({ words, whole }: LineParts): Head | undefined {
    const { lines } = this.books;
    const all = lines.sure(whole);
    if (all !== undefined && lines.sure(words) !== all) return { id: all, details: [], whole: true };
    for (const [head, details] of divisions(words)) {
      const id = lines.sure(head) ?? this.#answered('line', head);
      if (id !== undefined && id !== '') return { id, details };
    }
    return undefined;
  }

  #asked(parts: LineParts, number: number, questions: TextQuestion[]): undefined {
    const ways = divisions(parts.words).slice(0, 6);
    if (ways.some(([head]) => this.#answered('line', head) === '')) return undefined;
    const ranked = ways.map(([head]) => ({ head, suggestions: suggested(this.books.lines, head) }));
    const { head, suggestions } = ranked.find((one) => one.suggestions.length > 0) ??
      ranked[0] ?? { head: parts.words, suggestions: [] };
    questions.push(ask('line', head, number, suggestions));
    return undefined;
  }

  #extras(written: string, number: number, questions: TextQuestion[]): readonly string[] {
    const bare = written.trim().replace(articles, '');
    const id = this.books.extras.sure(bare) ?? this.#answered('extra', bare);
    if (id !== undefined) return id === '' ? [] : [id];
    const pieces = bare.split(connectors).filter((piece) => piece.trim() !== '');
    if (pieces.length > 1 && pieces.length <= mostDetails) {
      return pieces.flatMap((piece) => this.#extras(piece, number, questions));
    }
    if (bare !== '') questions.push(ask('extra', bare, number, suggested(this.books.extras, bare)));
    return [];
  }

  /** A bare number behind the name is a price when it is the price, a count when it is less than any price could be. */
  #count(
    line: string,
    { count, unclear, points }: Counted,
    ordinal: string | undefined,
    one: number,
    number: number,
    questions: TextQuestion[],
  ): number {
    if (count !== undefined) return count;
    if (ordinal === undefined && (unclear === undefined || unclear === one)) {
      // Points for several, and no count: how many is not for us to say.
      const several = points !== undefined && one > 0 && points > one && points % one === 0;
      if (!several) return 1;
    }
    if (ordinal === undefined && unclear !== undefined && unclear > 0 && unclear < Math.min(one, 20))
      return unclear;
    const answer = Number(this.#answered('count', line));
    if (Number.isInteger(answer) && answer > 0) return answer;
    const told = ordinal ?? unclear ?? points ?? 1;
    const bought = one > 0 ? Number(told) / one : 0;
    const meant = Number.isInteger(bought) && bought > 0 ? bought : Number(told);
    questions.push(ask('count', line.trim(), number, [...new Set(['1', String(meant)])]));
    return 1;
  }

  #answered(kind: TextQuestion['kind'], written: string): string | undefined {
    const key = questionKey(kind, written);
    return Object.hasOwn(this.answers, key) ? this.answers[key] : undefined;
  }
}

function ask(
  kind: TextQuestion['kind'],
  written: string,
  line: number,
  suggestions: readonly string[],
): TextQuestion {
  const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  return { key: questionKey(kind, written), kind, line, written: shown, suggestions };
}

function suggested(book: NameBook, written: string): readonly string[] {
  const found = book.find(written);
  return 'id' in found ? [found.id] : found.suggestions;
}

/** Every way to divide words into a name and what comes with it, the longest name first. */
function divisions(words: string): readonly (readonly [string, readonly string[]])[] {
  const [first = '', ...more] = words.split(/[,;+|]/u).map((piece) => piece.trim());
  const behind = more.filter((piece) => piece !== '');
  const ways: (readonly [string, readonly string[]])[] = [[first, behind]];
  const joints = [...first.matchAll(new RegExp(connectors, 'giu'))].slice(0, mostDetails);
  for (const { index, 0: joint } of joints.reverse()) {
    ways.push([first.slice(0, index), [first.slice(index + joint.length), ...behind]]);
  }
  if (behind.length > 0) ways.unshift([words, []]);
  return ways;
}
