import { nobody } from '@pelagonia/rules';
import type { BattleKind, BattleStatus, Settlement } from '../generated/operations.js';
import { m } from '../paraglide/messages.js';

const statuses: Record<BattleStatus, () => string> = {
  READY: () => m.battles_status_ready(),
  APPOINTED: () => m.battles_status_appointed(),
  POSTPONED: () => m.battles_status_postponed(),
  REPORTED: () => m.battles_status_reported(),
  DISPUTED: () => m.battles_status_disputed(),
  SETTLED: () => m.battles_status_settled(),
  VOID: () => m.battles_status_void(),
};
export const statusWord = (status: BattleStatus): string => statuses[status]();

/** As much of a battle as it is called by. */
export interface NamedBattle {
  readonly kind: BattleKind;
  readonly attacker: string;
  readonly defender: string;
  readonly territory?: string | null;
}

/** How people at a table call its seats and places. */
interface TableNames {
  seatName(letter: string): string;
  placeName(territory: string): string;
}

const titles: Record<Exclude<BattleKind, 'LEAGUE' | 'MEETING'>, (place: string) => string> = {
  FIELD: (place) => m.battles_title_field({ place }),
  SIEGE: (place) => m.battles_title_siege({ place }),
  ASSAULT: (place) => m.battles_title_assault({ place }),
  CONTEST: (place) => m.battles_title_contest({ place }),
};

/** Who fights on a side; a garrison without an owner has no seat. */
export const fighterName = (letter: string, names: Pick<TableNames, 'seatName'>): string =>
  letter === nobody ? m.battles_nobody() : names.seatName(letter);

const sidesOf = ({ attacker, defender }: NamedBattle, names: TableNames) => ({
  attacker: fighterName(attacker, names),
  defender: fighterName(defender, names),
});

/** What people call a battle: its kind and its place; armies that meet on the way, or in a league, have but one another. */
export function battleTitle(battle: NamedBattle, names: TableNames): string {
  const { kind, territory } = battle;
  if (kind === 'LEAGUE') return m.battles_sides(sidesOf(battle, names));
  if (kind === 'MEETING') return m.battles_title_meeting(sidesOf(battle, names));
  return titles[kind](names.placeName(territory ?? ''));
}

/** "Battle for Mirewatch: Anna against Bruno". */
export function battleWords(battle: NamedBattle, names: TableNames): string {
  const title = battleTitle(battle, names);
  if (battle.kind === 'LEAGUE' || battle.kind === 'MEETING') return title;
  return `${title}: ${m.battles_sides(sidesOf(battle, names))}`;
}

const kinds: Record<BattleKind, () => string> = {
  MEETING: () => m.battles_kind_meeting(),
  FIELD: () => m.battles_kind_field(),
  SIEGE: () => m.battles_kind_siege(),
  ASSAULT: () => m.battles_kind_assault(),
  CONTEST: () => m.battles_kind_contest(),
  LEAGUE: () => m.battles_kind_league(),
};
/** The kind in a sentence, for those who do not know the word. */
export const kindWord = (kind: BattleKind): string => kinds[kind]();

const settlements: Record<Settlement, () => string> = {
  CONFIRMED: () => m.battles_settled_confirmed(),
  SILENCE: () => m.battles_settled_silence(),
  RULED: () => m.battles_settled_ruled(),
  NOT_FOUGHT: () => m.battles_settled_not_fought(),
  DICE: () => m.battles_settled_dice(),
};
export const settlementWord = (settlement: Settlement): string => settlements[settlement]();

/** Whether it still waits to be fought, reported or confirmed. */
export const isOpen = (status: BattleStatus): boolean => status !== 'SETTLED' && status !== 'VOID';
