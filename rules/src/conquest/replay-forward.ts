import { stateAfter } from '../simulation/play-campaign.js';
import type { Adjudication } from './adjudicate.js';
import type { ConquestState, TurnEvents } from './conquest-state.js';
import { intervene, type Intervention, type InterventionFault } from './intervention.js';
import type { Battle, Choice } from './turn-course.js';
import type { CampaignEnd } from './victory.js';

/** A turn that was played, with all that was said and fought in it. */
export interface TurnOnRecord {
  /** What the referee did to the map before its orders were given. */
  readonly interventions: readonly Intervention[];
  /** Adjudicates its orders, results and answers from any start; absent: its orders are not open yet. */
  readonly play?: (start: ConquestState) => {
    readonly adjudication: Adjudication;
    readonly results: TurnEvents['results'];
  };
}

/** A turn as it would have gone. */
export interface ReplayedTurn {
  readonly start: ConquestState;
  /** Absent while its orders are not open. */
  readonly adjudication: Adjudication | undefined;
  /** What the referee did, and can no longer do from this start. */
  readonly lapsed: readonly { readonly intervention: Intervention; readonly fault: InterventionFault }[];
}

export interface Replay {
  /** Those that follow one another, the first as given. */
  readonly turns: readonly ReplayedTurn[];
  /** How many of the turns on record no longer take place: one before them waits, or ended the campaign. */
  readonly cutOff: number;
  /** What the last of `turns` waits for, if it is not over. */
  readonly waitsFor: { readonly battles: readonly Battle[]; readonly choices: readonly Choice[] } | undefined;
  /** The state after the last of `turns`, if it is over. */
  readonly after: ConquestState | undefined;
  readonly campaign: CampaignEnd;
}

/**
 * Plays turns again from the first on, each from what the one before it leaves, with the orders, results and answers on
 * record: so a correction of a past turn reaches the present. Orders that have become illegal become the default, results
 * stick to the keys of their battles. It goes as far as it holds.
 */
export function replayForward(start: ConquestState, turns: readonly TurnOnRecord[]): Replay {
  const replayed: ReplayedTurn[] = [];
  let campaign: CampaignEnd = { over: false, winners: [] };
  let after: ConquestState | undefined = start;
  for (const turn of turns) {
    // The first start is given as it was, the referee's interventions included.
    const begun: Begun = replayed.length === 0 ? { start, lapsed: [] } : begin(after, turn.interventions);
    const played = turn.play?.(begun.start);
    replayed.push({ ...begun, adjudication: played?.adjudication });
    after = played?.adjudication.done
      ? stateAfter(begun.start, played.adjudication, played.results)
      : undefined;
    if (played !== undefined) ({ campaign } = played.adjudication);
    if (after === undefined || campaign.over) break;
  }
  const last = replayed.at(-1)?.adjudication;
  return {
    turns: replayed,
    cutOff: turns.length - replayed.length,
    waitsFor: last === undefined || last.done ? undefined : openOf(last),
    after,
    campaign,
  };
}

type Begun = Pick<ReplayedTurn, 'start' | 'lapsed'>;

function begin(after: ConquestState, interventions: readonly Intervention[]): Begun {
  let start = after;
  const lapsed: { intervention: Intervention; fault: InterventionFault }[] = [];
  for (const intervention of interventions) {
    const stepped = intervene(start, intervention);
    if ('fault' in stepped) lapsed.push({ intervention, fault: stepped.fault });
    else start = stepped.state;
  }
  return { start, lapsed };
}

function openOf({ battles, choices }: Adjudication) {
  return { battles: battles.filter(({ status }) => status === 'ready'), choices };
}
