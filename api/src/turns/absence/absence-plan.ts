import type { CampaignSettings } from '@pelagonia/rules';
import type { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { defaultSource } from './absence-ladder.js';

export const absenceCodes = [
  'NOTHING_TO_ORDER',
  'ORDER_SEALED',
  'STANDING_ORDER',
  'DELEGATE_MAY_ORDER',
  'ON_LEAVE',
  'DEADLINE_MOVES',
  'ARMY_DEFENDS',
  'ORDER_REPEATED',
  'BOT_ORDERS',
  'MISS_COUNTED',
  'SEAT_OPENS',
] as const;
export type AbsenceCode = (typeof absenceCodes)[number];

/** One step of what happens to a seat whose player does nothing, with what its sentence names. */
export type AbsenceStep = Readonly<{
  code: AbsenceCode;
  /** When it happens. */
  at?: Date;
  hours?: number;
  /** How often more it can happen; of a miss: how many there are then. */
  count?: number;
  /** After how many misses the seat is open. */
  limit?: number;
}>;

/** All that the plan depends on: the seat's own affairs, and nobody else's. */
export type OwnAffairs = Readonly<{
  seat: SeatEntity;
  stands: boolean;
  /** How often the campaign has waited for it already. */
  waits: number;
  onLeave: boolean;
  /** What the player himself has sealed. */
  own: 'sealed' | 'standing' | undefined;
  hasDelegate: boolean;
  deadline: Date | null;
}>;

const hour = 3_600_000;

/** The ladder told in advance: "if you do nothing by then, this happens". */
export function absencePlan(settings: CampaignSettings, affairs: OwnAffairs): AbsenceStep[] {
  const { seat, stands, waits, onLeave, own, hasDelegate, deadline } = affairs;
  const { absence } = settings;
  const at = deadline === null ? {} : { at: deadline };
  if (!stands) return [{ code: 'NOTHING_TO_ORDER' }];
  if (own !== undefined) return [{ code: own === 'sealed' ? 'ORDER_SEALED' : 'STANDING_ORDER', ...at }];
  const steps: AbsenceStep[] = hasDelegate ? [{ code: 'DELEGATE_MAY_ORDER', ...at }] : [];
  const fallback: AbsenceStep = { code: fallbackCodes[defaultSource(settings, seat)] ?? 'ARMY_DEFENDS' };
  if (onLeave) return [...steps, { code: 'ON_LEAVE', ...at }, { ...fallback, ...at }];
  const left = absence.extensions - waits;
  if (left > 0 && deadline !== null && !seat.openForReplacement) {
    const later = new Date(deadline.getTime() + left * absence.extensionHours * hour);
    steps.push({ code: 'DEADLINE_MOVES', at: deadline, hours: absence.extensionHours, count: left });
    steps.push({ ...fallback, at: later });
  } else steps.push({ ...fallback, ...at });
  if (absence.missesUntilOpen === 0 || seat.openForReplacement) return steps;
  const miss = { count: seat.misses + 1, limit: absence.missesUntilOpen };
  return [...steps, { code: miss.count >= miss.limit ? 'SEAT_OPENS' : 'MISS_COUNTED', ...miss }];
}

const fallbackCodes: Partial<Record<string, AbsenceCode>> = {
  default: 'ARMY_DEFENDS',
  repeat: 'ORDER_REPEATED',
  bot: 'BOT_ORDERS',
};
