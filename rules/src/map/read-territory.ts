import { territoryKinds, territorySorts, type TerritoryKind, type TerritorySort } from './campaign-map.js';
import type { TerritoryDraft } from './map-draft.js';
import { quote, readChoice, readId, readObject, readPosition, readText, readWords } from './shape.js';
import type { Report } from './violation.js';

/** M2: which sorts a kind has; one of them must be named, since icon and scenario hang on it. */
const sortsOf: Readonly<Record<TerritoryKind, readonly TerritorySort[]>> = {
  capital: [],
  fortress: [],
  resource: ['mine', 'port', 'forest', 'village', 'necropolis'],
  crossing: ['bridge', 'ford'],
  pass: [],
  settlement: [],
};

/** Reads a territory and checks what it says of itself; its neighbours are looked at later. */
export function readTerritory(value: unknown, where: string, report: Report): TerritoryDraft | undefined {
  const fields = readObject(value, where, ['id', 'kind', 'sort', 'name', 'realm', 'seat', 'letter'], report);
  if (fields === undefined) return undefined;
  const id = readId(fields.id, `${where}.id`, report);
  const kind = readChoice(fields.kind, `${where}.kind`, territoryKinds, report);
  return {
    where,
    id,
    kind,
    sort: readSort(fields.sort, kind, `${where}.sort`, report),
    name: readWords(fields.name, `${where}.name`, report),
    realm: readOwner(fields.realm, kind, quote(id), `${where}.realm`, report),
    seat: readPosition(fields.seat, `${where}.seat`, report),
    letter: fields.letter === undefined ? undefined : readLetter(fields.letter, `${where}.letter`, report),
  };
}

function readSort(
  value: unknown,
  kind: TerritoryKind | undefined,
  where: string,
  report: Report,
): TerritorySort | undefined {
  const fitting = kind === undefined ? territorySorts : sortsOf[kind];
  if (value === undefined) {
    if (kind !== undefined && fitting.length > 0) {
      report('MAP_SORT_MISSING', where, { kind, choices: fitting.join(', ') });
    }
    return undefined;
  }
  const sort = readChoice(value, where, territorySorts, report);
  if (kind !== undefined && sort !== undefined && !fitting.includes(sort)) {
    report('MAP_SORT_MISFIT', where, { kind, sort });
  }
  return sort;
}

/** M4: every capital has its owner from the start, crossings and passes have none; the others may. */
function readOwner(
  value: unknown,
  kind: TerritoryKind | undefined,
  territory: string,
  where: string,
  report: Report,
): string | undefined {
  if (value === undefined) {
    if (kind === 'capital') report('MAP_CAPITAL_UNOWNED', where, { territory });
    return undefined;
  }
  if (kind === 'crossing' || kind === 'pass') report('MAP_CROSSING_OWNED', where, { territory });
  return readId(value, where, report);
}

/** The dot and the space mean "nobody's" in the drawing of the lands. */
function readLetter(value: unknown, where: string, report: Report): string | undefined {
  const letter = readText(value, where, report);
  if (letter === undefined || (letter !== '.' && [...letter.slice(0, 4)].length === 1)) return letter;
  report('MAP_LETTER_INVALID', where, { letter: quote(letter) });
  return undefined;
}
