import { type ArmyList, isCharacter, type Limits, type Unit } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { anyOf, figure, say } from '../say.js';
import { type Sheet, type SheetColumn, sheetOf } from '../sheet/sheet.js';
import { typeWord } from './army-words.js';
import { profileCells, profileColumns } from './profile-cells.js';

const unitColumns = (): SheetColumn[] => [
  { key: 'type', label: m.sheet_type(), words: true },
  ...profileColumns(),
  { key: 'size', label: m.sheet_size(), short: m.sheet_size_short() },
  { key: 'points', label: m.sheet_points() },
  { key: 'limits', label: m.sheet_limits() },
];

/** As lists print it, "2/–" for at least two; what there is but once says so. */
export function limitsWord({ min, max, perArmy }: Limits): string | undefined {
  if (perArmy !== undefined) return m.sheet_per_army({ count: figure(perArmy) });
  if (min === undefined && max === undefined) return undefined;
  return `${min ?? '–'}/${max ?? '–'}`;
}

const unitRow = (unit: Unit, character: boolean) => ({
  id: unit.id,
  name: say(unit.name),
  cells: {
    ...profileCells(unit),
    type: typeWord(unit.type),
    // A character is one stand, always.
    size: character ? undefined : figure(unit.size),
    points: figure(unit.points),
    limits: unit.type === 'general' ? m.sheet_exactly_one() : limitsWord(unit),
  },
  note: unit.rules && say(unit.rules),
});

export function unitSheet({ units }: ArmyList, wanted: 'troops' | 'characters'): Sheet {
  const characters = wanted === 'characters';
  return sheetOf(
    unitColumns(),
    units.filter(({ type }) => isCharacter(type) === characters).map((unit) => unitRow(unit, characters)),
  );
}

export function mountSheet({ mounts, units }: ArmyList): Sheet {
  const nameOf = new Map(units.map(({ id, name }) => [id, say(name)]));
  const rows = mounts.map((mount) => ({
    id: mount.id,
    name: say(mount.name),
    cells: {
      ...profileCells(mount),
      type: typeWord(mount.type),
      riders: anyOf(mount.riders.map((id) => nameOf.get(id) ?? id)),
      points: `+${figure(mount.points)}`,
      limits: limitsWord(mount),
    },
    note: mount.rules && say(mount.rules),
  }));
  const [type, ...others] = unitColumns();
  const riders = { key: 'riders', label: m.sheet_riders(), words: true };
  return sheetOf([...(type ? [type] : []), riders, ...others], rows);
}
