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

const titles: Record<BattleKind, (place: string) => string> = {
  MEETING: (place) => m.battles_title_meeting({ place }),
  FIELD: (place) => m.battles_title_field({ place }),
  SIEGE: (place) => m.battles_title_siege({ place }),
  ASSAULT: (place) => m.battles_title_assault({ place }),
  CONTEST: (place) => m.battles_title_contest({ place }),
  LEAGUE: (sides) => sides,
};
/** What people call a battle: its kind and its place, or who meets whom in a league. */
export const battleTitle = (kind: BattleKind, place: string): string => titles[kind](place);

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
