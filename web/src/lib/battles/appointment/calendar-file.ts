export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly start: string;
  readonly hours: number;
  readonly url: string;
  /** When the file is made. */
  readonly now: Date;
}

/** In UTC, as calendars read it: 20261120T180000Z. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545: a line has 75 octets at most; what is longer goes on after a blank. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let [whole, row] = ['', ''];
  for (const sign of line) {
    if (bytes.encode(row + sign).length > 73) {
      whole += `${row}\r\n `;
      row = '';
    }
    row += sign;
  }
  return whole + row;
}

/** An appointment that any calendar takes. */
export function calendarFile({ id, title, place, start, hours, url, now }: CalendarEntry): string {
  const from = new Date(start);
  const until = new Date(from.getTime() + hours * 3_600_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pelagonia//Battles//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
