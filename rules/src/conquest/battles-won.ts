import type { ConquestState, PlayerId, TurnEvents } from './conquest-state.js';
import type { Battle } from './turn-course.js';

/** R13: battles won by everybody, with those of this turn. */
export function battlesWonAfter(
  state: ConquestState,
  battles: readonly Battle[],
  results: TurnEvents['results'],
): Map<PlayerId, number> {
  const won = new Map(state.battlesWon);
  for (const { key } of battles) {
    const outcome = results.get(key);
    if (outcome !== undefined && 'winner' in outcome)
      won.set(outcome.winner, (won.get(outcome.winner) ?? 0) + 1);
  }
  return won;
}
