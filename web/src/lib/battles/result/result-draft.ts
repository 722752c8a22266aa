import type { End, Role } from '@pelagonia/rules';
import type { BattleOutcome } from '../../generated/operations.js';
import { fits, type DraftKind } from '../../form/kept-draft.js';
import type { Fate } from './roster-fates.js';

/** B5: how much is told. */
export const depths = ['rosters', 'outcome', 'totals', 'full'] as const;
export type Depth = (typeof depths)[number];

/** Where rosters can be read nobody counts by army list; where none can, nobody counts by roster. */
export const depthsOffered = (byRoster: boolean): readonly Depth[] =>
  depths.filter((depth) => depth !== (byRoster ? 'full' : 'rosters'));

/** A loss that stands in no army list: with a mount or an item, or of an army that has no list. */
export const freeKinds = ['destroyed', 'halved', 'character'] as const;
export type FreeKind = (typeof freeKinds)[number];
export interface FreeLoss {
  kind: FreeKind;
  points: number;
}

export interface SideDraft {
  end: End;
  /** By line of the army list: how many were destroyed, and how many reduced to one stand. */
  destroyed: Record<string, number>;
  halved: Record<string, number>;
  /** B4: Troll Slayers that live. */
  alive: Record<string, number>;
  free: FreeLoss[];
  /** When the roster was handed in that `fates` is of; by entry, what became of each of it. */
  roster: string;
  fates: Record<number, Fate[]>;
  /** By objective: how often it was reached, or the dice rolled for it. */
  reached: Record<string, number>;
  dice: Record<string, number[]>;
  /** Names of veterans that were destroyed. */
  veterans: string[];
}

/** A result as somebody is entering it, at whatever depth; changing the depth loses nothing. */
export interface ResultDraft {
  depth: Depth;
  outcome: BattleOutcome | '';
  totals: Record<Role, string>;
  size: string;
  sides: Record<Role, SideDraft>;
}

const blankSide = (): SideDraft => ({
  end: 'stood',
  destroyed: {},
  halved: {},
  alive: {},
  free: [],
  roster: '',
  fates: {},
  reached: {},
  dice: {},
  veterans: [],
});

export const blankDraft = (size: number, depth: Depth = 'outcome'): ResultDraft => ({
  depth,
  outcome: '',
  totals: { attacker: '', defender: '' },
  size: String(size),
  sides: { attacker: blankSide(), defender: blankSide() },
});

/** How a draft is kept on this device until it is sent. */
export const resultDrafts: DraftKind<ResultDraft> = {
  edition: 2,
  is: (value): value is ResultDraft =>
    fits(value, blankDraft(0)) && depths.includes((value as ResultDraft).depth),
};
