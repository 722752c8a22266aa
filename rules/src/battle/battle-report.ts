import type { Role, Scenario } from '../scenarios/scenario.js';

/** How a side ended the battle. */
export const ends = ['stood', 'conceded', 'withdrew'] as const;
export type End = (typeof ends)[number];

/** A side's own unit or character that was hurt or destroyed; Troll Slayers also when unhurt, for B4 counts them. */
export interface Loss {
  /** What it cost, mounts and magic items included. */
  readonly points: number;
  /** Stands at the start and at the end. */
  readonly stands: number;
  readonly left: number;
  readonly character: boolean;
  readonly slayers: boolean;
}

/** How often an objective was reached, or the dice rolled for it, one for each. */
export type Reached = number | readonly number[];

export interface SideReport {
  readonly end: End;
  readonly losses: readonly Loss[];
  readonly objectives: ReadonlyMap<string, Reached>;
}

/** A battle as its sides report it, checked against its scenario. */
export interface BattleReport {
  /** Absent: a plain battle without bonuses. */
  readonly scenario?: Scenario;
  /** The agreed points a side; bonuses per 1,000 grow with it. */
  readonly size: number;
  readonly sides: Readonly<Record<Role, SideReport>>;
}
