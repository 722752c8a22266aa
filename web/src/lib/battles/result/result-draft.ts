import type { End, Role } from '@pelagonia/rules';
import type { BattleOutcome } from '../../generated/operations.js';

/** B5: how much is told. */
export const depths = ['outcome', 'totals', 'full'] as const;
export type Depth = (typeof depths)[number];

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
  reached: {},
  dice: {},
  veterans: [],
});

export const blankDraft = (size: number): ResultDraft => ({
  depth: 'outcome',
  outcome: '',
  totals: { attacker: '', defender: '' },
  size: String(size),
  sides: { attacker: blankSide(), defender: blankSide() },
});
