import { type WallTime, instantOf, wallTimeAt, weekdayOf } from './zoned-time.js';

const hour = 3_600_000;
const day = 24 * hour;

/** HOUSE: how long a turn lasts. */
export type Cadence =
  /** Ends on a weekday (1 is Monday) at a time of day, every so many weeks. */
  | { readonly kind: 'weekly'; readonly weeks: number; readonly weekday: number; readonly time: string }
  /** Ends so many days after it began, at a time of day. */
  | { readonly kind: 'days'; readonly days: number; readonly time: string }
  /** Ends so many hours after it began, whatever the clocks do. */
  | { readonly kind: 'duration'; readonly hours: number }
  /** Ends when an organiser says so. */
  | { readonly kind: 'manual' };

/** The book's week. */
export const usualCadence: Cadence = { kind: 'weekly', weeks: 1, weekday: 7, time: '20:00' };

/** When a turn that begins now ends; undefined: when somebody says so. */
export function deadlineOf(cadence: Cadence, zone: string, begins: number): number | undefined {
  switch (cadence.kind) {
    case 'manual':
      return undefined;
    case 'duration':
      return begins + cadence.hours * hour;
    case 'days':
      return instantOf(later(wallTimeAt(begins, zone), cadence.days, cadence.time), zone);
    case 'weekly':
      return weeklyDeadline(cadence, zone, begins);
  }
}

/** A turn that begins on another day than its weekday is shorter or longer by half a week at most. */
function weeklyDeadline(
  { weeks, weekday, time }: Extract<Cadence, { kind: 'weekly' }>,
  zone: string,
  begins: number,
): number {
  const today = wallTimeAt(begins, zone);
  const first = (weekday - weekdayOf(today) + 7) % 7;
  for (let days = first; ; days += 7) {
    const deadline = instantOf(later(today, days, time), zone);
    if (deadline - begins >= (weeks - 0.5) * 7 * day) return deadline;
  }
}

/** The first deadlines of a campaign that begins now, as if every turn ended on time. */
export function coming(cadence: Cadence, zone: string, begins: number, count: number): readonly number[] {
  const deadlines: number[] = [];
  for (let from = begins; deadlines.length < count;) {
    const next = deadlineOf(cadence, zone, from);
    if (next === undefined) break;
    deadlines.push(next);
    from = next;
  }
  return deadlines;
}

function later(today: WallTime, days: number, time: string): WallTime {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return { ...today, day: today.day + days, hour: hours, minute: minutes };
}
