import { adjudicate, type Adjudication } from './adjudicate.js';
import {
  byId,
  type BattleOutcome,
  type ConquestState,
  type PlayerId,
  type TerritoryId,
  type TerritoryState,
  type TurnEvents,
} from './conquest-state.js';
import type { RollDie } from './order-of-arrival.js';
import type { Battle, Choice } from './turn-course.js';
import type { CampaignEnd } from './victory.js';

/** A territory that ends up with another owner, or in another state, than it would have. */
export interface ChangedTerritory {
  readonly territory: TerritoryId;
  readonly before: PlayerId | undefined;
  readonly after: PlayerId | undefined;
  /** Whether it is ruins, each time. */
  readonly ruinsBefore: boolean;
  readonly ruinsAfter: boolean;
}

/** What sets one outcome of a turn apart from another. */
export interface OutcomeDifference {
  /** Battles that the new course does not have; their results, if any, are void. */
  readonly vanished: readonly Battle[];
  /** Battles that only the new course has. */
  readonly appeared: readonly Battle[];
  /** Choices that nobody needs to make any more, and those that must be made now. */
  readonly choicesVanished: readonly Choice[];
  readonly choicesAppeared: readonly Choice[];
  /** By id; a turn that is not over counts with what has been taken so far. */
  readonly territories: readonly ChangedTerritory[];
  /** Who is out only in the new course, and who only in the old. */
  readonly eliminated: readonly PlayerId[];
  readonly revived: readonly PlayerId[];
  /** How the campaign stands, if that differs. */
  readonly campaign: { readonly before: CampaignEnd; readonly after: CampaignEnd } | undefined;
  /** Whether the turn is over, each time. */
  readonly done: { readonly before: boolean; readonly after: boolean };
}

/** A result as it is to be from now on; no outcome: it is struck out and the battle is to be fought again. */
export interface ChangedResult {
  readonly key: string;
  readonly outcome?: BattleOutcome;
}

/**
 * What correcting one result would change in a turn, to be shown before it is done. `dice` gives fresh dice, which must fall
 * alike each time: the turn is played twice.
 */
export function correctionOf(
  state: ConquestState,
  events: TurnEvents,
  { key, outcome }: ChangedResult,
  dice: () => RollDie,
): OutcomeDifference {
  const results = new Map(events.results);
  if (outcome === undefined) results.delete(key);
  else results.set(key, outcome);
  const before = adjudicate(state, events, dice());
  return compareOutcomes(before, adjudicate(state, { ...events, results }, dice()));
}

/** The difference between two outcomes of one turn. */
export function compareOutcomes(before: Adjudication, after: Adjudication): OutcomeDifference {
  return {
    vanished: missingFrom(after.battles, before.battles),
    appeared: missingFrom(before.battles, after.battles),
    choicesVanished: missingFrom(after.choices, before.choices),
    choicesAppeared: missingFrom(before.choices, after.choices),
    territories: changedTerritories(before, after),
    eliminated: after.eliminated.filter(notIn(before.eliminated)),
    revived: before.eliminated.filter(notIn(after.eliminated)),
    campaign: sameEnd(before.campaign, after.campaign)
      ? undefined
      : { before: before.campaign, after: after.campaign },
    done: { before: before.done, after: after.done },
  };
}

/** Those of the second list whose keys the first has not. */
function missingFrom<T extends { readonly key: string }>(list: readonly T[], among: readonly T[]): T[] {
  const keys = new Set(list.map(({ key }) => key));
  return among.filter(({ key }) => !keys.has(key));
}

function notIn(players: readonly PlayerId[]): (player: PlayerId) => boolean {
  const known = new Set(players);
  return (player) => !known.has(player);
}

function sameEnd(a: CampaignEnd, b: CampaignEnd): boolean {
  return a.over === b.over && a.winners.join() === b.winners.join();
}

function changedTerritories(before: Adjudication, after: Adjudication): ChangedTerritory[] {
  const early = holdings(before);
  const late = holdings(after);
  return [...early]
    .flatMap(([territory, { owner, ruins }]) => {
      const then = late.get(territory) as TerritoryState;
      if (then.owner === owner && then.ruins === ruins) return [];
      return [{ territory, before: owner, after: then.owner, ruinsBefore: ruins, ruinsAfter: then.ruins }];
    })
    .sort((a, b) => byId(a.territory, b.territory));
}

/** Who holds what: after the turn if it is over, else with what has been taken so far, a capital to be razed (R11). */
function holdings({ territories, captures, done }: Adjudication): ReadonlyMap<TerritoryId, TerritoryState> {
  if (done) return territories;
  const held = new Map(territories);
  for (const { territory: id, to } of captures) {
    const territory = held.get(id) as TerritoryState;
    held.set(id, { ...territory, owner: to, ruins: territory.kind === 'capital' });
  }
  return held;
}
