import type { Role } from '../scenarios/scenario.js';
import type { End } from './battle-report.js';

/**
 * Every step of a score, with the rule it follows, the side that it pays (`points` may be 0) and what its sentence
 * names. `number` counts the losing side's list from 1.
 */
export interface ScoreSteps {
  UNIT_DESTROYED: { rule: 'B2'; side: Role; number: number; points: number };
  CHARACTER_KILLED: { rule: 'B2'; side: Role; number: number; points: number };
  CHARACTER_ALIVE: { rule: 'B2'; side: Role; number: number; points: 0 };
  UNIT_HALVED: { rule: 'B2'; side: Role; number: number; of: number; points: number };
  UNIT_TOO_SMALL: { rule: 'B2'; side: Role; number: number; stands: number; points: 0 };
  UNIT_STANDING: { rule: 'B2'; side: Role; number: number; left: number; points: 0 };
  SLAYERS_ALIVE: { rule: 'B4'; side: Role; number: number; points: number };
  SLAYERS_DESTROYED: { rule: 'B4'; side: Role; number: number; points: 0 };
  CASUALTIES_IGNORED: { rule: 'B3'; side: Role; points: 0 };
  BONUS_ONCE: { rule: 'B2'; side: Role; objective: string; base: number; points: number };
  BONUS_EACH: { rule: 'B2'; side: Role; objective: string; count: number; base: number; points: number };
  BONUS_DICE: { rule: 'B2'; side: Role; objective: string; dice: string; base: number; points: number };
  VICTORY_CLAIMED: { rule: 'B3'; side: Role; objective: string; points: 0 };
  VICTORY_FORFEITED: { rule: 'B3'; side: Role; objective: string; end: End; points: 0 };
  POINTS_FORFEITED: { rule: 'B3'; side: Role; points: number };
  POINTS_CUT: { rule: 'B3'; side: Role; enemy: number; points: number };
}

/** How the winner was found. */
export interface Verdicts {
  WON_BY_OBJECTIVE: { rule: 'B3'; side: Role };
  WON_BY_CONCESSION: { rule: 'B3'; side: Role };
  WON_BY_POINTS: { rule: 'B3'; side: Role; points: number; enemy: number };
  DRAWN: { rule: 'B3'; points: number };
}

export type ScoreStepCode = keyof ScoreSteps;
export type VerdictCode = keyof Verdicts;

export type ScoreStep = {
  [Code in ScoreStepCode]: { readonly code: Code } & Readonly<ScoreSteps[Code]>;
}[ScoreStepCode];

export type Verdict = {
  [Code in VerdictCode]: { readonly code: Code } & Readonly<Verdicts[Code]>;
}[VerdictCode];
