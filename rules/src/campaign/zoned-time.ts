/** A moment as clocks on the wall of some zone show it. Months count from 1; days beyond a month's end run on. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Whether there is such a zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant (milliseconds since 1970, UTC). */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) as number;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * When the clocks of a zone show this. Of an hour that comes twice in autumn, the first; for one that is skipped in spring,
 * as much later as the clocks jump, so that no deadline is ever early.
 */
export function instantOf(wall: WallTime, zone: string): number {
  const naive = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const day = 86_400_000;
  const before = naive - offsetAt(naive - day, zone);
  const after = naive - offsetAt(naive + day, zone);
  if (offsetAt(before, zone) === naive - before)
    return Math.min(before, fits(after, naive, zone) ? after : before);
  return fits(after, naive, zone) ? after : before;
}

function fits(instant: number, naive: number, zone: string): boolean {
  return offsetAt(instant, zone) === naive - instant;
}

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const { year, month, day, hour, minute } = wallTimeAt(instant, zone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf({ year, month, day }: WallTime): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}
