import type { Answer, BattleOutcome } from '@pelagonia/rules';
import type { CorrectedEventInput } from './correction.inputs.js';

/** A result or an answer as it is to be; without an outcome the battle is to be fought again. */
export type CorrectedEvent = Readonly<{ turn: number; key: string }> &
  (
    | Readonly<{ of: 'battle'; outcome: BattleOutcome | undefined }>
    | Readonly<{ of: 'choice'; given: readonly string[] }>
  );

export function correctedEvent({ turn, key, winner, strike, answer }: CorrectedEventInput): CorrectedEvent {
  if (answer != null) return { turn, key, of: 'choice', given: answer };
  const outcome = winner == null ? ({ draw: true } as const) : { winner };
  return { turn, key, of: 'battle', outcome: strike ? undefined : outcome };
}

/** What the adjudicator takes for an answer; whether it fits its choice shows in the course of the turn. */
export function answerFrom(given: readonly string[]): Answer {
  const [only] = given;
  return given.length === 1 && (only === 'fight' || only === 'withdraw') ? only : given;
}
