import type { BattleOutcome, BattleSide, ReportAnswer, ResultDepth } from '../../generated/operations.js';
import { m } from '../../paraglide/messages.js';

const depths: Record<ResultDepth, () => string> = {
  FULL: () => m.battle_depth_told_full(),
  ROSTERS: () => m.battle_depth_told_rosters(),
  TOTALS: () => m.battle_depth_told_totals(),
  OUTCOME: () => m.battle_depth_told_outcome(),
};
/** How much a report told. */
export const depthTold = (depth: ResultDepth): string => depths[depth]();

const answers: Record<ReportAnswer, () => string> = {
  CONFIRMED: () => m.battle_report_confirmed(),
  SILENCE: () => m.battle_report_silence(),
  DISPUTED: () => m.battle_report_disputed(),
  REPLACED: () => m.battle_report_replaced(),
};
/** What became of a report. */
export const answerWord = (answer: ReportAnswer | null | undefined): string =>
  answer == null ? m.battle_report_waits() : answers[answer]();

export const outcomeWord = (outcome: BattleOutcome, name: (side: BattleSide) => string): string =>
  outcome === 'DRAW' ? m.battles_drawn() : m.battles_won_by({ name: name(outcome) });
