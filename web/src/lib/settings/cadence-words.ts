import { zoneCity } from '../clock/zone-named.js';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { dateFormat } from '../words/formats.js';
import type { SettingsDraft } from './settings-draft.js';

/** 1 is Monday, as in the API; so was 1 January 2024. */
export function weekdayName(weekday: number): string {
  const day = new Date(Date.UTC(2024, 0, weekday));
  return dateFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** How long a turn lasts, in a sentence. */
export function cadenceWords({ cadence, timeZone }: Pick<SettingsDraft, 'cadence' | 'timeZone'>): string {
  const { kind, weeks, weekday, days, hours } = cadence;
  const when = { time: cadence.time ?? '', zone: zoneCity(timeZone) };
  if (kind === 'MANUAL') return m.setting_words_manual();
  if (kind === 'DURATION') return m.setting_words_hours({ count: hours ?? 0 });
  if (kind === 'DAYS') return m.setting_words_days({ count: days ?? 0, ...when });
  const day = { weekday: weekdayName(weekday ?? 7), ...when };
  return weeks === 1 ? m.setting_words_weekly(day) : m.setting_words_weeks({ count: weeks ?? 1, ...day });
}
