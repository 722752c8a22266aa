import { type Adjudication, compareOutcomes, type OutcomeDifference } from '@pelagonia/rules';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { stored, type TurnStart } from '../turns/turn-start.js';
import {
  CorrectionPreviewModel,
  type CorrectedTerritoryModel,
  type CorrectedTurnModel,
  type MissingEventsModel,
} from './correction.models.js';
import type { CorrectedCourse, CorrectedTurn } from './corrected-course.js';

/** All that a referee is told before he applies a correction. */
export function previewOf(
  campaign: CampaignEntity,
  now: TurnStart,
  course: CorrectedCourse,
): CorrectionPreviewModel {
  const { campaign: end } = course.replay;
  return new CorrectionPreviewModel({
    version: campaign.version,
    holds: course.reopened === undefined && course.cutOff.length === 0,
    turns: changedTurns(course),
    missing: missingOf(course),
    voidTurns: course.cutOff.map(({ turn }) => turn.number),
    map: mapDifference(now, mapAfter(course)),
    leagueTable: [],
    statusAfter: end.over ? 'finished' : 'running',
    winnersBefore: campaign.winners,
    winnersAfter: end.over ? end.winners : [],
  });
}

/** Turns in which anything changes. */
export function changedTurns({ turns }: CorrectedCourse): CorrectedTurnModel[] {
  return turns.map(turnModel).filter(changesAnything);
}

function turnModel({ file, replayed, before, after }: CorrectedTurn): CorrectedTurnModel {
  const difference =
    before && after ? compareOutcomes(before.adjudication, after.adjudication) : noDifference;
  const known = new Set(before?.adjudication.illegal.map(({ player }) => player));
  return {
    turn: file.turn.number,
    battlesVanished: difference.vanished.map(({ key }) => key),
    battlesAppeared: difference.appeared.map(({ key }) => key),
    territories: difference.territories.map((one) => ({
      territory: one.territory,
      before: one.before ?? null,
      after: one.after ?? null,
      ruinsBefore: one.ruinsBefore,
      ruinsAfter: one.ruinsAfter,
    })),
    ordersReplaced: replaced(after?.adjudication).filter(({ seat }) => !known.has(seat)),
    eliminated: difference.eliminated,
    revived: difference.revived,
    mapChangesLapse: replayed.lapsed.length > 0,
  };
}

function replaced(adjudication: Adjudication | undefined): { seat: string; fault: string }[] {
  return (adjudication?.illegal ?? []).map(({ player, code }) => ({ seat: player, fault: code }));
}

const noDifference: Pick<
  OutcomeDifference,
  'vanished' | 'appeared' | 'territories' | 'eliminated' | 'revived'
> = { vanished: [], appeared: [], territories: [], eliminated: [], revived: [] };

function changesAnything({ turn: _, mapChangesLapse, ...lists }: CorrectedTurnModel): boolean {
  return mapChangesLapse || Object.values(lists).some(({ length }) => length > 0);
}

function missingOf({ reopened, replay }: CorrectedCourse): MissingEventsModel | null {
  if (reopened === undefined || replay.waitsFor === undefined) return null;
  return {
    turn: reopened.file.turn.number,
    battles: replay.waitsFor.battles.map(({ key, kind, attacker, defender }) => ({
      key,
      kind,
      attacker: attacker.player,
      defender: defender.player,
    })),
    choices: replay.waitsFor.choices.map(({ key, player, among }) => ({ key, seat: player, among })),
  };
}

/** The map that everybody would look at: of the turn under way, or of the end. */
function mapAfter({ turns, replay }: CorrectedCourse): TurnStart['territories'] {
  const last = turns.at(-1);
  const state = replay.after ?? last?.replayed.start;
  return state === undefined ? {} : stored(state.territories.values());
}

function mapDifference(
  { territories: before }: TurnStart,
  after: TurnStart['territories'],
): CorrectedTerritoryModel[] {
  return Object.entries(after).flatMap(([territory, { owner, ruins }]) => {
    const now = before[territory];
    if (now === undefined || (now.owner === owner && now.ruins === ruins)) return [];
    return [{ territory, before: now.owner, after: owner, ruinsBefore: now.ruins, ruinsAfter: ruins }];
  });
}
