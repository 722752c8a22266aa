import type { ArmyLine } from '../armies/army-ledger.js';
import type { InputFault } from '../input/fault.js';
import type { MusterRoll } from '../veterans/muster-roll.js';

/** Units of one kind, or a character; whatever `items` and `mount` name, each of them has. */
export interface RosterEntry {
  readonly unit: string;
  readonly count: number;
  readonly items: readonly string[];
  readonly mount?: string;
  /** The name of the veteran that this one unit is. */
  readonly veteran?: string;
}

/** An army as a player has chosen it; whether it keeps to its list is for `checkRoster` to say. */
export interface Roster {
  /** What its player calls it. */
  readonly name?: string;
  readonly army: string;
  readonly size: number;
  readonly entries: readonly RosterEntry[];
}

/** What a roster may hold at most; nobody's army comes near, and whoever goes beyond is told so at once. */
export const rosterBounds = {
  entries: 200,
  name: 80,
  /** Units, characters and gear in all. */
  pieces: 2000,
  /** Characters of a roster as text or as a file. */
  text: 60_000,
  /** Characters of one line of a text. */
  line: 500,
} as const;

/** What a roster is for, as far as that says what it may have. */
export interface RosterTerms {
  /** The veterans of its player; absent: nobody asks who is one. */
  readonly roll?: MusterRoll;
  /** On which side of a siege it stands, or that there is no siege; absent: nobody asks. */
  readonly siege?: 'besieger' | 'besieged' | 'none';
  /** S4: the army it is fielded from, and the points of a garrison that is chosen anew; absent: no army lasts here. */
  readonly standing?: { readonly lines: readonly ArmyLine[]; readonly garrison: number };
}

export interface RosterReport {
  readonly total: number;
  /** Characters, what is attached to units, and siege gear are not units. */
  readonly units: number;
  /** B1: units lost at which the army withdraws. */
  readonly breakPoint: number;
  /** Empty: the roster is legal. */
  readonly faults: readonly InputFault[];
}
