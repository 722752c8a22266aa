import type { ArmyList, Mount, MountType, Unit, UnitType, Words } from '@pelagonia/rules';

type Figure = number | null;
interface EditedWords {
  en: string;
  es: string;
}
/** What units and mounts have in common while they are written: a figure that was emptied is null. */
interface EditedLine {
  /** By which the page knows it, whatever its id becomes. */
  readonly key: number;
  /** Empty: made from the English name. */
  id: string;
  name: EditedWords;
  points: Figure;
  attack: string;
  range: Figure;
  hits: Figure;
  armour: Figure;
  command: Figure;
  max: Figure;
  perArmy: Figure;
  rules: EditedWords;
}
export interface EditedUnit extends EditedLine {
  type: UnitType;
  size: Figure;
  min: Figure;
  attachesTo: UnitType[];
  uncounted: boolean;
  slayers: boolean;
}
export interface EditedMount extends EditedLine {
  type: MountType;
  /** Keys of units. */
  riders: number[];
}
export interface EditedRule {
  readonly key: number;
  id: string;
  name: EditedWords;
  text: EditedWords;
}
/** An army list as somebody is writing it; what it comes to is for the rules to judge. */
export interface EditedList {
  id: string;
  version: number;
  edition: string;
  name: EditedWords;
  summary: EditedWords;
  units: EditedUnit[];
  mounts: EditedMount[];
  rules: EditedRule[];
}

/** “Knights of the Lake” → `knights-of-the-lake`. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

const noWords = (): EditedWords => ({ en: '', es: '' });
const copied = (words: Words | undefined): EditedWords =>
  words ? { en: words.en, es: words.es } : noWords();
/** Counts on from what the list has, so that keys stay apart. */
export const nextKey = ({ units, mounts, rules }: Pick<EditedList, 'units' | 'mounts' | 'rules'>): number =>
  1 + Math.max(0, ...[...units, ...mounts, ...rules].map(({ key }) => key));

const blankLine = (key: number): EditedLine => ({
  key,
  id: '',
  name: noWords(),
  points: null,
  attack: '',
  range: null,
  hits: null,
  armour: null,
  command: null,
  max: null,
  perArmy: null,
  rules: noWords(),
});
const troops = { attack: '3', hits: 3, size: 3 } as const;
const character = { attack: '+1', size: 1, command: 8 } as const;
const isPerson = (type: UnitType) => type === 'general' || type === 'hero' || type === 'wizard';

export const blankUnit = (key: number, type: UnitType = 'infantry'): EditedUnit => ({
  ...blankLine(key),
  type,
  min: null,
  attachesTo: [],
  uncounted: false,
  slayers: false,
  ...(isPerson(type) ? character : troops),
});
export const blankMount = (key: number): EditedMount => ({
  ...blankLine(key),
  type: 'monster',
  attack: '+1',
  riders: [],
});
export const blankRule = (key: number): EditedRule => ({ key, id: '', name: noWords(), text: noWords() });

export const blankList = (): EditedList => ({
  id: '',
  version: 1,
  edition: 'house',
  name: noWords(),
  summary: noWords(),
  units: [
    {
      ...blankUnit(1, 'general'),
      name: { en: 'General', es: 'General' },
      points: 125,
      command: 9,
      attack: '+2',
    },
    blankUnit(2),
  ],
  mounts: [],
  rules: [],
});

const lineOf = (line: Unit | Mount, key: number): EditedLine => ({
  key,
  id: line.id,
  name: copied(line.name),
  points: line.points,
  attack: line.attack ?? '',
  range: line.range ?? null,
  hits: line.hits ?? null,
  armour: line.armour ?? null,
  command: line.command ?? null,
  max: line.max ?? null,
  perArmy: line.perArmy ?? null,
  rules: copied(line.rules),
});

/** A sound list, to be changed. */
export function editedFrom({
  id,
  version,
  edition,
  name,
  summary,
  rules = [],
  units,
  mounts,
}: ArmyList): EditedList {
  const keys = new Map(units.map((unit, index) => [unit.id, index + 1]));
  return {
    id,
    version,
    edition,
    name: copied(name),
    summary: copied(summary),
    units: units.map((unit, index) => ({
      ...lineOf(unit, index + 1),
      type: unit.type,
      size: unit.size,
      min: unit.min ?? null,
      attachesTo: [...(unit.attachesTo ?? [])],
      uncounted: unit.uncounted ?? false,
      slayers: unit.slayers ?? false,
    })),
    mounts: mounts.map((mount, index) => ({
      ...lineOf(mount, units.length + index + 1),
      type: mount.type,
      riders: mount.riders.flatMap((rider) => keys.get(rider) ?? []),
    })),
    rules: rules.map((rule, index) => ({
      key: units.length + mounts.length + index + 1,
      id: rule.id,
      name: copied(rule.name),
      text: copied(rule.text),
    })),
  };
}

/** A copy is a club's own, under an id of its own. */
export const asOwn = (list: EditedList): EditedList => ({
  ...list,
  id: `${list.id}-house`.slice(0, 60),
  version: 1,
  edition: 'house',
});
