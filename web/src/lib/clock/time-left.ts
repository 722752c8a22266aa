import type { Locale } from '../paraglide/runtime.js';
import { numberFormat } from '../words/formats.js';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The two largest units that matter: "2 d 4 h", "3 h 20 min", "45 s"; nothing once the moment has come. */
export function timeLeft(moment: Date | string, now: Date, locale: Locale): string | undefined {
  const seconds = Math.floor((new Date(moment).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  const say = (count: number, unit: string) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  if (seconds < minute) return say(seconds, 'second');
  const [large, small, unit, lesser] =
    seconds >= day
      ? [Math.floor(seconds / day), Math.floor((seconds % day) / hour), 'day', 'hour']
      : [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), 'hour', 'minute'];
  return [large > 0 ? say(large, unit) : '', small > 0 ? say(small, lesser) : ''].filter(Boolean).join(' ');
}
