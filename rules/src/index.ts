export * from './hex/hex.js';
export * from './hex/offset.js';
export * from './hex/plane.js';
export { adjacency, type Adjacency } from './map/adjacency.js';
export * from './map/campaign-map.js';
export { checkMap, type CheckedMap } from './map/check-map.js';
export { describeViolation, type Language } from './map/describe-violation.js';
export { isPassable, isWater, canStandOn } from './map/passability.js';
export { mapFormat } from './map/read-map-file.js';
export {
  capitalDistances,
  hexesFrom,
  reachOfSeats,
  reachSteps,
  stepsFrom,
  type CapitalDistance,
  type SeatReach,
} from './map/reach.js';
export { startingOwners } from './map/starting-owners.js';
export type { MapFaultCode, MapFaults, Shape, Violation } from './map/violation.js';
export { diceOf, type Dice, type DieRoll } from './dice/dice.js';
export { isSeed, seedCommitment, seedFromText } from './dice/die-source.js';
export {
  DiceScriptFault,
  scriptedDice,
  type DiceScriptFaultCode,
  type ScriptedDice,
} from './dice/scripted-dice.js';
export { verifyRolls, type DiceFault, type PublishedDice } from './dice/verify-rolls.js';
export {
  formatSheet,
  parseSheet,
  sheetOf,
  standingAnswer,
  type OrderSheet,
  type StandingAnswers,
} from './sealing/order-sheet.js';
export { commitmentsBySeat } from './sealing/commitments-by-seat.js';
export { commitmentOf, formatSeal, isNonce, parseSeal, type Seal } from './sealing/seal.js';
export {
  openSeal,
  sealFaultCodes,
  verifySeals,
  type ListedCommitment,
  type OpenedSeal,
  type SealFault,
  type SealFaultCode,
} from './sealing/verify-seals.js';
export { battleLength, turnsByDie, type Die } from './battle/battle-length.js';
export * from './battle/battle-report.js';
export { checkScore } from './battle/check-score.js';
export { describeScore } from './battle/describe-score.js';
export { describeInputFault } from './input/describe-fault.js';
export type { Checked, InputFault, InputFaultCode, InputFaults, ValueShape } from './input/fault.js';
export { tollOf, type Casualty, type FieldedPiece, type RosterToll } from './battle/roster-casualties.js';
export { winnerByTotals } from './battle/winner-by-totals.js';
export { scoreBattle, type BattleScore, type SideScore } from './battle/score-battle.js';
export type * from './battle/score-step.js';
export { halfPoints, paysHalf } from './battle/victory-points.js';
export { breakPoint, whyWithdraw, type Strength } from './battle/withdrawal.js';
export { checkGeneralPart } from './scenarios/check-general-part.js';
export { checkScenario } from './scenarios/check-scenario.js';
export * from './scenarios/forces.js';
export type * from './scenarios/general-part.js';
export * from './scenarios/plan.js';
export * from './scenarios/scenario.js';
export * from './scenarios/special-rule.js';
export { adjudicate, type Adjudication, type IllegalOrder } from './conquest/adjudicate.js';
export { readCaseFile, type Case, type CaseFile } from './conquest/case-book/case-file.js';
export { runCase } from './conquest/case-book/run-case.js';
export { contestKey } from './conquest/arrival.js';
export { battleStakes, type Stake, type StakeCode, type StakedBattle } from './conquest/battle-stakes.js';
export { describeStake } from './conquest/describe-stake.js';
export { checkTurn, type CheckedTurn, type DiceSource } from './conquest/check-turn.js';
export * from './conquest/conquest-settings.js';
export type {
  Answer,
  BattleOutcome,
  ConquestState,
  Order,
  PlayerId,
  TerritoryId,
  TerritoryState,
  TurnEvents,
} from './conquest/conquest-state.js';
export { leadOf, type Lead, type Reckoning } from './conquest/lead.js';
export { defaultAnswer } from './conquest/default-answer.js';
export { describeFact } from './conquest/describe-fact.js';
export { describeTurnFault } from './conquest/describe-turn-fault.js';
export {
  checkAttack,
  legalTargets,
  orderFaults,
  standingPlayers,
  type OrderFault,
  type Target,
} from './conquest/legal-orders.js';
export {
  foreseeAttack,
  foreseenCodes,
  threatsTo,
  type ForeseenCase,
  type ForeseenCode,
  type Threat,
} from './conquest/foresee.js';
export { repeatOrders } from './conquest/missing-orders.js';
export type { RollDie } from './conquest/order-of-arrival.js';
export { playTurn, type PlayedTurn } from './conquest/play-turn.js';
export { fieldArmies, fieldArmyParts, worth } from './conquest/strength.js';
export {
  battleKinds,
  nobody,
  type Battle,
  type BattleKind,
  type Capture,
  type Choice,
} from './conquest/turn-course.js';
export type { TurnFaultCode, TurnFaults, TurnViolation } from './conquest/turn-fault.js';
export type { TurnFact, TurnFactCode, TurnFacts } from './conquest/turn-log.js';
export { turnReport, type TurnReport } from './conquest/turn-report.js';
export type { CampaignEnd } from './conquest/victory.js';
export * from './views/turn-record.js';
export {
  viewFor,
  type CommitmentView,
  type SealedView,
  type TurnView,
  type Viewer,
} from './views/view-for.js';
export * from './rosters/army-list.js';
export * from './rosters/armoury.js';
export * from './rosters/attack.js';
export * from './rosters/spells.js';
export { checkSpells } from './rosters/check-spells.js';
export { checkArmoury } from './rosters/check-armoury.js';
export {
  checkArmyText,
  longestArmyText,
  type ArmyTextFault,
  type CheckedArmyText,
} from './rosters/check-army-text.js';
export { checkArmyList } from './rosters/check-army-list.js';
export { rosterNames } from './rosters/catalogue.js';
export { checkRoster } from './rosters/check-roster.js';
export { judgeRoster, readRoster, rosterSchema } from './rosters/read-roster.js';
export * from './rosters/roster.js';
export * from './rosters/roster-secrecy.js';
export type { RosterOption } from './rosters/roster-options.js';
export {
  rosterSheet,
  type RosterEntrySheet,
  type RosterLine,
  type RosterSheet,
} from './rosters/roster-sheet.js';
export { formatRosterFile, formatRosterText } from './rosters/text/format-roster.js';
export {
  parseRosterText,
  type ReadRosterText,
  type TextKnowledge,
  type TextLibrary,
} from './rosters/text/parse-roster.js';
export { parseRosterFile } from './rosters/text/parse-roster-file.js';
export {
  describeTextQuestion,
  describeTextRemark,
  questionKinds,
  type QuestionKind,
  type TextAnswers,
  type TextQuestion,
  type TextRemark,
} from './rosters/text/text-question.js';
export type * from './armies/army-ledger.js';
export { keyOfLine } from './armies/army-ledger.js';
export { checkDisbanding, checkMuster, checkRecruits, worthOfLines } from './armies/army-acts.js';
export { armyToll, type ArmyToll, checkFieldedArmy } from './armies/army-in-battle.js';
export { foldLedger } from './armies/fold-ledger.js';
export { siegeTerms } from './rosters/siege-terms.js';
export { recruitSheet } from './armies/recruit-sheet.js';
export { leagueRoundsOf, type Fixture, type LeagueRound } from './league/fixtures.js';
export {
  checkEntrants,
  checkLeagueResults,
  describeLeagueFault,
  type LeagueFault,
  type LeagueResult,
} from './league/league-fault.js';
export type { LeagueRecord } from './league/league-record.js';
export { leagueGround } from './league/league-ground.js';
export * from './league/league-settings.js';
export { leagueEnd, remainingFixtures, standings, type League, type Standing } from './league/standings.js';
export { awardHonour, eligibleUnits, type Awarded, type HonourClaim } from './veterans/award-honour.js';
export * from './veterans/honours.js';
export { checkFielded, loseHonours } from './veterans/lose-honours.js';
export * from './veterans/muster-roll.js';
export * from './veterans/refusal.js';
export { renameVeteran, type Renamed } from './veterans/rename-veteran.js';
export { describeDiceFault } from './dice/describe-dice-fault.js';
export { describeSealFault } from './sealing/describe-seal-fault.js';
export {
  compareOutcomes,
  correctionOf,
  type ChangedResult,
  type ChangedTerritory,
  type OutcomeDifference,
} from './conquest/correction.js';
export { terrainRound, type Battlefield } from './scenarios/battlefield.js';
export { describeReason } from './scenarios/describe-reason.js';
export { placeWords } from './scenarios/reason-sentences.js';
export { suggestScenarios, type Suggestion, type Suggestions } from './scenarios/suggest-scenarios.js';
export type { Reason, ReasonCode, Reasons } from './scenarios/suitability.js';
export { winningChance } from './bots/battle-odds.js';
export { botAnswer } from './bots/bot-answer.js';
export { botOrder, botOrders } from './bots/bot-order.js';
export { standIns } from './bots/stand-ins.js';
export { diceFrom, numberStream, type NumberStream } from './simulation/fast-dice.js';
export { fightBattle, playCampaign, stateAfter, type PlayedCampaign } from './simulation/play-campaign.js';
export {
  emptyTally,
  simulate,
  statisticsOf,
  usualTurnLimit,
  type SeatStatistics,
  type Series,
  type SimulationStatistics,
  type Tally,
} from './simulation/simulate.js';
export { startingState } from './simulation/starting-state.js';
export { wilsonInterval, type Interval } from './simulation/wilson-interval.js';
export {
  contentFaults,
  contentFile,
  contentFolder,
  contentKinds,
  contentSchema,
  describeContentFault,
  type ContentFault,
  type ContentKind,
} from './library/content.js';
export type { JsonSchema } from './input/json-schema.js';
export { libraryFaults, type ContentInput } from './library/check-library.js';
export { coming, deadlineOf, usualCadence, type Cadence } from './campaign/cadence.js';
export * from './campaign/campaign-settings.js';
export { foughtAlike, outcomeNotFought, partsNotFought, type UnfoughtBattle } from './campaign/not-fought.js';
export { checkCampaignSettings } from './campaign/check-campaign-settings.js';
export { instantOf, isTimeZone, wallTimeAt, type WallTime } from './campaign/zoned-time.js';
export {
  intervene,
  interventionFaults,
  type Intervention,
  type InterventionFault,
} from './conquest/intervention.js';
export {
  replayForward,
  type Replay,
  type ReplayedTurn,
  type TurnOnRecord,
} from './conquest/replay-forward.js';
