import { AbstractBattles } from './abstract-battles.js';
import { Proposals } from './appointments/proposals.js';
import { BattleDeadlines } from './battle-deadlines.js';
import { BattleLapses } from './battle-lapses.js';
import { BattleSettlement } from './battle-settlement.js';
import { BattlesOfTurn } from './battles-of-turn.js';
import { BotBattles } from './bots/bot-battles.js';
import { BotCourtesy } from './bots/bot-courtesy.js';
import { ChoicesOfTurn } from './choices-of-turn.js';
import { BattlePost } from './letters/battle-post.js';
import { Reports } from './reports/reports.js';
import { RosterVault } from '../rosters/roster-vault.js';
import { BattleRosters } from './rosters/battle-rosters.js';
import { ScenarioSuggestions } from './scenarios/scenario-suggestions.js';
import { Honours } from './veterans/honours.js';
import { MusterRolls } from './veterans/muster-rolls.js';

/** What of battles belongs to the course of a turn, and is needed by the clock. */
export const battleParts = [
  AbstractBattles,
  BattleDeadlines,
  BattleLapses,
  BattlePost,
  BattleRosters,
  BattleSettlement,
  BattlesOfTurn,
  BotBattles,
  BotCourtesy,
  ChoicesOfTurn,
  Honours,
  MusterRolls,
  Proposals,
  Reports,
  RosterVault,
  ScenarioSuggestions,
] as const;
