import type { Words } from '../map/campaign-map.js';

/** What a roll brings. Without `to` it holds for everything from `from` up. */
export interface TableRow {
  readonly from: number;
  readonly to?: number;
  readonly text: Words;
}

export interface Modifier {
  readonly value: number;
  readonly text: Words;
}

/** A rule that holds in some battles only, in short words, with its die table if it has one. */
export interface SpecialRule {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
  readonly table?: readonly TableRow[];
  readonly modifiers?: readonly Modifier[];
}
