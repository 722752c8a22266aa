import { m } from '../../paraglide/messages.js';
import type { ChoiceInFullFragment } from '../../generated/operations.js';

/** What was answered, or would be, in words. */
export function answerWords(
  { kind }: Pick<ChoiceInFullFragment, 'kind'>,
  answer: readonly string[],
  seatName: (letter: string) => string,
): string {
  if (kind === 'FIGHT_OR_WITHDRAW')
    return answer[0] === 'fight' ? m.battles_choice_fight() : m.battles_choice_withdraw();
  return answer.map(seatName).join(', ');
}
