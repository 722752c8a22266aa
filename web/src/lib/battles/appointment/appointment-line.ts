import { session } from '../../api/session.svelte.js';
import { absolute, detectedZone } from '../../clock/moments.js';
import type { AppointmentState, BattleStatus } from '../../generated/operations.js';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** The reader's zone: his profile's, or else his device's. */
export const readersZone = (): string => session.account?.timeZone ?? detectedZone();

interface Appointed {
  readonly status: BattleStatus;
  readonly appointment: AppointmentState;
  readonly appointedFor?: string | null;
  readonly place?: string | null;
}

/** How far the sides have come in finding a time, in a line. */
export function appointmentLine({ status, appointment, appointedFor, place }: Appointed): string {
  if (appointedFor != null) {
    const when = absolute(appointedFor, readersZone(), getLocale());
    return place ? `${when}, ${place}` : when;
  }
  if (!['READY', 'APPOINTED', 'POSTPONED'].includes(status)) return '';
  if (appointment === 'PROPOSED') return m.battle_appoint_proposed();
  return appointment === 'NO_TIME_YET' ? m.battle_appoint_no_time() : m.battle_appoint_none();
}
