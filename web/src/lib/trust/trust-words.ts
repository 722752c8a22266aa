import {
  describeDiceFault,
  describeSealFault,
  nobody,
  type DiceFault,
  type SealFaultCode,
} from '@pelagonia/rules';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import type { OpenCampaign } from '../campaign/open-campaign.svelte.js';
import type { CheckState } from './check-published-turn.js';
import type { Difference } from './compare-turns.js';
import type { FileOrder } from './turn-file.js';

type Names = Pick<OpenCampaign, 'seatName' | 'placeName'>;

export const stateWords: Record<CheckState, () => string> = {
  verified: () => m.trust_state_verified(),
  failed: () => m.trust_state_failed(),
  closed: () => m.trust_state_closed(),
  none: () => m.trust_state_none(),
};

/** An order in a line, with the answers that were left with it. */
export function orderWords(order: FileOrder, names: Names): string {
  if (!order.given) return order.source === 'BOT' ? m.trust_order_bot() : m.trust_order_none();
  const march =
    order.attack === null
      ? m.trust_order_defend()
      : order.from === null
        ? m.trust_order_attack({ place: names.placeName(order.attack) })
        : m.trust_order_attack_from({
            place: names.placeName(order.attack),
            base: names.placeName(order.from),
          });
  const first = order.fightFirst.map((seat) => names.seatName(seat)).join(', ');
  return [
    march,
    first && m.trust_order_first({ seats: first }),
    order.ifTaken === 'fight' && m.trust_order_if_taken_fight(),
    order.ifTaken === 'withdraw' && m.trust_order_if_taken_withdraw(),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a die was rolled for: `arrival`, or a battle's key behind its purpose. */
export function purposeWords(purpose: string, names: Pick<Names, 'seatName'>): string {
  const named = (side: string) => (side === nobody ? m.trust_garrison() : names.seatName(side));
  const [, attacker, defender] = /(\w+)[>+](\w+)$/.exec(purpose) ?? [];
  const battle =
    attacker && defender ? m.trust_battle({ attacker: named(attacker), defender: named(defender) }) : purpose;
  if (purpose === 'arrival') return m.trust_purpose_arrival();
  if (purpose === 'bot') return m.trust_purpose_bot();
  if (purpose.startsWith('answer:'))
    return m.trust_purpose_answer({ seat: names.seatName(purpose.split(':').at(-1) ?? '') });
  if (purpose.startsWith('veteran:')) return m.trust_purpose_veteran({ battle });
  return purpose.startsWith('abstract:') ? m.trust_purpose_abstract({ battle }) : purpose;
}

export function sealFaultWords(code: SealFaultCode, seat: string | undefined, names: Names): string {
  const named = seat === undefined ? m.trust_seat_unknown() : names.seatName(seat);
  return describeSealFault({ code, seat: seat ?? '' }, getLocale(), () => named);
}

export const diceFaultWords = (fault: DiceFault, names: Names): string =>
  describeDiceFault(fault, getLocale(), (purpose) => purposeWords(purpose, names));

export function differenceWords({ kind, turn, seat }: Difference, names: Names): string {
  const named = seat === undefined ? m.trust_seat_unknown() : names.seatName(seat);
  const words: Record<Difference['kind'], () => string> = {
    TURN: () => m.trust_difference_turn({ turn }),
    DICE_PROMISE: () => m.trust_difference_dice_promise({ turn }),
    COMMITMENT: () => m.trust_difference_commitment({ turn, seat: named }),
    ORDER: () => m.trust_difference_order({ turn, seat: named }),
    SEED: () => m.trust_difference_seed({ turn }),
    DIE: () => m.trust_difference_die({ turn }),
  };
  return words[kind]();
}
