import type { Answer } from './conquest-state.js';
import type { Choice } from './turn-course.js';

/** Section 6: what is answered when time is up. SILENT: attackers are met in alphabetical order, and late comers withdraw. */
export function defaultAnswer({
  kind,
  among,
}: {
  readonly kind: Choice['kind'];
  readonly among: readonly string[];
}): Answer {
  return kind === 'fightOrWithdraw' ? 'withdraw' : among;
}
