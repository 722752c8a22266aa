import { m } from '../paraglide/messages.js';

interface Names {
  seatName(letter: string): string;
  placeName(territory: string): string;
}

const isOrder = (key: string) => key.startsWith('order:');

/** What a choice is about, told from its key: `order:A` or `contest:herons-bridge:A`. */
export function choiceText(key: string, names: Names): string {
  const parts = key.split(':');
  const seat = names.seatName(parts.at(-1) ?? '');
  return isOrder(key)
    ? m.desk_choice_order({ seat })
    : m.desk_choice_contest({ seat, place: names.placeName(parts[1] ?? '') });
}

/** What was answered; of an order, who comes first. */
export function answerText(key: string, answer: readonly string[], names: Names): string {
  if (isOrder(key)) return m.desk_choice_first({ seat: names.seatName(answer[0] ?? '') });
  return answer[0] === 'fight' ? m.desk_choice_fight() : m.desk_choice_withdraw();
}
