import type { ArmyList, Mount, Unit, Words } from '../src/index.js';
import type { BookEntry, ShippedEntry } from './book-comparison.js';
import { type BookRow, bookTable, cell, figure, figures, names } from './book-tables.js';

/** The types as the book calls them; a character's mount is a line of its own there. */
export const bookTypes = new Map([
  ['Infantería', 'infantry'],
  ['Caballería', 'cavalry'],
  ['Carro', 'chariot'],
  ['Monstruo', 'monster'],
  ['Artillería', 'artillery'],
  ['Máquina Guerra', 'machine'],
  ['Máquina de Guerra', 'machine'],
  ['General', 'general'],
  ['Héroe', 'hero'],
  ['Hechicero', 'wizard'],
  ['Montado en Monstruo', 'monster mount'],
  ['Montado en Carro', 'chariot mount'],
  ['Especial', 'special mount'],
]);

export function bookArmy(id: string): readonly BookEntry[] {
  return bookTable(id).map((row) => {
    const type = bookTypes.get(cell(row, 'type') ?? '');
    if (type === undefined) throw new Error(`${id}.txt: unknown type ${cell(row, 'type')}`);
    const shared = { type, ...profile(row), points: figure(row, 'points'), perArmy: once(row) };
    const isMount = type.endsWith('mount');
    const others = names(row, 'joins or is ridden by');
    return {
      name: cell(row, 'name') ?? '',
      lines: cell(row, 'book') ?? '',
      figures: figures(row, 'note figures'),
      fields: isMount
        ? { ...shared, max: limits(row).max, riders: others.join(', ') }
        : {
            ...shared,
            ...limits(row),
            size: figure(row, 'size'),
            attachesTo: others.map((one) => bookTypes.get(one)).join(', '),
          },
    };
  });
}

export function ourArmy({ units, mounts }: ArmyList): readonly ShippedEntry[] {
  const spanish = new Map(units.map(({ id, name }) => [id, name.es]));
  return [
    ...units.map((unit) => ({
      ...entry(unit),
      fields: { ...unitFields(unit), type: unit.type, attachesTo: (unit.attachesTo ?? []).join(', ') },
    })),
    ...mounts.map((mount) => ({
      ...entry(mount),
      fields: {
        ...unitFields(mount),
        type: `${mount.type} mount`,
        riders: mount.riders
          .map((id) => spanish.get(id) ?? id)
          .toSorted()
          .join(', '),
      },
    })),
  ];
}

/** The book's `+ rebote` and `por peana` are words, and written in English in the lists. */
function profile(row: BookRow): BookEntry['fields'] {
  return {
    attack: cell(row, 'attack')?.replace('+ rebote', '+bounce').replace('por peana', 'per stand'),
    range: figure(row, 'range'),
    hits: figure(row, 'hits'),
    armour: armour(row),
    command: figure(row, 'command'),
  };
}

/** Nought is no armour; `0 ó 6` is that of the unit joined, and therefore none of its own. */
export function armour(row: BookRow): number | undefined {
  const save = figure(row, 'armour');
  return save === 0 ? undefined : save;
}

/** A lone 1 stands with the General, of whom the rules ask for exactly one without being told. */
function limits(row: BookRow): { min: number | undefined; max: number | undefined } {
  const [least, most] = (cell(row, 'min/max') ?? '').split('/');
  if (most === undefined) return { min: undefined, max: undefined };
  return { min: limit(least), max: limit(most) };
}

function limit(text: string | undefined): number | undefined {
  return text === '–' ? undefined : Number(text);
}

function once(row: BookRow): number | undefined {
  return cell(row, 'once') === 'una' ? 1 : undefined;
}

/** Name and text of anything that has them. */
export function entry({
  name,
  rules,
}: {
  readonly name: Words;
  readonly rules?: Words;
}): Pick<ShippedEntry, 'name' | 'text'> {
  return rules === undefined ? { name: name.es } : { name: name.es, text: rules };
}

function unitFields(one: Unit | Mount): ShippedEntry['fields'] {
  const { attack, range, hits, armour, command, points, max, perArmy } = one;
  const shared = { attack, range, hits, armour, command, points, max, perArmy };
  return 'size' in one ? { ...shared, min: one.min, size: one.size } : shared;
}
