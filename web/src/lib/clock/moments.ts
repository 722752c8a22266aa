import type { Locale } from '../paraglide/runtime.js';
import { dateFormat, relativeFormat } from '../words/formats.js';

const day = 86_400;

/** Each unit, its length in seconds, and from how many on it is used. */
const steps = [
  ['year', 365 * day, 365 * day],
  ['month', 30 * day, 100 * day],
  ['day', day, day],
  ['hour', 3_600, 3_600],
  ['minute', 60, 60],
] as const;

/** A moment on the reader's clock, always with its zone on the same line: "Sun, 15 Nov 2026, 20:00 CET". */
export function absolute(moment: Date | string, zone: string, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  };
  const text = inZone(regionOf(locale), options, zone).format(new Date(moment));
  return text.replace(/ (\S+)$/, (_, named: string) => `\u00a0${named.replace('-', '\u2011')}`);
}

/**
 * How far away a moment is, in one unit: "2 days ago", "in 4 hours", "now". What is near is never said to be further
 * away than it is, so that no deadline seems later; what is far is rounded.
 */
export function relative(moment: Date | string, now: Date, locale: Locale): string {
  const seconds = (new Date(moment).getTime() - now.getTime()) / 1000;
  const format = relativeFormat(locale, { numeric: 'auto' });
  const whole = Math.abs(seconds) < 10 * day ? Math.trunc : Math.round;
  for (const [unit, length, from] of steps) {
    if (Math.abs(seconds) >= from) return format.format(whole(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** British English writes the day first and the clock in 24 hours, as the rest of the page does. */
function regionOf(locale: Locale): string {
  return locale === 'es' ? 'es-ES' : 'en-GB';
}

export function isZone(zone: string): boolean {
  try {
    dateFormat('en', { timeZone: zone });
    return zone.length > 0;
  } catch {
    return false;
  }
}

/** In UTC where this device does not know the zone. */
function inZone(region: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  try {
    return dateFormat(region, { ...options, timeZone });
  } catch {
    return dateFormat(region, { ...options, timeZone: 'UTC' });
  }
}

let detected: string | undefined;
export const detectedZone = (): string =>
  (detected ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** Every zone this browser knows, with UTC, which some leave out. */
export function allZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
