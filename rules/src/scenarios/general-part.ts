import type { Words } from '../map/campaign-map.js';
import type { Plan } from './plan.js';
import type { SpecialRule } from './special-rule.js';

/** A way to lay out the terrain. */
export interface TerrainMethod {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
}

/** A way to set up the armies, and who moves first then. */
export interface DeploymentMethod extends TerrainMethod {
  readonly firstMove: 'agreed' | 'firstDeployed';
}

/** Rules that several scenarios share; a scenario names the chapters it is played with. */
export interface Chapter {
  readonly id: string;
  readonly title: Words;
  readonly rules: readonly SpecialRule[];
}

/** What holds for every battle unless its scenario says otherwise. */
export interface GeneralPart {
  readonly version: number;
  /** The tables the game was made for, in cm. */
  readonly tables: readonly Plan['table'][];
  /** How deep a zone usually is, and how far apart the armies start, in cm. */
  readonly zoneDepth: number;
  readonly apart: number;
  readonly space: Words;
  readonly deployment: readonly DeploymentMethod[];
  readonly terrain: readonly TerrainMethod[];
  /** B1: the turns for each side of the die. */
  readonly length: { readonly turns: readonly number[]; readonly text: Words };
  readonly chapters: readonly Chapter[];
}
