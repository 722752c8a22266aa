import {
  type Armoury,
  characterTypes,
  isCharacter,
  itemSorts,
  type ItemSort,
  type MagicItem,
} from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { manyWord, sideWord } from '../armies/army-words.js';
import { profileCells, profileColumns } from '../armies/profile-cells.js';
import type { Library } from '../library.js';
import { allOf, figure, say } from '../say.js';
import { type Sheet, sheetOf } from '../sheet/sheet.js';

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whole types first, all kinds of characters in one word, then the single lines of lists that may carry it besides. */
export function bearersWord({ bearers }: Pick<MagicItem, 'bearers'>, { armies }: Pick<Library, 'armies'>) {
  const units = new Map(armies.flatMap((army) => army.units.map(({ id, name }) => [id, say(name)])));
  const single = bearers.units?.map((id) => units.get(id) ?? id) ?? [];
  const everyCharacter = characterTypes.every((type) => bearers.types.includes(type));
  const types = bearers.types.filter((type) => !(everyCharacter && isCharacter(type))).map(manyWord);
  const characters = everyCharacter ? [m.troops_characters_many()] : [];
  return capitalised(allOf([...types, ...characters, ...single]));
}

export const houseMark = (edition: string | undefined): string | undefined =>
  edition === 'house' ? m.library_house() : undefined;

export function itemSheet(sort: ItemSort, library: Pick<Library, 'armies' | 'armoury'>): Sheet {
  const armies = new Map(library.armies.map(({ id, name }) => [id, say(name)]));
  return sheetOf(
    [
      { key: 'effect', label: m.sheet_effect(), words: true },
      { key: 'bearers', label: m.sheet_bearers(), words: true },
      { key: 'armies', label: m.sheet_armies(), words: true },
      { key: 'points', label: m.sheet_points() },
    ],
    library.armoury.items
      .filter((item) => item.sort === sort)
      .map((item) => ({
        id: item.id,
        name: say(item.name),
        cells: {
          effect: item.rules && say(item.rules),
          bearers: bearersWord(item, library),
          armies: item.armies && allOf(item.armies.map((id) => armies.get(id) ?? id)),
          points: figure(item.points),
        },
        mark: houseMark(item.edition),
      })),
  );
}

export function gearSheet({ gear }: Armoury): Sheet {
  return sheetOf(
    [
      { key: 'side', label: m.sheet_side(), words: true },
      { key: 'crew', label: m.sheet_crew(), words: true },
      ...profileColumns(),
      { key: 'points', label: m.sheet_points() },
    ],
    gear.map((piece) => ({
      id: piece.id,
      name: say(piece.name),
      cells: {
        ...profileCells(piece),
        side: sideWord(piece.side),
        crew: piece.attachesTo && capitalised(allOf(piece.attachesTo.map(manyWord))),
        points: figure(piece.points),
      },
      note: piece.rules && say(piece.rules),
      mark: houseMark(piece.edition),
    })),
  );
}

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly points: string;
}

/** What an army may choose from, by sort, for its own page. */
export function itemsFor(army: string, { items }: Armoury): { sort: ItemSort; items: Choice[] }[] {
  return itemSorts.flatMap((sort) => {
    const chosen = items
      .filter((item) => item.sort === sort && (item.armies?.includes(army) ?? true))
      .map(({ id, name, points }) => ({ id, name: say(name), points: figure(points) }));
    return chosen.length > 0 ? [{ sort, items: chosen }] : [];
  });
}
