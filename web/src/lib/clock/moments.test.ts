import { describe, expect, it } from 'vitest';
import { absolute, allZones, isZone, relative } from './moments.js';

describe('a moment on the clock of the reader', () => {
  it('names its zone', () => {
    expect(absolute('2026-11-15T19:00:00Z', 'Europe/Madrid', 'en')).toBe('Sun, 15 Nov 2026, 20:00\u00a0CET');
    expect(absolute('2026-11-15T19:00:00Z', 'Europe/Madrid', 'es')).toMatch(
      /dom, 15 nov 2026, 20:00\u00a0CET/,
    );
  });

  it('follows the zone through the change of clocks', () => {
    expect(absolute('2026-10-25T00:30:00Z', 'Europe/Madrid', 'en')).toContain('02:30\u00a0CEST');
    expect(absolute('2026-10-25T01:30:00Z', 'Europe/Madrid', 'en')).toContain('02:30\u00a0CET');
  });

  it('says midnight as 00:00', () => {
    expect(absolute('2026-11-15T00:00:00Z', 'UTC', 'en')).toContain('00:00\u00a0UTC');
  });

  it('falls back to UTC, and says so, for a zone this device does not know', () => {
    expect(absolute('2026-11-15T19:00:00Z', 'Mars/Olympus', 'en')).toContain('19:00\u00a0UTC');
  });
});

describe('how far away a moment is', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it.each([
    ['2026-11-15T12:00:20Z', 'now', 'ahora'],
    ['2026-11-15T11:15:00Z', '45 minutes ago', 'hace 45 minutos'],
    ['2026-11-15T16:30:00Z', 'in 4 hours', 'dentro de 4 horas'],
    ['2026-11-14T11:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-18T13:00:00Z', 'in 3 days', 'dentro de 3 días'],
    ['2026-11-17T11:00:00Z', 'tomorrow', 'mañana'],
    ['2026-10-20T12:00:00Z', '26 days ago', 'hace 26 días'],
    ['2027-02-13T11:59:00Z', 'in 90 days', 'dentro de 90 días'],
    ['2027-05-13T12:00:00Z', 'in 6 months', 'dentro de 6 meses'],
    ['2027-11-15T11:59:00Z', 'in 12 months', 'dentro de 12 meses'],
    ['2024-10-20T12:00:00Z', '2 years ago', 'hace 2 años'],
  ])('%s is %s', (moment, english, spanish) => {
    expect(relative(moment, now, 'en')).toBe(english);
    expect(relative(moment, now, 'es')).toBe(spanish);
  });
});

it('knows zones from words', () => {
  expect(isZone('Europe/Madrid')).toBe(true);
  expect(isZone('')).toBe(false);
  expect(isZone('Madrid')).toBe(false);
  expect(allZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/Madrid', 'America/Lima']));
});
