import type { PlayerId } from './conquest-state.js';
import type { Lands } from './lands.js';
import { battlesWonAfter } from './battles-won.js';
import { fieldArmies } from './strength.js';
import type { TurnCourse } from './turn-course.js';

export interface CampaignEnd {
  readonly over: boolean;
  /** Several: they share the victory. None although it is over: nobody wins. */
  readonly winners: readonly PlayerId[];
}

/** R13: the last player standing; or, when the agreed turns have passed, whoever holds most territory. */
export function victory(course: TurnCourse, lands: Lands, standing: readonly PlayerId[]): CampaignEnd {
  const [last] = standing;
  if (last === undefined) {
    course.tell({ code: 'NOBODY_STANDING', rule: 'R13' });
    return { over: true, winners: [] };
  }
  // HOUSE: who plays alone from the start has outlasted nobody.
  if (standing.length === 1 && course.armies.filter(({ stands }) => stands).length > 1) {
    course.tell({ code: 'LAST_STANDING', rule: 'R13', player: last });
    return { over: true, winners: [last] };
  }
  const { turnLimit } = course.state.settings;
  if (turnLimit === undefined || course.state.turn < turnLimit) return { over: false, winners: [] };
  return { over: true, winners: mostTerritory(course, lands, standing) };
}

/** SILENT on ties: army points, then battles won, then shared. */
function mostTerritory(course: TurnCourse, lands: Lands, standing: readonly PlayerId[]): readonly PlayerId[] {
  const { state } = course;
  const held = new Map<PlayerId, number>();
  for (const { owner, ruins } of lands.values()) {
    if (owner !== undefined && !ruins) held.set(owner, (held.get(owner) ?? 0) + 1);
  }
  const largest = highest(standing, held);
  for (const player of largest.best) {
    course.tell({ code: 'MOST_TERRITORY', rule: 'R13', player, territories: largest.most });
  }
  if (largest.best.length === 1) return largest.best;
  const strongest = highest(largest.best, fieldArmies(lands.values(), state.settings, state.bonus));
  if (strongest.best.length === 1) {
    for (const player of strongest.best) {
      course.tell({ code: 'TIE_BROKEN_BY_POINTS', rule: 'R13', player, points: strongest.most });
    }
    return strongest.best;
  }
  const ablest = highest(strongest.best, battlesWonAfter(state, course.battles, course.events.results));
  if (ablest.best.length > 1) {
    course.tell({ code: 'VICTORY_SHARED', rule: 'R13', players: ablest.best.join(', ') });
    return ablest.best;
  }
  for (const player of ablest.best) {
    course.tell({ code: 'TIE_BROKEN_BY_BATTLES', rule: 'R13', player, battles: ablest.most });
  }
  return ablest.best;
}

function highest(
  players: readonly PlayerId[],
  measures: ReadonlyMap<PlayerId, number>,
): { best: readonly PlayerId[]; most: number } {
  const measure = (player: PlayerId) => measures.get(player) ?? 0;
  const most = players.reduce((so, player) => Math.max(so, measure(player)), 0);
  return { best: players.filter((player) => measure(player) === most), most };
}
