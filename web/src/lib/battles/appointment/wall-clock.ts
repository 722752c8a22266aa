import { instantOf, wallTimeAt } from '@pelagonia/rules';
import { isZone } from '../../clock/moments.js';

const two = (value: number): string => String(value).padStart(2, '0');
const known = (zone: string): string => (isZone(zone) ? zone : 'UTC');

/** What a field for day and time shows for a moment: the clocks of the reader's zone, whatever the device's is. */
export function toField(moment: string | number | Date, zone: string): string {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(moment).getTime(), known(zone));
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The moment that such a field means; nothing while it is not filled in. */
export function fromField(value: string, zone: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(value)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return new Date(instantOf({ year, month, day, hour, minute }, known(zone))).toISOString();
}
