import type { Words } from '../src/index.js';

type Value = string | number | undefined;
export type Fields = Readonly<Record<string, Value>>;

/** What the book says of a thing; a field that it leaves open is not there. */
export interface BookEntry {
  readonly name: string;
  readonly fields: Fields;
  /** The numbers that a description may name. */
  readonly figures: readonly number[];
  /** The lines of the rulebook. */
  readonly lines: string;
}

/** The same thing as we ship it, by its Spanish name. */
export interface ShippedEntry {
  readonly name: string;
  readonly fields: Fields;
  readonly text?: Words;
}

/** Every difference in a sentence, looked for both ways; empty when they agree. */
export function differences(
  table: string,
  book: readonly BookEntry[],
  shipped: readonly ShippedEntry[],
): readonly string[] {
  const ours = new Map(shipped.map((one) => [key(one.name), one]));
  const known = new Set(book.map(({ name }) => key(name)));
  return [
    ...doubles(shipped.map(({ name }) => name)).map((name) => `${table}: ${name}: shipped twice`),
    ...doubles(book.map(({ name }) => name)).map((name) => `${table}: ${name}: typed twice`),
    ...shipped
      .filter(({ name }) => !known.has(key(name)))
      .map(({ name }) => `${table}: ${name}: not in the book`),
    ...book.flatMap((entry) => {
      const one = ours.get(key(entry.name));
      if (one === undefined) return [`${table}: ${entry.name} (${entry.lines}): not among ours`];
      return [...wrongFields(entry, one), ...wrongText(entry, one)].map(
        (fault) => `${table}: ${entry.name}: ${fault}`,
      );
    }),
  ];
}

function wrongFields({ fields, lines }: BookEntry, ours: ShippedEntry): readonly string[] {
  return Object.entries(fields)
    .filter(([field, value]) => value !== ours.fields[field])
    .map(
      ([field, value]) => `${field}: ${told(value)} in the book (${lines}), ${told(ours.fields[field])} ours`,
    );
}

/** A description may leave figures out, but neither change nor invent one, and in both languages alike. */
function wrongText(entry: BookEntry, { text }: ShippedEntry): readonly string[] {
  if (text === undefined) return [];
  const [en, es] = [numbers(text.en), numbers(text.es)];
  return [
    ...strangeFigures(entry, text),
    ...(en.toSorted().join() === es.toSorted().join()
      ? []
      : [`its text names ${told(en.join(', '))} in English, ${told(es.join(', '))} in Spanish`]),
  ];
}

/** The numbers of a description that stand neither in the book's nor in the fields beside it. */
export function strangeFigures(
  { fields, figures, lines }: Omit<BookEntry, 'name'>,
  { en, es }: Words,
): readonly string[] {
  const fair = new Set([...figures, ...Object.values(fields).flatMap((value) => numbers(told(value)))]);
  return [...new Set([...numbers(en), ...numbers(es)])]
    .filter((number) => !fair.has(number))
    .map((number) => `its text names ${number}, which the book (${lines}) does not`);
}

/** The numerals of a text; English writes D6 for what is 1D6 in Spanish. */
function numbers(text: string): readonly number[] {
  const same = text.replace(/\b1D(?=\d)/g, 'D');
  return same.match(/\d+/g)?.map(Number) ?? [];
}

function told(value: Value): string {
  return value === undefined || value === '' ? 'nothing' : String(value);
}

/** Capitals and marks differ between the book's headings and a list, and are no figures. */
function key(name: string): string {
  return name.toLocaleLowerCase('es').replace(/[^\p{L} ]/gu, '');
}

function doubles(all: readonly string[]): readonly string[] {
  return all.filter((name, at) => all.findIndex((other) => key(other) === key(name)) !== at);
}
