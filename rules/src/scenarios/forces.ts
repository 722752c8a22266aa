import type { Words } from '../map/campaign-map.js';
import type { Role } from './scenario.js';

/** When troops come on: by a die at the start of each of their side's turns, or at a turn that is known. */
export type Arrival =
  { readonly kind: 'roll'; readonly least: number } | { readonly kind: 'turn'; readonly turn: number };

export interface Reinforcement {
  readonly id: string;
  readonly side: Role;
  /** Points they bring beyond those of their side, for every 100 it starts with; 0: a part of the same army. */
  readonly share: number;
  readonly arrival: Arrival;
  /** The zones of the plan where they come on. */
  readonly zones: readonly string[];
  readonly text: Words;
}

/** Pieces or troops with a part of their own: waggons, coaches, a garrison set apart. */
export interface Detachment {
  readonly id: string;
  readonly side: Role;
  readonly name: Words;
  readonly count: number;
  /** So many for the army, or for each unit in it. */
  readonly per: 'army' | 'unit';
  /** Its player may leave it out. */
  readonly optional: boolean;
  readonly text: Words;
}

export interface Forces {
  /** Points of the attacker for every 100 of the defender at the start: 200 is two to one. */
  readonly ratio: number;
  readonly text: Words;
  readonly reinforcements: readonly Reinforcement[];
  readonly detachments: readonly Detachment[];
}

/** One side sets up in some zones of the plan. */
export interface DeploymentStep {
  readonly side: Role;
  readonly zones: readonly string[];
  readonly text: Words;
}

export interface Deployment {
  /** `given`: in the order of the steps. `agreed`: by one of the methods of the general part. */
  readonly order: 'given' | 'agreed';
  readonly steps: readonly DeploymentStep[];
}
