import type { ConquestState, PlayerId } from '../conquest/conquest-state.js';
import { numberStream } from './fast-dice.js';
import { playCampaign } from './play-campaign.js';
import { wilsonInterval, type Interval } from './wilson-interval.js';

/** HOUSE: a quarter of a year of weekly turns, for simulations that name no limit. */
export const usualTurnLimit = 12;

/** What has been counted so far; tallies of different campaigns can be added. */
export interface Tally {
  readonly campaigns: number;
  readonly turns: number;
  readonly battles: number;
  /** By player; a shared victory is a part for each. */
  readonly wins: ReadonlyMap<PlayerId, number>;
}

export const emptyTally: Tally = { campaigns: 0, turns: 0, battles: 0, wins: new Map() };

/** Which campaigns to play: `count` of them from number `first` on. The number and the seed decide all that happens in one. */
export interface Series {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** Plays campaigns with bots and adds them to a tally. A campaign without a turn limit gets the usual one. */
export function simulate(
  start: ConquestState,
  { seed, first, count }: Series,
  tally: Tally = emptyTally,
): Tally {
  const limited = { ...start, settings: { turnLimit: usualTurnLimit, ...start.settings } };
  const wins = new Map(tally.wins);
  let { turns, battles } = tally;
  for (let number = first; number < first + count; number++) {
    // A stream of its own for each, so that a series may be cut anywhere.
    const played = playCampaign(limited, numberStream(numberStream(seed ^ Math.imul(number, 0x85ebca6b))()));
    turns += played.turns;
    battles += played.battles;
    for (const winner of played.winners) {
      wins.set(winner, (wins.get(winner) ?? 0) + 1 / played.winners.length);
    }
  }
  return { campaigns: tally.campaigns + count, turns, battles, wins };
}

export interface SeatStatistics extends Interval {
  readonly seat: PlayerId;
  readonly wins: number;
  readonly share: number;
}

export interface SimulationStatistics {
  readonly campaigns: number;
  readonly seats: readonly SeatStatistics[];
  readonly meanTurns: number;
  readonly battlesPerTurn: number;
}

/** What a tally says about each seat and about the campaigns as a whole. */
export function statisticsOf(
  { campaigns, turns, battles, wins }: Tally,
  seats: readonly PlayerId[],
): SimulationStatistics {
  return {
    campaigns,
    seats: seats.map((seat) => {
      const won = wins.get(seat) ?? 0;
      return { seat, wins: won, share: ratio(won, campaigns), ...wilsonInterval(won, campaigns) };
    }),
    meanTurns: ratio(turns, campaigns),
    battlesPerTurn: ratio(battles, turns),
  };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
