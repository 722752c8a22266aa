import {
  isCharacter,
  paysHalf,
  tollOf,
  type Casualty,
  type Checked,
  type RosterToll,
} from '@pelagonia/rules';
import type { FieldedRoster } from '../armies/fielded-roster.js';
import type { SideDraft } from './result-draft.js';

/** What became of one unit or character of a roster. */
export const fates = ['whole', 'lost', 'stand'] as const;
export type Fate = (typeof fates)[number];

type Entry = FieldedRoster['roster']['entries'][number];

const unitOf = ({ library: { list } }: FieldedRoster, { unit }: Entry) =>
  list.units.find(({ id }) => id === unit);

/** Siege gear is worth nothing to anybody; it is not asked for. */
export const isAsked = (fielded: FieldedRoster, entry: Entry): boolean =>
  unitOf(fielded, entry) !== undefined;

export function isPerson(fielded: FieldedRoster, entry: Entry): boolean {
  const unit = unitOf(fielded, entry);
  return unit !== undefined && isCharacter(unit.type);
}

/** Stands of one unit of an entry, to be drawn. */
export const standsOf = (fielded: FieldedRoster, entry: Entry): number => unitOf(fielded, entry)?.size ?? 1;

/** What another tap makes of it; a single stand is only asked of units that pay for it. */
export function nextFate(fielded: FieldedRoster, entry: Entry, fate: Fate): Fate {
  const unit = unitOf(fielded, entry);
  const halves =
    unit !== undefined &&
    paysHalf({ stands: unit.size, character: isCharacter(unit.type), slayers: unit.slayers === true });
  const known = halves ? fates : fates.slice(0, 2);
  return known[(known.indexOf(fate) + 1) % known.length] ?? 'whole';
}

/** The fates of an entry, one for each of it. */
export const fatesOf = (side: Pick<SideDraft, 'fates'>, index: number, count: number): readonly Fate[] =>
  Array.from({ length: count }, (_, number) => side.fates[index]?.[number] ?? 'whole');

/** What was tapped, as the rules take it. */
export function casualtiesOf(side: Pick<SideDraft, 'fates'>, { roster }: FieldedRoster): Casualty[] {
  return roster.entries
    .map(({ count }, entry) => {
      const all = fatesOf(side, entry, count);
      const many = (fate: Fate) => all.filter((one) => one === fate).length;
      return { entry, destroyed: many('lost'), reduced: many('stand') };
    })
    .filter(({ destroyed, reduced }) => destroyed + reduced > 0);
}

/** What follows from it, by the rules. */
export const tollOfSide = (side: SideDraft, fielded: FieldedRoster): Checked<RosterToll> =>
  tollOf(
    fielded.library.list,
    fielded.library.armoury,
    fielded.roster,
    casualtiesOf(side, fielded),
    side.end,
  );
