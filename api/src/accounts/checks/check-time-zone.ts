import type { Checked } from './checked.js';

const canonicalZones = new Set(Intl.supportedValuesOf('timeZone'));

/** An IANA zone as this machine knows it; aliases such as `UTC` or a new spelling are taken, offsets are not. */
export function checkTimeZone(text: string): Checked<string> {
  if (canonicalZones.has(text)) return { value: text };
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(text)) return { fault: 'TIME_ZONE_UNKNOWN' };
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    // An alias stays: which of two names is the newer one, this machine may not know yet.
    return { value: timeZone.toLowerCase() === text.toLowerCase() ? timeZone : text };
  } catch {
    return { fault: 'TIME_ZONE_UNKNOWN' };
  }
}
