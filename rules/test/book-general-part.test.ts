import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../src/index.js';
import { strangeFigures } from './book-comparison.js';
import { bookTable, cell, figures } from './book-tables.js';
import { shippedGeneralPart } from './shipped-scenarios.js';

const ours = shippedGeneralPart();
const typed = new Map(bookTable('general').map((row) => [cell(row, 'name') ?? '', row]));
const rules = ours.chapters.flatMap((chapter) => chapter.rules);

function book(name: string): string {
  const row = typed.get(name);
  if (row === undefined) throw new Error(`general.txt has no row "${name}"`);
  return cell(row, 'figures') ?? '';
}

const rows = ({ table = [] }: SpecialRule): string =>
  table.map(({ from, to }) => (to === undefined ? `${from}+` : `${from}-${to}`)).join(' ');

describe('the general part of the rulebook', () => {
  it('has our tables, zones and length', () => {
    expect(ours.tables.flatMap(({ width, depth }) => [width, depth]).join(' ')).toBe(book('tables'));
    expect(`${ours.zoneDepth}`).toBe(book('depth of a zone'));
    expect(`${ours.apart}`).toBe(book('apart'));
    expect(ours.length.turns.join(' ')).toBe(book('turns'));
  });

  it.each(rules.filter(({ table }) => table !== undefined))('has our die table of $id', (rule) => {
    expect(rows(rule)).toBe(book(`table of ${rule.id}`));
  });

  it.each(rules.filter(({ modifiers }) => modifiers !== undefined))('adds what we add to $id', (rule) => {
    expect(rule.modifiers?.map(({ value }) => value).join(' ')).toBe(book(`modifiers of ${rule.id}`));
  });

  it.each(ours.chapters)('names every figure of our chapter $id', ({ id, rules: own }) => {
    const row = typed.get(`chapter of ${id}`) ?? new Map();
    const entry = { fields: {}, figures: figures(row, 'figures'), lines: cell(row, 'book') ?? '' };
    const texts = own.flatMap(({ text, table = [], modifiers = [] }) => [
      text,
      ...[...table, ...modifiers].map((one) => one.text),
    ]);
    expect(texts.flatMap((text) => strangeFigures(entry, text))).toEqual([]);
  });

  it('has no die table that we lack', () => {
    const ourTables = rules.filter(({ table }) => table !== undefined).map(({ id }) => `table of ${id}`);
    const itsTables = [...typed.keys()].filter((name) => name.startsWith('table of'));
    expect(ourTables.toSorted()).toEqual(itsTables.toSorted());
  });
});
