import { type Honour, honourWords } from '../../veterans/honours.js';
import type { Language } from '../../map/describe-violation.js';
import type { ArmyList } from '../army-list.js';
import type { Armoury } from '../armoury.js';
import { type Catalogue, catalogueOf } from '../catalogue.js';
import { checkRoster } from '../check-roster.js';
import type { Roster, RosterEntry } from '../roster.js';
import { priceOfOne } from '../roster-tally.js';
import { partsOf } from './line-parts.js';
import type { NameBook } from './name-book.js';
import { NameBook as Book } from './name-book.js';
import { headingOf } from './read-heading.js';
import { booksOf, type RosterBooks } from './roster-books.js';

/**
 * The roster as a text that people can paste into a chat, and `parseRosterText` can read again. Honours of its veterans are
 * told below, for people alone: the muster roll is what gives them.
 */
export function formatRosterText(
  list: ArmyList,
  armoury: Armoury,
  roster: Roster,
  language: Language,
  honours: ReadonlyMap<string, Honour> = new Map(),
): string {
  const catalogue = catalogueOf(list, armoury);
  const books = booksOf(list, armoury);
  const { total, units, breakPoint } = checkRoster(list, armoury, roster);
  const spanish = language === 'es';
  const points = spanish ? 'puntos' : 'points';
  return [
    ...(roster.name === undefined ? [] : [`# ${roster.name.replace(/\s+/gu, ' ').trim()}`]),
    `${armyName(list, language)}, ${roster.size} ${points}`,
    ...roster.entries.map((entry) => lineOf(entry, catalogue, books, language)),
    spanish
      ? `Total: ${total} ${points}, ${units} unidades, se retira al perder ${breakPoint}`
      : `Total: ${total} ${points}, ${units} units, breaks at ${breakPoint}`,
    ...roster.entries.flatMap(({ veteran = '' }) => {
      const honour = honours.get(veteran);
      return honour === undefined
        ? []
        : [`// ${JSON.stringify(veteran)}: ${honourWords[honour].name[language]}`];
    }),
    '',
  ].join('\n');
}

/** The roster as a file. */
export function formatRosterFile({ name, army, size, entries }: Roster): string {
  const lines = entries.map(({ unit, count, items, mount, veteran }) => ({
    unit,
    count,
    ...(mount !== undefined && { mount }),
    ...(items.length > 0 && { items }),
    ...(veteran !== undefined && { veteran }),
  }));
  return `${JSON.stringify({ ...(name !== undefined && { name }), army, size, entries: lines }, null, 2)}\n`;
}

function armyName({ id, name }: ArmyList, language: Language): string {
  const heading = headingOf(`${name[language]}, 1 points`, new Book([{ id, name }]));
  return heading?.kind === 'army' && heading.army === id ? name[language] : id;
}

function lineOf(entry: RosterEntry, catalogue: Catalogue, books: RosterBooks, language: Language): string {
  const { unit, count, items, mount, veteran } = entry;
  const line = catalogue.units.get(unit) ?? catalogue.gear.get(unit);
  const name = line === undefined ? unit : writable(line.name[language], unit, unit, books.lines);
  const extras = [
    ...(mount === undefined ? [] : [[`mount:${mount}`, mount, catalogue.mounts.get(mount)] as const]),
    ...items.map((item) => [`item:${item}`, item, catalogue.items.get(item)] as const),
  ].map(([key, id, extra]) => writable(extra?.name[language] ?? id, key, id, books.extras));
  return [
    `${count} ${name}`,
    ...(veteran === undefined ? [] : [JSON.stringify(veteran)]),
    ...(extras.length === 0 ? [] : [`[${extras.join(', ')}]`]),
    `(${count * priceOfOne(catalogue, entry)})`,
  ].join(' ');
}

/** The name, if it means this thing and no other and nothing in it could be taken for anything else; else the id. */
function writable(name: string, key: string, id: string, book: NameBook): string {
  const { words, whole, details } = partsOf(`1 ${name}`);
  const plain = name.length <= 80 && words === name && whole === name && details.length === 0;
  const unbroken = !/[,;+|/&]|[\s,:]\d/u.test(name);
  return plain && unbroken && book.sure(name) === key ? name : id;
}
