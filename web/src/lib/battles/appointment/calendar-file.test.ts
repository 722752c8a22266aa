import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.js';

const entry = {
  id: 'battle@pelagonia',
  title: 'Battle for Redlode Mine: Anna, Bruno; the rest',
  place: 'Old Forge club,\nback room',
  start: '2026-11-20T18:00:00.000Z',
  hours: 3,
  url: 'https://example.org/campaigns/1/battles/1/field%3Ab-res%3AA%3EB',
  now: new Date('2026-11-17T10:00:00.000Z'),
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an appointment has its times in UTC and its text escaped', () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines).toContain('DTSTART:20261120T180000Z');
  expect(lines).toContain('DTEND:20261120T210000Z');
  expect(lines).toContain('SUMMARY:Battle for Redlode Mine: Anna\\, Bruno\\; the rest');
  expect(lines).toContain('LOCATION:Old Forge club\\,\\nback room');
  expect(lines.at(-1)).toBe('');
});

test('no line is longer than calendars take, and none is cut within a letter', () => {
  const file = calendarFile({ ...entry, title: 'Ñandú '.repeat(40) });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${'Ñandú '.repeat(40)}`);
});

test('without a place there is no empty one', () => {
  expect(calendarFile({ ...entry, place: '' })).not.toContain('LOCATION');
});
