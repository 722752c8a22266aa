import { readFileSync } from 'node:fs';

const folder = new URL('book/', import.meta.url);

/** A row of a table typed from the rulebook: the cells by the head of their column. */
export type BookRow = ReadonlyMap<string, string>;

/** The rows of `book/<name>.txt`; the first line that is no comment has the heads. */
export function bookTable(name: string): readonly BookRow[] {
  const lines = readFileSync(new URL(`${name}.txt`, folder), 'utf8').split('\n');
  const [heads = [], ...rows] = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => {
    if (cells.length !== heads.length) throw new Error(`${name}.txt: ${cells.join(' | ')}: wrong columns`);
    return new Map(heads.map((head, at) => [head, cells[at] ?? '']));
  });
}

/** A cell that must be there; what stands in it, or undefined for the book's dash. */
export function cell(row: BookRow, head: string): string | undefined {
  const found = row.get(head);
  if (found === undefined) throw new Error(`no column "${head}"`);
  return found === '–' ? undefined : found;
}

/** The number in a cell, however it is dressed: `+80`, `6+`, `30 cm`. */
export function figure(row: BookRow, head: string): number | undefined {
  const found = cell(row, head)?.match(/\d+/)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** The names in a cell, such as the riders of a mount, in alphabetical order. */
export function names(row: BookRow, head: string): readonly string[] {
  return cell(row, head)?.split(', ').toSorted() ?? [];
}

/** The numbers in a cell. */
export function figures(row: BookRow, head: string): readonly number[] {
  return cell(row, head)?.match(/\d+/g)?.map(Number) ?? [];
}
